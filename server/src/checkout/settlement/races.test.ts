import type { CallFailed } from '@chalkline/contract/http/client.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { failure } from '../../platform/testing/failure.ts';
import { openCounter } from './testing/counter.ts';
import { soldOf, stall } from './testing/stall.ts';

const counter = await openCounter();
const { parts, clock, database, provider, buyer, referenceOf, books, poll } = counter;

const one = [{ price: 2500, capacity: 1 }];

/** An order whose hold is over while its payment is open, and that payment's name at the provider. */
async function lapsedOrder(from: Awaited<ReturnType<typeof stall>>) {
  const by = await buyer();
  const { id } = await by.place(from);
  await by.pay(id);
  clock.advance(11 * minute);
  return { by, id, reference: await referenceOf(id) };
}

// Books are kept by test: the ledger itself is append-only.
let before: Readonly<Record<string, number>> = {};
beforeEach(async () => {
  before = await books();
});
const booked = async () => {
  const now = await books();
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const changes = names.map((name): [string, number] => [name, (now[name] ?? 0) - (before[name] ?? 0)]);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
};

describe('the last place', () => {
  it('is sold to one of twelve buyers on two apps, and the others hear how many are left', async () => {
    const from = await stall(parts, { goods: one });
    const buyers = await Promise.all(Array.from({ length: 12 }, () => buyer()));
    const tried = await Promise.allSettled(
      buyers.map((by, index) => by.place(from, { desk: index % 2 === 0 ? 0 : 1 })),
    );
    const refused = tried.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as CallFailed] : [],
    );
    expect(refused).toHaveLength(11);
    for (const { status, errors } of refused) {
      expect([status, errors[0]]).toEqual([
        409,
        { code: 'sold_out', message: 'Sold out.', path: 'body.lines.0', left: 0 },
      ]);
    }
  });

  it('says how many are left of several', async () => {
    const from = await stall(parts, { goods: [{ price: 2500, capacity: 3 }], shared: 2 });
    const error = await (await buyer()).place(from, { quantity: 3 }).catch((reason: unknown) => reason);
    expect((error as CallFailed).errors[0]).toMatchObject({ code: 'sold_out', left: 2 });
  });
});

describe('a double click, two tabs, a reload and the back button', () => {
  it('place one order with one key, and end at one payment and one charge', async () => {
    const from = await stall(parts);
    const by = await buyer();
    const key = crypto.randomUUID();
    const placed = await Promise.all(([0, 1, 0, 1] as const).map((desk) => by.place(from, { desk, key })));
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
    const id = placed[0]?.id ?? '';
    const opened = provider.payments.length;
    const tabs = await Promise.all(([0, 1, 0, 1, 0, 1] as const).map((desk) => by.pay(id, desk)));
    expect(new Set(tabs.map(({ payment }) => payment?.id)).size).toBe(1);
    expect(provider.payments.length - opened).toBe(1);
    expect((await by.pay(id)).payment?.clientSecret).toBe(`${await referenceOf(id)}_secret`);
  });

  it('fulfill once when webhook, return page and poller come together on two apps', async () => {
    const from = await stall(parts, { goods: one });
    const by = await buyer();
    const { id } = await by.place(from);
    await by.pay(id);
    const reference = await referenceOf(id);
    provider.become(reference, 'succeeded');
    const told = { id: crypto.randomUUID(), kind: 'x', about: 'payment', reference, account: null };
    await Promise.all([
      ...([0, 1, 0, 1] as const).map((desk) => by.settle(id, desk)),
      ...([0, 1] as const).map((desk) => counter.webhook(told, { desk })),
      poll(),
    ]);
    await counter.run();
    expect(await soldOf(database, from.goods[0]?.pool ?? '')).toBe(1);
    expect(await booked()).toMatchObject({ provider: 2500 - 126, provider_fees: 126 });
  });
});

describe('money that comes when the hold is over', () => {
  it('is kept while every pool has room', async () => {
    const from = await stall(parts, { goods: one });
    const { by, id, reference } = await lapsedOrder(from);
    expect((await by.get(id)).state).toBe('expired');
    provider.become(reference, 'succeeded');
    expect((await by.settle(id)).state).toBe('paid');
    expect(await soldOf(database, from.goods[0]?.pool ?? '')).toBe(1);
  });

  it('goes back in full when somebody else has the place', async () => {
    const from = await stall(parts, { goods: one });
    const { by, id, reference } = await lapsedOrder(from);
    await (await buyer()).place(from);
    provider.become(reference, 'succeeded');
    expect((await by.settle(id)).state).toBe('expired');
    await counter.run();
    const order = await by.get(id);
    expect([order.state, order.refunds.map(({ reason, state, amount }) => [reason, state, amount])]).toEqual([
      'refunded',
      [['late_payment', 'succeeded', 2500]],
    ]);
    expect(provider.refundedOf(reference)).toBe(2500);
    expect(await booked()).toEqual({ provider: -126, provider_fees: 126 });
  });

  it('competes with another buyer for the place: exactly one gets it, whichever is first', async () => {
    for (let round = 0; round < 6; round++) {
      const from = await stall(parts, { goods: one });
      const { by, id, reference } = await lapsedOrder(from);
      provider.become(reference, 'succeeded');
      const other = await buyer();
      const [placed] = await Promise.allSettled([other.place(from, { desk: 1 }), by.settle(id)]);
      await counter.run();
      const { state } = await by.get(id);
      expect(state).toBe(placed.status === 'fulfilled' ? 'refunded' : 'paid');
    }
  });

  it('opens no new payment then', async () => {
    const by = await buyer();
    const { id } = await by.place(await stall(parts));
    clock.advance(11 * minute);
    expect(await failure(by.pay(id))).toEqual([409, 'hold_expired', undefined]);
  });
});

