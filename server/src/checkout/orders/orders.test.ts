import { quoteOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sellerOf } from '../../money/sellers/sellers.service.ts';
import { failure } from '../../platform/testing/failure.ts';
import { addPromoCode, type NewPromoCode } from '../promo-codes/promo-codes.service.ts';
import { openCounter } from '../settlement/testing/counter.ts';
import { type Stall, soldOf, stall } from '../settlement/testing/stall.ts';

const counter = await openCounter();
const { parts, clock, database, provider, buyer, referenceOf, call } = counter;

/** A promo code of a stall: 10 % for everybody, but for what the sketch says. */
async function promoCode(from: Stall, sketch: Partial<NewPromoCode> = {}) {
  return database.transaction(async (tx) => {
    const { id: sellerId } = await sellerOf(tx, { personId: from.owner.id }, clock.now());
    const usual = { code: 'Chalk10', kind: 'percent', value: 1000, currency: 'EUR' } as const;
    return addPromoCode(parts, tx, { sellerId, offerKind: 'stall', offerId: from.id, ...usual, ...sketch });
  });
}

describe('a quote', () => {
  it('prices an order to the cent and holds nothing', async () => {
    const from = await stall(parts, { goods: [{ price: 2500, capacity: 3 }] });
    await promoCode(from);
    await database.transaction((tx) => sellerOf(tx, { personId: from.owner.id }, clock.now()));
    await database.sql.execute(
      sql`update money.sellers set tax_rate = 2000 where person_id = ${from.owner.id}`,
    );
    const by = await buyer();
    const body = {
      kind: 'stall',
      offerId: from.id,
      lines: [{ itemId: from.goods[0]?.id ?? '', quantity: 3 }],
      promoCode: 'CHALK10',
    };
    const { data } = await call(quoteOrder, { body }, { as: by.token });
    expect(data).toMatchObject({
      subtotal: 7500,
      discount: 750,
      tax: 1125,
      total: 6750,
      promoCode: 'Chalk10',
    });
    const { rows } = await database.sql.execute(sql`select from checkout.orders where offer_id = ${from.id}`);
    expect(rows).toHaveLength(0);
    const order = await by.place(from, { quantity: 3, promoCode: 'chalk10' });
    expect(order).toMatchObject({ state: 'held', subtotal: 7500, discount: 750, tax: 1125, total: 6750 });
    expect(order.holdUntil).toBe(new Date(clock.now().getTime() + 10 * minute).toISOString());
    expect((await failure((await buyer()).place(from)))[1]).toBe('sold_out');
  });

  it('knows only what is sold', async () => {
    const by = await buyer();
    const body = { kind: 'nothing', offerId: 'x', lines: [{ itemId: 'x' }] };
    expect((await failure(call(quoteOrder, { body }, { as: by.token })))[0]).toBe(404);
  });
});

describe('an order', () => {
  it('that costs nothing is fulfilled at once', async () => {
    const from = await stall(parts, { goods: [{ price: 0, capacity: 1 }] });
    const opened = provider.payments.length;
    const order = await (await buyer()).place(from);
    expect(order).toMatchObject({ state: 'paid', total: 0, invoiceNumber: null, payment: null });
    expect(await soldOf(database, from.goods[0]?.pool ?? '')).toBe(1);
    expect((await failure((await buyer()).place(from)))[1]).toBe('sold_out');
    expect(provider.payments.length).toBe(opened);
  });

  it('below what the provider charges is refused', async () => {
    const from = await stall(parts, { goods: [{ price: 49, capacity: null }] });
    expect(await failure((await buyer()).place(from))).toEqual([422, 'amount_below_minimum', 'body.lines']);
    expect((await (await buyer()).place(from, { quantity: 2 })).total).toBe(98);
  });

  it('off the step of its currency is refused', async () => {
    const from = await stall(parts, { currency: 'KWD', goods: [{ price: 1005, capacity: null }] });
    expect((await failure((await buyer()).place(from)))[1]).toBe('amount_step');
    expect((await (await buyer()).place(from, { quantity: 2 })).total).toBe(2010);
  });

  it('is seen by its buyer and by the staff of what was bought, and by nobody else', async () => {
    const from = await stall(parts);
    const by = await buyer();
    const { id } = await by.place(from);
    await by.pay(id);
    expect((await by.get(id)).payment?.clientSecret).toContain('secret');
    expect((await (await buyer(from.owner)).get(id)).payment?.clientSecret).toBeNull();
    expect((await failure((await buyer()).get(id)))[0]).toBe(404);
    expect((await failure((await buyer(from.owner)).pay(id)))[0]).toBe(404);
    expect((await failure((await buyer(from.owner)).cancel(id)))[0]).toBe(404);
  });

  it('gives its places back by the clock, whether or not the sweeper came by', async () => {
    const from = await stall(parts, { goods: [{ price: 2500, capacity: 1 }] });
    const by = await buyer();
    const { id } = await by.place(from);
    clock.advance(10 * minute);
    expect(await by.get(id)).toMatchObject({ state: 'expired', holdUntil: null, can: { pay: false } });
    expect((await (await buyer()).place(from)).state).toBe('held');
  });

  it('is swept up by the job', async () => {
    const by = await buyer();
    const { id } = await by.place(await stall(parts));
    clock.advance(10 * minute);
    const { expireOrders } = await import('./orders.expire.service.ts');
    await expireOrders(parts, {}, { id: '', attempt: 1, signal: new AbortController().signal });
    const { rows } = await database.sql.execute(sql`
      select o.state as order, h.state as hold from checkout.orders o join checkout.holds h on h.order_id = o.id
      where o.id = ${id}`);
    expect(rows).toEqual([{ order: 'expired', hold: 'expired' }]);
  });

  it("isn't sold while the seller's account can't take payments", async () => {
    const from = await stall(parts);
    const { id } = await database.transaction((tx) => sellerOf(tx, { personId: from.owner.id }, clock.now()));
    await database.sql.execute(sql`insert into money.payout_accounts values
      (${id}, 'test', 'acct_1', 'restricted', false, false, '[]', 'NL', now(), now())`);
    expect((await failure((await buyer()).place(from)))[1]).toBe('payouts_disabled');
    await database.sql.execute(
      sql`update money.payout_accounts set charges_enabled = true where seller_id = ${id}`,
    );
    const by = await buyer();
    const order = await by.place(from);
    await by.pay(order.id);
    expect(provider.payment(await referenceOf(order.id)).destination).toBe('acct_1');
  });
});

