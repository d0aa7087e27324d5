import { getOrder, placeOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import * as endpoints from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { membershipKind } from '@chalkline/contract/memberships/plan.schema.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import type { Person } from '../../accounts/people/people.service.ts';
import { buy, connectPayouts } from '../../demo/demo-till.ts';
import { balanceOf } from '../../money/ledger/ledger.service.ts';
import { sellerOf } from '../../money/sellers/sellers.service.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { renewMemberships } from '../renewals/renewals.clock.service.ts';

const { parts, call, clock, database } = await testApp();

const signal = new AbortController().signal;
const run = () => renewMemberships(parts, {}, { id: '', attempt: 1, signal });
const params = (membershipId: string) => ({ params: { membershipId } });
const draftOf = (planId: string, details: object | null = null) => ({
  kind: membershipKind,
  offerId: planId,
  lines: [{ itemId: planId, quantity: 1, details }],
});
const today = (days = 0) => new Date(clock.now().getTime() + days * day).toISOString().slice(0, 10);

async function until(date: string): Promise<void> {
  while (today() < date) clock.advance(day);
  await run();
}

/** A trainer with plans at 30, 60 and 90 euros a month, and one at 600 a year. */
async function coached() {
  const coach = await person(parts, { accountType: 'trainer', organizationId: null });
  await connectPayouts(parts, coach, 'NLD');
  const asCoach = () => signedIn(parts, coach);
  const plan = async (name: string, price: number, more: object = {}) => {
    const usual = { currency: 'EUR', period: 'month', includes: '', capacity: null, isOn: true } as const;
    const key = { idempotencyKey: crypto.randomUUID() };
    const body = { ...usual, name, price, ...more };
    return (await call(endpoints.createPlan, { body }, { as: await asCoach(), ...key })).data.id;
  };
  const [open, floor, all] = [await plan('Open', 3000), await plan('Floor', 6000), await plan('All', 9000)];
  const year = await plan('Year', 60_000, { period: 'year' });
  const { id: sellerId } = await sellerOf(database, { personId: coach.id }, clock.now());
  return { asCoach, plan, open, floor, all, year, sellerId };
}

async function member(planId: string, renews = true) {
  const buyer = await person(parts, { name: 'Noor Achterberg' });
  await buy(parts, buyer, draftOf(planId, { renews }));
  return memberOf(buyer);
}

async function memberOf(buyer: Person) {
  const as = () => signedIn(parts, buyer);
  const mine = async () => (await call(endpoints.listMyMemberships, { query: {} }, { as: await as() })).data;
  const id = (await mine())[0]?.id ?? '';
  return {
    buyer,
    id,
    as,
    mine,
    get: async () => (await call(endpoints.getMembership, params(id), { as: await as() })).data,
    choices: async () => (await call(endpoints.listPlanChoices, params(id), { as: await as() })).data,
    plan: async (planId: string, price: number) =>
      (await call(endpoints.setPlanChange, { ...params(id), body: { planId, price } }, { as: await as() }))
        .data,
    drop: async () => (await call(endpoints.dropPlanChange, params(id), { as: await as() })).data,
    upgrade: (planId: string) => buy(parts, buyer, draftOf(planId, { changes: id })),
    order: async (planId: string, details: object | null) =>
      call(placeOrder, { body: draftOf(planId, details) }, { as: await as() }),
  };
}

describe('a dearer plan', () => {
  it('costs the difference for the days left, begins at once, and renews at its own price', async () => {
    const { open, floor, sellerId, asCoach } = await coached();
    const noor = await member(open);
    const { paidThrough } = await noor.get();
    await until(today(10));
    const [cheapest] = await noor.choices();
    const [total, left] = [
      (Date.parse(paidThrough) - Date.parse(today(-10))) / day + 1,
      (Date.parse(paidThrough) - Date.parse(today())) / day + 1,
    ];
    const amount = Math.round((3000 * left) / total);
    expect(cheapest).toMatchObject({ id: floor, now: { amount, daysLeft: left } });
    await noor.upgrade(floor);
    const changed = await noor.get();
    expect(changed).toMatchObject({ plan: 'Floor', price: 6000, paidThrough, renewal: { price: 6000 } });
    expect(changed.periods[0]).toMatchObject({ amount, isUpgrade: true, endsOn: paidThrough });
    expect(await balanceOf(database.sql, 'payable', sellerId, 'EUR')).toBe(-(3000 + amount));
    const { data: told } = await call(listNotifications, { query: {} }, { as: await asCoach() });
    expect(told[0]?.title).toBe('Noor Achterberg bought Floor');
    await until(changed.next.startsOn);
    expect((await noor.get()).periods[0]).toMatchObject({ amount: 6000, isUpgrade: false });
  });

  it('is paid once: of two tabs, and beside a renewal of the former plan', async () => {
    const { open, floor, all } = await coached();
    const noor = await member(open);
    const orders = await Promise.allSettled([
      noor.order(floor, { changes: noor.id }),
      noor.order(all, { changes: noor.id }),
    ]);
    expect(orders.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const other = await member(open);
    await until(today(25));
    await other.order(floor, { changes: other.id });
    expect(await failure(other.order(open, null))).toContain('sold_out');
  });

  it('goes back with its money', async () => {
    const { open, floor, asCoach } = await coached();
    const noor = await member(open);
    clock.advance(60_000);
    await noor.upgrade(floor);
    const orderId = (await noor.get()).periods[0]?.orderId ?? '';
    const as = await asCoach();
    const { data } = await call(getOrder, { params: { orderId } }, { as });
    const unitIds = data.lines.flatMap(({ units }) => units.map((unit) => unit.id));
    const key = { idempotencyKey: crypto.randomUUID() };
    await call(refundOrder, { params: { orderId }, body: { unitIds } }, { as, ...key });
    const back = await noor.get();
    expect(back).toMatchObject({ plan: 'Open', state: 'active', renewal: null });
    expect(back.periods).toMatchObject([
      { isUpgrade: true, isReturned: true },
      { isUpgrade: false, isReturned: false },
    ]);
  });

  it('isn’t sold to others, for a membership of others, or where it isn’t dearer', async () => {
    const { open, floor, year } = await coached();
    const noor = await member(floor);
    const other = await member(open);
    for (const [planId, changes] of [
      [floor, other.id],
      [open, noor.id],
      [year, noor.id],
      [floor, crypto.randomUUID()],
    ] as const) {
      expect(await failure(noor.order(planId, { changes }))).toContain('not_eligible');
    }
    const elsewhere = await coached();
    expect(await failure(noor.order(elsewhere.all, { changes: noor.id }))).toContain('not_eligible');
  });
});

describe('a cheaper plan', () => {
  it('begins when the paid time is over, at the price that was shown, and can be undone before', async () => {
    const { open, floor } = await coached();
    const noor = await member(floor);
    const { next } = await noor.get();
    await noor.plan(open, 3000);
    await noor.plan(open, 3000);
    expect((await noor.drop()).change).toBeNull();
    await noor.drop();
    const planned = await noor.plan(open, 3000);
    expect(planned).toMatchObject({
      plan: 'Floor',
      change: { plan: 'Open', price: 3000, on: next.startsOn },
      renewal: { price: 3000 },
    });
    await until(next.startsOn);
    const changed = await noor.get();
    expect(changed).toMatchObject({ plan: 'Open', change: null, state: 'active' });
    expect(changed.periods.map(({ amount }) => amount)).toEqual([3000, 6000]);
    await until(changed.next.startsOn);
    expect((await noor.get()).periods).toHaveLength(3);
  });

  it('can be of another length, and begins at once where nothing is paid', async () => {
    const { open, year } = await coached();
    const noor = await member(open, false);
    const { next } = await noor.get();
    await until(next.startsOn);
    expect(await noor.plan(year, 60_000)).toMatchObject({ plan: 'Year', state: 'due', change: null });
    await buy(parts, noor.buyer, draftOf(year));
    expect(await noor.get()).toMatchObject({ state: 'active', plan: 'Year' });
  });

  it('makes the former plan unpayable until then, and goes with a cancellation', async () => {
    const { open, floor } = await coached();
    const noor = await member(floor, false);
    await until(today(25));
    await noor.plan(open, 3000);
    expect(await failure(noor.order(floor, null))).toContain('not_eligible');
    expect((await noor.get()).can.renew).toBe(false);
    const cancel = { ...params(noor.id), body: { reason: '' } };
    const { data } = await call(endpoints.cancelMembership, cancel, { as: await noor.as() });
    expect(data.change).toBeNull();
  });

  it('is the member’s to choose, among what their seller offers, at its price', async () => {
    const { open, floor, plan, asCoach } = await coached();
    const noor = await member(floor);
    const stranger = await member(open);
    const full = await plan('Full', 1000, { capacity: 1 });
    await member(full);
    const set = (as: string, planId: string, price: number) =>
      call(endpoints.setPlanChange, { ...params(noor.id), body: { planId, price } }, { as });
    const [own, coach, others] = [await noor.as(), await asCoach(), await stranger.as()];
    for (const as of [coach, others]) expect(await failure(set(as, open, 3000))).toContain('not_found');
    for (const as of [coach, others])
      expect(await failure(call(endpoints.listPlanChoices, params(noor.id), { as }))).toContain('not_found');
    expect(await failure(set(own, open, 2999))).toContain('state_changed');
    expect(await failure(set(own, full, 1000))).toContain('plan_full');
    expect(await failure(set(own, floor, 6000))).toContain('plan_not_offered');
    const elsewhere = await coached();
    expect(await failure(set(own, elsewhere.open, 3000))).toContain('plan_not_offered');
    await buy(parts, noor.buyer, draftOf(open));
    expect(await failure(set(own, open, 3000))).toContain('plan_not_offered');
  });

  it('takes the place of an earlier membership in that plan', async () => {
    const { open, floor } = await coached();
    const noor = await member(open, false);
    await until(today(60));
    expect((await noor.get()).state).toBe('expired');
    await buy(parts, noor.buyer, draftOf(floor));
    const now = await memberOf(noor.buyer);
    await now.plan(open, 3000);
    await until((await now.get()).next.startsOn);
    expect(await now.get()).toMatchObject({ plan: 'Open', state: 'due' });
    expect((await noor.get()).can.renew).toBe(false);
    await buy(parts, noor.buyer, draftOf(open));
    expect(await now.get()).toMatchObject({ state: 'active', plan: 'Open' });
  });
});