describe('two payments of one order that both succeed', () => {
  it('keep the first and refund the second', async () => {
    const from = await stall(parts);
    const by = await buyer();
    const { id } = await by.place(from);
    await by.pay(id);
    const first = await referenceOf(id);
    provider.become(first, 'failed', { failure: 'card_declined' });
    await by.settle(id);
    await by.pay(id);
    const second = await referenceOf(id);
    expect(second).not.toBe(first);
    provider.become(first, 'succeeded');
    provider.become(second, 'succeeded');
    await Promise.all([counter.tell('payment', first), by.settle(id, 1)]);
    await counter.run();
    const order = await by.get(id);
    expect(order.state).toBe('paid');
    expect(order.refunds.map(({ reason, state }) => [reason, state])).toEqual([
      ['second_payment', 'succeeded'],
    ]);
    expect(provider.refundedOf(first) + provider.refundedOf(second)).toBe(2500);
  });
});

describe('price, code and tax that are edited during a hold', () => {
  it('leave the held price as it was', async () => {
    const from = await stall(parts);
    const by = await buyer();
    const { id } = await by.place(from);
    await database.sql.execute(sql`update stall_goods set price = 9900 where stall = ${from.id}`);
    await database.sql.execute(
      sql`update money.sellers set tax_rate = 2000 where person_id = ${from.owner.id}`,
    );
    await by.pay(id);
    const reference = await referenceOf(id);
    expect(provider.payment(reference).amount).toBe(2500);
    provider.become(reference, 'succeeded');
    expect(await by.settle(id)).toMatchObject({ state: 'paid', total: 2500, tax: 0 });
  });
});

describe('a capacity that is set below what is sold', () => {
  it('sells nothing more and fulfills what is held', async () => {
    const from = await stall(parts, { goods: [{ price: 2500, capacity: 3 }] });
    const pool = from.goods[0]?.pool ?? '';
    await counter.paidOrder(from);
    const by = await buyer();
    const { id } = await by.place(from);
    await counter.resize(pool, 0);
    expect((await failure((await buyer()).place(from)))[1]).toBe('sold_out');
    await by.pay(id);
    provider.become(await referenceOf(id), 'succeeded');
    expect((await by.settle(id)).state).toBe('paid');
    expect(await soldOf(database, pool)).toBe(2);
  });
});

describe('canceling while paying', () => {
  it('cancels at the provider first', async () => {
    const from = await stall(parts, { goods: one });
    const by = await buyer();
    const { id } = await by.place(from);
    await by.pay(id);
    expect((await by.cancel(id)).state).toBe('canceled');
    expect(provider.payment(await referenceOf(id)).state).toBe('canceled');
    expect((await (await buyer()).place(from)).state).toBe('held');
  });

  it('refunds a payment that was faster, whether or not it was settled meanwhile', async () => {
    for (const isSettled of [false, true]) {
      const from = await stall(parts, { goods: one });
      const by = await buyer();
      const { id } = await by.place(from);
      await by.pay(id);
      const reference = await referenceOf(id);
      provider.become(reference, 'succeeded');
      const answer = provider.delay('cancelPayment');
      const canceling = by.cancel(id);
      await answer.asked;
      if (isSettled) expect((await by.settle(id, 1)).state).toBe('paid');
      answer.letGo();
      await canceling;
      await counter.run();
      expect((await by.get(id)).state).toBe('refunded');
      expect(provider.refundedOf(reference)).toBe(2500);
      expect(await soldOf(database, from.goods[0]?.pool ?? '')).toBe(0);
    }
  });
});

describe('two refunds', () => {
  it('never give back more than was paid: 409 for the second', async () => {
    const from = await stall(parts);
    const { order, reference } = await counter.paidOrder(from);
    const owner = await buyer(from.owner);
    const unitIds = order.lines.flatMap(({ units }) => units.map(({ id }) => id));
    const tried = await Promise.allSettled(
      ([0, 1, 0, 1] as const).map((desk) => owner.refund(order.id, { unitIds }, desk)),
    );
    const codes = tried.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as CallFailed).code] : [],
    );
    expect(codes).toEqual(Array.from({ length: 3 }, () => 'refund_exceeds_paid'));
    await counter.run();
    expect(provider.refundedOf(reference)).toBe(2500);
  });

  it('are refused while a dispute is open', async () => {
    const from = await stall(parts);
    const { order, reference } = await counter.paidOrder(from);
    const owner = await buyer(from.owner);
    provider.disputeBecomes('dp_1', reference, 'needs_response');
    await counter.tell('dispute', 'dp_1');
    expect((await failure(owner.refund(order.id, { amount: 100 })))[1]).toBe('dispute_open');
    provider.disputeBecomes('dp_1', reference, 'won');
    await counter.tell('dispute', 'dp_1');
    await counter.tell('dispute', 'dp_1');
    expect((await owner.refund(order.id, { amount: 100 })).refunded).toBe(100);
  });
});

describe('an offer that is called off during checkout', () => {
  it('sells nothing anymore and sends late money back', async () => {
    const from = await stall(parts);
    const by = await buyer();
    const { id } = await by.place(from);
    await by.pay(id);
    await counter.close(from);
    expect((await failure((await buyer()).place(from)))[1]).toBe('sales_ended');
    const reference = await referenceOf(id);
    provider.become(reference, 'succeeded');
    await by.settle(id);
    await counter.run();
    expect((await by.get(id)).state).toBe('refunded');
    expect(provider.refundedOf(reference)).toBe(2500);
  });
});
