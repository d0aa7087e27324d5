import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day, hour, minute } from '@chalkline/contract/spans.ts';
import { describe, expect, it, vi } from 'vitest';
import { failure } from '../../platform/testing/failure.ts';
import { openCounter } from '../settlement/testing/counter.ts';
import { soldOf, stall, stallSellable } from '../settlement/testing/stall.ts';

const counter = await openCounter({ PLATFORM_FEE: '10' });
const { parts, clock, database, provider, buyer, poll } = counter;

/** A paid order of three at 25.00, of which the platform keeps 10 %, with the stall’s staff. */
async function threePaid(sketch: Parameters<typeof stall>[1] = {}) {
  const from = await stall(parts, sketch);
  const { by, order, reference } = await counter.paidOrder(from, { quantity: 3 });
  const unitIds = order.lines.flatMap(({ units }) => units.map(({ id }) => id));
  const pool = from.goods[0]?.pool ?? '';
  return { from, by, id: order.id, unitIds, reference, pool, owner: await buyer(from.owner) };
}

describe('a refund by staff', () => {
  it('of one unit gives back what was paid for it, takes it back at once and moves the order', async () => {
    const { owner, id, unitIds, reference, pool } = await threePaid();
    const asked = await owner.refund(id, { unitIds: unitIds.slice(0, 1) });
    expect(asked.refunds.map(({ state, amount }) => [state, amount])).toEqual([['asked', 2500]]);
    expect([asked.state, await soldOf(database, pool)]).toEqual(['paid', 2]);
    await counter.run();
    expect(await owner.get(id)).toMatchObject({ state: 'partly_refunded', refunded: 2500 });
    expect(provider.refundedOf(reference)).toBe(2500);
    await owner.refund(id, { unitIds: unitIds.slice(1) });
    await counter.run();
    expect((await owner.get(id)).state).toBe('refunded');
    expect(await counter.books()).toEqual({ provider: -126, provider_fees: 126 });
  });

  it('that is done while somebody reads the order is in all of what they read, or in nothing', async () => {
    const { owner, id, unitIds } = await threePaid();
    await owner.refund(id, { unitIds });
    const mayManage = stallSellable.mayManage.bind(stallSellable);
    const asked = vi.spyOn(stallSellable, 'mayManage').mockImplementationOnce(async (...question) => {
      await counter.run();
      return mayManage(...question);
    });
    const { state, refunds } = await owner.get(id);
    asked.mockRestore();
    expect([state, ...refunds.map((refund) => refund.state)]).toEqual(['paid', 'asked']);
    expect((await owner.get(id)).state).toBe('refunded');
  });

  it('of an amount leaves the units where they are, unless it says otherwise', async () => {
    const { owner, id, unitIds, pool } = await threePaid();
    const order = await owner.refund(id, { amount: 1000 });
    expect(order.lines[0]?.units.map(({ refunded }) => refunded)).toEqual([334, 333, 333]);
    expect(await soldOf(database, pool)).toBe(3);
    await owner.refund(id, { amount: 100, unitIds: unitIds.slice(0, 1), takeBack: true });
    expect(await soldOf(database, pool)).toBe(2);
    expect(await failure(owner.refund(id, { amount: 6401 }))).toEqual([
      409,
      'refund_exceeds_paid',
      'body.amount',
    ]);
    expect((await owner.refund(id, { amount: 6400 })).refunded).toBe(7500);
  });

  it('names units of that order, each once', async () => {
    const { owner, id, unitIds } = await threePaid();
    const other = await threePaid();
    expect((await failure(owner.refund(id, { unitIds: other.unitIds })))[1]).toBe('refund_exceeds_paid');
    await owner.refund(id, { unitIds: unitIds.slice(0, 2) });
    expect((await failure(owner.refund(id, { unitIds: unitIds.slice(1) })))[1]).toBe('refund_exceeds_paid');
  });

  it('of an unpaid order is refused', async () => {
    const from = await stall(parts);
    const { id } = await (await buyer()).place(from);
    expect((await failure((await buyer(from.owner)).refund(id, { amount: 1 })))[1]).toBe(
      'refund_exceeds_paid',
    );
  });
});

