import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sellerOf } from '../../money/sellers/sellers.service.ts';
import { addPromoCode } from '../promo-codes/promo-codes.service.ts';
import { openCounter } from './testing/counter.ts';
import { type Stall, soldOf, stall } from './testing/stall.ts';

// The races of the checkout, with both sides under way at once on two apps. Each is run several times, because either
// side may be first: whichever is, nobody pays for nothing and nothing is sold twice.

const counter = await openCounter();
const { parts, database, provider, buyer, referenceOf, run, alerts } = counter;

const rounds = 6;
const capacityOne = { goods: [{ price: 2500, capacity: 1 }] };

/** An order whose payment is open. */
async function openOrder(from: Stall) {
  const by = await buyer();
  const { id } = await by.place(from);
  await by.pay(id);
  return { by, id, reference: await referenceOf(id) };
}

const news = (about: string, reference: string) => ({
  id: crypto.randomUUID(),
  kind: `${about}.changed`,
  about,
  reference,
  account: null,
});

async function eachRound(play: () => Promise<void>) {
  for (let round = 0; round < rounds; round++) await play();
}

describe('at the same moment', () => {
  it('price, tax and code change, and the held order is paid as it was', () =>
    eachRound(async () => {
      const from = await stall(parts);
      await database.transaction(async (tx) => {
        const { id: sellerId } = await sellerOf(tx, { personId: from.owner.id }, counter.clock.now());
        const code = { code: 'Chalk10', kind: 'percent', value: 1000, currency: 'EUR' } as const;
        await addPromoCode(parts, tx, { sellerId, offerKind: 'stall', offerId: from.id, ...code });
      });
      const by = await buyer();
      const { id, total } = await by.place(from, { promoCode: 'chalk10' });
      expect(total).toBe(2250);
      const edit = async () => {
        await database.sql.execute(sql`update stall_goods set price = 9900 where stall = ${from.id}`);
        await database.sql.execute(
          sql`update money.sellers set tax_rate = 2000 where person_id = ${from.owner.id}`,
        );
        await database.sql.execute(
          sql`update checkout.promo_codes set value = 100 where offer_id = ${from.id}`,
        );
      };
      await Promise.all([edit(), by.pay(id), by.pay(id, 1)]);
      const reference = await referenceOf(id);
      provider.become(reference, 'succeeded');
      const [paid] = await Promise.all([by.settle(id, 1), edit()]);
      expect([paid.state, paid.total, provider.payment(reference).amount]).toEqual(['paid', 2250, 2250]);
    }));

  it('two payments of one order succeed: one stays, the other goes back', () =>
    eachRound(async () => {
      const from = await stall(parts);
      const { by, id, reference: first } = await openOrder(from);
      provider.become(first, 'failed', { failure: 'card_declined' });
      await by.settle(id);
      await by.pay(id);
      const second = await referenceOf(id);
      provider.become(first, 'succeeded');
      provider.become(second, 'succeeded');
      await Promise.all([
        counter.webhook(news('payment', first)),
        counter.webhook(news('payment', second), { desk: 1 }),
        by.settle(id),
        by.settle(id, 1),
      ]);
      await run();
      expect((await by.get(id)).state).toBe('paid');
      expect(provider.refundedOf(first) + provider.refundedOf(second)).toBe(2500);
      expect(await soldOf(database, from.goods[0]?.pool ?? '')).toBe(1);
    }));

  it('a capacity is set to 0 while several order: what is held is sold, and nothing more', () =>
    eachRound(async () => {
      const from = await stall(parts, { goods: [{ price: 2500, capacity: 3 }] });
      const pool = from.goods[0]?.pool ?? '';
      const buyers = await Promise.all(Array.from({ length: 5 }, () => buyer()));
      const [, ...placed] = await Promise.allSettled([
        counter.resize(pool, 0),
        ...buyers.map((by, index) => by.place(from, { desk: index % 2 === 0 ? 0 : 1 })),
      ]);
      let held = 0;
      for (const [index, result] of placed.entries()) {
        if (result.status === 'rejected') continue;
        held += 1;
        const by = buyers[index];
        await by?.pay(result.value.id);
        provider.become(await referenceOf(result.value.id), 'succeeded');
        expect((await by?.settle(result.value.id))?.state).toBe('paid');
      }
      expect(held).toBeLessThanOrEqual(3);
      expect(await soldOf(database, pool)).toBe(held);
      await expect((await buyer()).place(from)).rejects.toThrow('Sold out');
    }));

  it('an order is canceled and paid: the money goes back, or was never taken', () =>
    eachRound(async () => {
      const from = await stall(parts, capacityOne);
      const { by, id, reference } = await openOrder(from);
      const pay = async () => {
        if (provider.payment(reference).state === 'canceled') return;
        provider.become(reference, 'succeeded');
        await counter.webhook(news('payment', reference), { desk: 1 });
      };
      await Promise.allSettled([by.cancel(id), pay(), by.settle(id, 1)]);
      await run();
      const isPaid = provider.payment(reference).state === 'succeeded';
      expect((await by.get(id)).state).toBe(isPaid ? 'refunded' : 'canceled');
      expect(provider.refundedOf(reference)).toBe(isPaid ? 2500 : 0);
      expect(await soldOf(database, from.goods[0]?.pool ?? '')).toBe(0);
      expect((await (await buyer()).place(from)).state).toBe('held');
    }));

  it('staff and buyer refund, and the bank opens a dispute: never more than was paid', () =>
    eachRound(async () => {
      const from = await stall(parts);
      const { by, order, reference } = await counter.paidOrder(from);
      const owner = await buyer(from.owner);
      const unitIds = order.lines.flatMap(({ units }) => units.map(({ id }) => id));
      const dispute = `dp_${crypto.randomUUID()}`;
      provider.disputeBecomes(dispute, reference, 'needs_response');
      await Promise.allSettled([
        owner.refund(order.id, { unitIds }),
        owner.refund(order.id, { amount: 2500 }, 1),
        by.refund(order.id, { unitIds }, 1),
        counter.webhook(news('dispute', dispute), { desk: 1 }),
      ]);
      await run();
      const { refunded } = await by.get(order.id);
      expect([0, 2500]).toContain(refunded);
      expect(provider.refundedOf(reference)).toBe(refunded);
    }));

  it('an offer is called off and an order for it paid: it’s handed over or refunded in full', () =>
    eachRound(async () => {
      const from = await stall(parts, capacityOne);
      const { by, id, reference } = await openOrder(from);
      provider.become(reference, 'succeeded');
      await Promise.all([counter.close(from), by.settle(id), by.settle(id, 1)]);
      await run();
      const { state } = await by.get(id);
      expect(['paid', 'refunded']).toContain(state);
      expect(provider.refundedOf(reference)).toBe(state === 'paid' ? 0 : 2500);
      expect(await soldOf(database, from.goods[0]?.pool ?? '')).toBe(state === 'paid' ? 1 : 0);
    }));

  it('sixty webhooks come, repeated, out of order and forged: each is answered, and each order paid once', async () => {
    const from = await stall(parts, { goods: [{ price: 2500, capacity: 60 }] });
    const orders = await Promise.all(Array.from({ length: 12 }, () => openOrder(from)));
    const events = orders.flatMap(({ reference }) =>
      Array.from({ length: 5 }, () => news('payment', reference)),
    );
    for (const { reference } of orders) provider.become(reference, 'succeeded');
    const sent = [...events, ...events].toReversed();
    const answers = await Promise.all([
      ...sent.map((event, index) => counter.webhook(event, { desk: index % 2 === 0 ? 0 : 1 })),
      ...orders.map(({ reference }) => counter.webhook(news('payment', reference), { signature: 'forged' })),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect([codes.filter((code) => code === 200), codes.filter((code) => code === 400)]).toMatchObject([
      { length: sent.length },
      { length: orders.length },
    ]);
    await run();
    for (const { by, id } of orders) expect((await by.get(id)).state).toBe('paid');
    expect(await soldOf(database, from.goods[0]?.pool ?? '')).toBe(12);
    expect(await alerts()).toEqual([]);
  });
});