describe('a promo code', () => {
  const usable = async (from: Stall, code = 'chalk10') =>
    (await buyer()).place(from, { promoCode: code }).then(
      ({ discount }) => discount,
      ({ code: refused }: { code: string }) => refused,
    );

  it('takes off a percentage, an amount or all above a fixed price, and never more than there is', async () => {
    for (const [kind, value, discount] of [
      ['percent', 1000, 250],
      ['amount', 700, 700],
      ['amount', 9000, 2500],
      ['fixed', 2000, 500],
    ] as const) {
      const from = await stall(parts);
      await promoCode(from, { kind, value });
      expect(await usable(from)).toBe(discount);
    }
  });

  it('belongs to one offer, a window, items and a minimum', async () => {
    const from = await stall(parts, {
      goods: [
        { price: 2500, capacity: null },
        { price: 900, capacity: null },
      ],
    });
    const now = clock.now().getTime();
    await promoCode(from, { code: 'early', startsAt: new Date(now + 1) });
    await promoCode(from, { code: 'late', endsAt: new Date(now) });
    await promoCode(from, { code: 'now', startsAt: new Date(now), endsAt: new Date(now + 1) });
    await promoCode(from, { code: 'other', itemIds: [from.goods[1]?.id ?? ''] });
    await promoCode(from, { code: 'large', minimum: 2501 });
    await promoCode(from, { code: 'dollars', kind: 'amount', value: 100, currency: 'USD' });
    const found: [string, unknown][] = [];
    for (const code of ['none', 'early', 'late', 'now', 'other', 'large', 'dollars']) {
      found.push([code, await usable(from, code)]);
    }
    expect(Object.fromEntries(found)).toEqual({
      none: 'code_invalid',
      early: 'code_invalid',
      late: 'code_expired',
      now: 250,
      other: 'code_not_applicable',
      large: 'code_not_applicable',
      dollars: 'code_not_applicable',
    });
    expect(await usable(await stall(parts), 'now')).toBe('code_invalid');
  });

  it('is used by as many orders as it may, held ones too, however many try at once', async () => {
    // Goods with pools of their own: nothing but the code is shared.
    const goods = Array.from({ length: 10 }, () => ({ price: 2500, capacity: null }));
    const from = await stall(parts, { goods });
    await promoCode(from, { maxUses: 3 });
    const buyers = await Promise.all(Array.from({ length: 10 }, () => buyer()));
    const tried = await Promise.allSettled(
      buyers.map((by, index) =>
        by.place(from, { good: index, promoCode: 'CHALK10', desk: index % 2 === 0 ? 0 : 1 }),
      ),
    );
    const codes = tried.map((result) => (result.status === 'fulfilled' ? 'used' : result.reason.code));
    expect(codes.toSorted()).toEqual([
      ...Array.from({ length: 7 }, () => 'code_used_up'),
      ...Array.from({ length: 3 }, () => 'used'),
    ]);
  });

  it('is freed by expiry and by a full refund, not by a part of one', async () => {
    const from = await stall(parts);
    await promoCode(from, { maxUses: 1 });
    await (await buyer()).place(from, { promoCode: 'chalk10' });
    expect(await usable(from)).toBe('code_used_up');
    clock.advance(10 * minute);
    const { order } = await counter.paidOrder(from, { promoCode: 'chalk10' });
    clock.advance(10 * minute);
    const owner = await buyer(from.owner);
    await owner.refund(order.id, { amount: 1000 });
    await counter.run();
    expect(await usable(from)).toBe('code_used_up');
    await owner.refund(order.id, { amount: 1250 });
    await counter.run();
    expect(await usable(from)).toBe(250);
  });

  it('is used by one buyer as often as it may', async () => {
    const from = await stall(parts);
    await promoCode(from, { maxPerBuyer: 1 });
    const by = await buyer();
    await by.place(from, { promoCode: 'chalk10' });
    expect((await failure(by.place(from, { promoCode: 'chalk10' })))[1]).toBe('code_used_up');
    expect(await usable(from)).toBe(250);
  });
});