describe('a refund by the buyer', () => {
  const rule = [
    { hoursBefore: 48, rate: 10_000, kept: 200 },
    { hoursBefore: 24, rate: 5000, kept: 0 },
  ];

  it.each([
    [72, 2300],
    [48, 2300],
    [47, 1250],
    [24, 1250],
  ])('%i hours before the start gives %i cents by the rule of the order', async (hours, amount) => {
    const startsAt = new Date(clock.now().getTime() + hours * hour);
    const { by, id, unitIds } = await threePaid({ refundRule: rule, startsAt });
    const back = { unitIds: unitIds.slice(0, 1) };
    expect((await by.refund(id, back)).refunded).toBe(amount);
    // What the rule keeps isn't given by asking again, from another tab either.
    const again = await Promise.allSettled([by.refund(id, back), by.refund(id, back, 1)]);
    expect(again.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await by.get(id)).refunded).toBe(amount);
  });

  it('is refused once the rule gives nothing, and for amounts', async () => {
    const startsAt = new Date(clock.now().getTime() + 48 * hour);
    const { by, id, unitIds, owner } = await threePaid({ refundRule: rule, startsAt });
    expect((await failure(by.refund(id, { amount: 100 })))[1]).toBe('refund_not_allowed');
    clock.advance(day + minute);
    expect((await failure(by.refund(id, { unitIds })))[1]).toBe('refund_not_allowed');
    expect((await owner.refund(id, { unitIds })).refunded).toBe(7500);
  });

  it('of what was free gives it back', async () => {
    const from = await stall(parts, { goods: [{ price: 0, capacity: 1 }] });
    const by = await buyer();
    const { id, lines } = await by.place(from);
    const unitIds = lines.flatMap(({ units }) => units.map((unit) => unit.id));
    expect((await by.refund(id, { unitIds })).state).toBe('refunded');
    expect((await (await buyer()).place(from)).state).toBe('paid');
  });
});

it('tells the buyer of a refund once, also while the bank doesn’t take it', async () => {
  const { owner, by, id, reference } = await threePaid();
  const told = async () =>
    (await counter.call(listNotifications, { query: {} }, { as: by.token })).data.map(
      ({ title, address }) => [title, address],
    );
  provider.next('refund', 'refused', reference);
  await owner.refund(id, { amount: 500 });
  const address = `/orders/${id}`;
  expect(await told()).toEqual([['You get €5.00 back for Chalk stall', address]]);
  await counter.run();
  expect(await told()).toEqual([['Your refund of €5.00 for Chalk stall is delayed', address]]);
  await poll();
  expect(await told()).toEqual([['You get €5.00 back for Chalk stall', address]]);
});

describe('a refund that is not done at once', () => {
  it('is sent once although the answer was lost', async () => {
    const { owner, id, reference } = await threePaid();
    await owner.refund(id, { amount: 500 });
    provider.next('refund', 'lost', reference);
    await counter.run();
    expect((await owner.get(id)).refunds[0]?.state).toBe('sent');
    await poll();
    expect((await owner.get(id)).refunds[0]?.state).toBe('succeeded');
    expect(provider.refundedOf(reference)).toBe(500);
  });

  it('is sent again after it was refused, or failed later', async () => {
    const { owner, id, reference } = await threePaid();
    const before = await counter.books();
    provider.next('refund', 'refused', reference);
    provider.refundsBecome = 'pending';
    await owner.refund(id, { amount: 500 });
    await counter.run();
    expect((await owner.get(id)).refunds[0]?.state).toBe('failed');
    expect(await counter.books()).toEqual(before);
    await poll();
    expect((await owner.get(id)).refunds[0]?.state).toBe('pending');
    provider.refundBecomes(provider.lastRefund, 'failed');
    await counter.tell('refund', provider.lastRefund);
    expect((await owner.get(id)).refunds[0]?.state).toBe('failed');
    provider.refundsBecome = 'succeeded';
    await poll(hour);
    expect((await owner.get(id)).refunds[0]?.state).toBe('succeeded');
    expect(provider.refundedOf(reference)).toBe(500);
  });

  it('that fails is news to its buyer and its seller, once each, until it arrives', async () => {
    const { by, owner, id, reference } = await threePaid();
    const titles = async ({ token }: { readonly token: string }) =>
      (await counter.call(listNotifications, { query: {} }, { as: token })).data.map(({ title }) => title);
    await owner.refund(id, { amount: 500 });
    const before = await titles(by);
    provider.next('refund', 'refused', reference);
    await counter.run();
    const failed = 'Your refund of €5.00 for';
    expect((await titles(by)).filter((title) => title.startsWith(failed))).toHaveLength(1);
    expect(await titles(by)).toHaveLength(before.length);
    const toSeller = async () =>
      (await titles(owner)).filter((title) => title.startsWith('A refund of €5.00 for'));
    expect(await toSeller()).toHaveLength(1);
    provider.next('refund', 'refused', reference);
    await poll();
    expect(await toSeller()).toHaveLength(1);
    await poll(hour);
    expect((await owner.get(id)).refunds[0]?.state).toBe('succeeded');
    expect(await toSeller()).toEqual([]);
    expect((await titles(by)).filter((title) => title.startsWith('You get €5.00 back'))).toHaveLength(1);
  });

  it('that a bank returns is owed again and sent again', async () => {
    const { owner, id } = await threePaid();
    await owner.refund(id, { amount: 500 });
    await counter.run();
    const after = await counter.books();
    const returned = provider.lastRefund;
    provider.refundBecomes(returned, 'failed');
    await counter.tell('refund', returned);
    expect((await owner.get(id)).refunds[0]?.state).toBe('failed');
    await poll(hour);
    expect((await owner.get(id)).refunds.map(({ state, amount }) => [state, amount])).toEqual([
      ['succeeded', 500],
    ]);
    expect(await counter.books()).toEqual(after);
  });
});

describe('a refund that was made at the provider', () => {
  it('is adopted once, to the cent of each unit', async () => {
    const { owner, id, reference } = await threePaid();
    const there = provider.refundThere(reference, 1000);
    await counter.tell('refund', there);
    await counter.tell('refund', there);
    const order = await owner.get(id);
    expect(order.refunds.map(({ reason, state, amount }) => [reason, state, amount])).toEqual([
      ['provider', 'succeeded', 1000],
    ]);
    expect(order.lines[0]?.units.map(({ refunded }) => refunded)).toEqual([334, 333, 333]);
    expect(order.state).toBe('partly_refunded');
  });

  it("isn't taken for another one whose answer was lost", async () => {
    const { owner, id, reference } = await threePaid();
    await owner.refund(id, { amount: 500 });
    provider.next('refund', 'lost', reference);
    await counter.run();
    await counter.tell('refund', provider.lastRefund);
    await poll();
    expect((await owner.get(id)).refunds.map(({ state }) => state)).toEqual(['succeeded']);
    expect(provider.refundedOf(reference)).toBe(500);
  });

  it('before the news of its payment came settles that first', async () => {
    const from = await stall(parts);
    const by = await buyer();
    const { id } = await by.place(from);
    await by.pay(id);
    const reference = await counter.referenceOf(id);
    provider.become(reference, 'succeeded');
    await counter.tell('refund', provider.refundThere(reference, 2500));
    expect(await by.get(id)).toMatchObject({ state: 'refunded', refunded: 2500 });
  });

  it('raises an alert where our books have less left', async () => {
    const { owner, id, reference } = await threePaid();
    provider.refundsBecome = 'pending';
    await owner.refund(id, { amount: 7000 });
    await counter.run();
    provider.refundsBecome = 'succeeded';
    await counter.tell('refund', provider.refundThere(reference, 600));
    expect(await counter.alerts()).toContain('refund_exceeds_books');
    expect((await owner.get(id)).refunded).toBe(7000);
  });
});
