import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import { getOrder, placeOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import * as endpoints from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { membershipKind, type newPlan } from '@chalkline/contract/memberships/plan.schema.ts';
import { getStatement } from '@chalkline/contract/money/selling.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { person, signedIn } from '../accounts/people/people.factory.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { buy, connectPayouts } from '../demo/demo-till.ts';
import { balanceOf } from '../money/ledger/ledger.service.ts';
import { planBalances } from '../money/payouts/payouts.plan.service.ts';
import { sellerOf } from '../money/sellers/sellers.service.ts';
import { organization } from '../organizations/organizations.factory.ts';
import { failure } from '../platform/testing/failure.ts';
import { testApp } from '../platform/testing/test-app.ts';

const { parts, call, clock, database } = await testApp();

let count = 0;
const key = () => ({ idempotencyKey: crypto.randomUUID() });
const today = (days = 0) => new Date(clock.now().getTime() + days * day).toISOString().slice(0, 10);

const floor: z.input<typeof newPlan> = {
  name: 'Floor',
  price: 4900,
  currency: 'EUR',
  period: 'month',
  includes: 'Main floor\nDaily 06:00–22:30',
  capacity: null,
  isOn: true,
};

async function gym() {
  count += 1;
  const { id: organizationId } = await organization(parts, { identifier: `club-${count}` });
  // Its trial would be over before its first member is due.
  await database.sql.execute(
    sql`update organizations.organizations set trial_period = null where id = ${organizationId}`,
  );
  const one = (accountType: AccountType) => person(parts, { accountType, organizationId });
  const of = async (accountType: AccountType) => signedIn(parts, await one(accountType));
  const [admin, receptionist] = [await of('corporate_admin'), await one('receptionist')];
  const desk = await signedIn(parts, receptionist);
  /** Sessions don’t last as long as memberships. */
  const deskNow = () => signedIn(parts, receptionist);
  const plan = async (sketch: Partial<z.input<typeof newPlan>> = {}, as = admin) =>
    (await call(endpoints.createPlan, { body: { ...floor, ...sketch } }, { as, ...key() })).data;
  const add = async (planId: string, member: Person, as = desk) =>
    (await call(endpoints.addMembership, { body: { planId, email: member.email } }, { as, ...key() })).data;
  const list = async (query: object = {}, as?: string) =>
    (await call(endpoints.listMemberships, { query }, { as: as ?? (await deskNow()) })).data;
  const counts = async () => (await call(endpoints.getMembershipCounts, {}, { as: await deskNow() })).data;
  return { organizationId, one, of, admin, desk, deskNow, plan, add, list, counts };
}

const order = (planId: string, as: string) =>
  call(
    placeOrder,
    { body: { kind: membershipKind, offerId: planId, lines: [{ itemId: planId }] } },
    { as, ...key() },
  );
const mine = async (as: string) => (await call(endpoints.listMyMemberships, { query: {} }, { as })).data;
const offers = async (as: string, query: object = {}) =>
  (await call(endpoints.listPlanOffers, { query }, { as })).data;
const params = (membershipId: string) => ({ params: { membershipId } });
const cash = (id: string, startsOn: string, as: string) =>
  call(endpoints.takeCash, { ...params(id), body: { startsOn } }, { as, ...key() });
const freeze = (id: string, days: number, as: string) =>
  call(endpoints.freezeMembership, { ...params(id), body: { days } }, { as });
const cancel = (id: string, as: string) =>
  call(endpoints.cancelMembership, { ...params(id), body: { reason: '' } }, { as });
const keep = (id: string, as: string) => call(endpoints.keepMembership, params(id), { as });
const get = async (id: string, as: string) => (await call(endpoints.getMembership, params(id), { as })).data;

describe('a plan', () => {
  it('is offered to its organization, free ones are joined at once, and then not offered anymore', async () => {
    const { of, plan } = await gym();
    const free = await plan({ name: 'Open days', price: 0 });
    await plan({ name: 'Off', isOn: false });
    const member = await of('trainee');
    expect((await offers(member)).map(({ name }) => name)).toEqual(['Open days']);
    expect((await order(free.id, member)).data.state).toBe('paid');
    expect(await mine(member)).toMatchObject([{ plan: 'Open days', state: 'active', joinedOn: today() }]);
    expect(await offers(member)).toEqual([]);
    const outsider = await (await gym()).of('trainee');
    expect(await offers(outsider, { planId: free.id })).toEqual([]);
    expect((await failure(order(free.id, outsider))).slice(0, 2)).toEqual([404, 'not_found']);
  });

  it('of a trainer is offered on their page, and of a gym’s trainer only to the gym', async () => {
    const { one, of, plan } = await gym();
    const [inside, outside] = [await one('trainer'), await person(parts, { accountType: 'trainer' })];
    for (const seller of [inside, outside]) await plan({}, await signedIn(parts, seller));
    const [member, outsider] = [await of('trainee'), await signedIn(parts, await person(parts))];
    const shown = async (as: string, trainerId: string) => (await offers(as, { trainerId })).length;
    expect(await shown(member, inside.id)).toBe(1);
    expect(await shown(outsider, outside.id)).toBe(1);
    expect(await shown(outsider, inside.id)).toBe(0);
    expect(await shown(outsider, 'nobody')).toBe(0);
    expect(await offers(outsider)).toEqual([]);
  });

  it('has as many members as its limit, also of 8 who join at once', async () => {
    const { one, of, desk, plan, add } = await gym();
    const { id } = await plan({ price: 0, capacity: 3 });
    const people = await Promise.all(Array.from({ length: 8 }, () => of('trainee')));
    const all = await Promise.allSettled(people.map((as) => order(id, as)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await failure(add(id, await one('trainee')))).slice(0, 2)).toEqual([409, 'plan_full']);
    expect((await call(endpoints.listPlans, {}, { as: desk })).data).toMatchObject({
      plans: [{ people: 3 }],
      can: { manage: false, add: false },
    });
  });

  it('is changed by its administrator alone, and not to a price that no card can pay', async () => {
    const { desk, admin, plan } = await gym();
    const made = await plan();
    const change = (body: object, as = admin) =>
      call(
        endpoints.changePlan,
        { params: { planId: made.id }, body: { version: made.version, ...body } },
        { as },
      );
    expect((await change({ isOn: false })).data).toMatchObject({ isOn: false, version: 2 });
    expect((await failure(change({ name: 'Late', isOn: false }))).slice(0, 2)).toEqual([
      409,
      'state_changed',
    ]);
    expect((await failure(change({ name: 'X' }, desk))).slice(0, 2)).toEqual([403, 'not_allowed']);
    expect(await failure(change({ price: 20, version: 2 }))).toEqual([
      422,
      'amount_below_minimum',
      'body.price',
    ]);
    const rival = await gym();
    expect((await failure(change({ name: 'X' }, rival.admin))).slice(0, 2)).toEqual([404, 'not_found']);
  });
});

describe('a trainer’s plan', () => {
  it('is bought and renewed by ordinary orders, one period at a time', async () => {
    const coach = await person(parts, { accountType: 'trainer', organizationId: null });
    await connectPayouts(parts, coach, 'NLD');
    const as = await signedIn(parts, coach);
    const { data: plan } = await call(endpoints.createPlan, { body: floor }, { as, ...key() });
    const buyer = await person(parts);
    const member = await signedIn(parts, buyer);
    expect(await offers(member)).toEqual([]);
    expect(await offers(member, { planId: plan.id })).toMatchObject([{ name: 'Floor' }]);
    const draft = {
      kind: membershipKind,
      offerId: plan.id,
      lines: [{ itemId: plan.id, quantity: 1, details: null }],
    };
    const orderId = await buy(parts, buyer, draft);
    const [first] = await mine(member);
    expect(first).toMatchObject({ state: 'active', can: { renew: false } });
    expect((await failure(order(plan.id, member))).slice(0, 2)).toEqual([422, 'not_eligible']);

    clock.advance(20 * day);
    const again = await signedIn(parts, buyer);
    // Two tabs: one of them gets the next period.
    const both = await Promise.allSettled([order(plan.id, again), order(plan.id, again)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    clock.advance(day);
    await buy(parts, buyer, draft);
    const held = await get(first?.id ?? '', again);
    expect(held.periods).toHaveLength(2);
    expect(held.periods[0]?.startsOn).toBe(first?.next.startsOn);
    expect(held.periods.map(({ invoiceNumber }) => invoiceNumber)).toEqual([
      expect.stringMatching(/2$/),
      expect.stringMatching(/1$/),
    ]);
    expect(held.paidThrough).toBe(first?.next.endsOn);

    const owner = await signedIn(parts, coach);
    const newest = held.periods[0]?.orderId ?? '';
    for (const id of [newest, orderId]) {
      const { data } = await call(getOrder, { params: { orderId: id } }, { as: owner });
      const unitIds = data.lines.flatMap(({ units }) => units.map((unit) => unit.id));
      await call(refundOrder, { params: { orderId: id }, body: { unitIds } }, { as: owner, ...key() });
      if (id === newest) expect((await get(held.id, again)).paidThrough).toBe(first?.paidThrough);
    }
    expect(await mine(again)).toMatchObject([{ state: 'canceled', can: { keep: false, cancel: false } }]);
  });
});

describe('at the desk', () => {
  it('a member pays in cash: the seller’s books have it, the platform owes nothing', async () => {
    const { organizationId, one, plan, add, admin, desk, deskNow, list, counts } = await gym();
    const { id: planId } = await plan();
    const member = await one('trainee');
    const made = await add(planId, member);
    expect(made).toMatchObject({ state: 'active', email: null, periods: [{ orderId: null }] });
    expect((await get(made.id, admin)).email).toBe(member.email);
    // Nor is an email confirmed by what it finds.
    const byEmail = { search: member.email };
    expect(await list(byEmail)).toEqual([]);
    expect((await list(byEmail, admin)).map(({ id }) => id)).toEqual([made.id]);
    expect((await failure(add(planId, member))).slice(0, 2)).toEqual([409, 'already_member']);
    const early = cash(made.id, made.next.startsOn, desk);
    expect((await failure(early)).slice(0, 2)).toEqual([409, 'renewal_too_early']);

    clock.advance(33 * day);
    expect(await counts()).toMatchObject({ due: 1, dueSince: made.next.startsOn });
    expect((await counts()).dueAmounts).toEqual([{ amount: 4900, currency: 'EUR' }]);
    expect((await list({ state: 'due', search: member.name })).map(({ id }) => id)).toEqual([made.id]);
    // Of two desks one takes the money.
    const now = await deskNow();
    const both = await Promise.allSettled([
      cash(made.id, made.next.startsOn, now),
      cash(made.id, made.next.startsOn, now),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await get(made.id, now)).paidThrough).toBe(made.next.endsOn);
    const { id: sellerId } = await sellerOf(database, { organizationId }, clock.now());
    expect(await balanceOf(database.sql, 'cash', sellerId, 'EUR')).toBe(9800);
    expect(await balanceOf(database.sql, 'payable', sellerId, 'EUR')).toBe(0);
  });

  it('knows the people of its own organization only', async () => {
    const [ours, theirs] = [await gym(), await gym()];
    const { id: planId } = await ours.plan();
    const stranger = await theirs.one('trainee');
    expect((await failure(ours.add(planId, stranger))).slice(0, 2)).toEqual([422, 'member_unknown']);
    expect((await failure(theirs.add(planId, stranger))).slice(0, 2)).toEqual([422, 'plan_unknown']);
    const made = await ours.add(planId, await ours.one('trainee'));
    const other = theirs.desk;
    for (const one of [
      () => get(made.id, other),
      () => cash(made.id, made.next.startsOn, other),
      () => freeze(made.id, 7, other),
      () => cancel(made.id, other),
      () => keep(made.id, other),
    ])
      expect((await failure(one())).slice(0, 2)).toEqual([404, 'not_found']);
    expect(await theirs.list()).toEqual([]);
    const member = await ours.of('trainee');
    expect((await failure(ours.list({}, member))).slice(0, 2)).toEqual([403, 'not_allowed']);
  });
});

describe('a member', () => {
  it('freezes for whole days, and the paid time grows by them', async () => {
    const { one, plan, add, desk } = await gym();
    const member = await one('trainee');
    const made = await add((await plan()).id, member);
    const as = await signedIn(parts, member);
    const both = await Promise.allSettled([freeze(made.id, 30, as), freeze(made.id, 30, desk)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const held = await get(made.id, as);
    expect(held).toMatchObject({ state: 'frozen', frozenThrough: today(29) });
    expect(Date.parse(held.paidThrough) - Date.parse(made.paidThrough)).toBe(30 * day);
    expect((await failure(freeze(made.id, 7, as))).slice(0, 2)).toEqual([409, 'membership_frozen']);
    for (const days of [6, 91]) expect((await failure(freeze(made.id, days, as)))[0]).toBe(422);
    clock.advance(30 * day);
    expect((await get(made.id, await signedIn(parts, member))).state).toBe('active');
    clock.advance(40 * day);
    const late = await signedIn(parts, member);
    expect((await failure(freeze(made.id, 7, late))).slice(0, 2)).toEqual([409, 'membership_not_active']);
  });

  it('cancels at the end of the paid time, can undo it until then, and nothing is taken after that', async () => {
    const { one, plan, add, list, counts, deskNow } = await gym();
    const member = await one('trainee');
    const made = await add((await plan()).id, member);
    const as = await signedIn(parts, member);
    await cancel(made.id, as);
    expect((await cancel(made.id, as)).data).toMatchObject({
      state: 'canceled',
      paidThrough: made.paidThrough,
      can: { keep: true, renew: false, freeze: false },
    });
    expect((await keep(made.id, as)).data.state).toBe('active');
    await cancel(made.id, as);
    expect((await list()).map(({ id }) => id)).toEqual([made.id]);
    clock.advance(32 * day);
    const later = await signedIn(parts, member);
    expect((await failure(keep(made.id, later))).slice(0, 2)).toEqual([409, 'membership_over']);
    expect((await failure(cash(made.id, today(), await deskNow())))[1]).toBe('membership_over');
    expect(await list()).toEqual([]);
    expect(await counts()).toMatchObject({ current: 0, canceled: 1, due: 0 });
    const plans = await call(endpoints.listPlans, {}, { as: await deskNow() });
    expect(plans.data.plans).toMatchObject([{ people: 0, joined: 0, left: 1 }]);
    expect((await get(made.id, later)).periods).toHaveLength(1);
    expect(await offers(later)).toMatchObject([{ name: 'Floor' }]);
  });
});

describe('plans of the platform', () => {
  const admin = async () => signedIn(parts, await person(parts, { accountType: 'admin' }));
  const planOf = async (as: string, sketch: Partial<z.input<typeof newPlan>> = {}) =>
    (await call(endpoints.createPlan, { body: { ...floor, name: 'Coach 25', ...sketch } }, { as, ...key() }))
      .data;

  it('are offered to people on their own and to administrators of organizations, not to their members', async () => {
    const { id } = await planOf(await admin());
    const { admin: corporate, of } = await gym();
    const alone = await signedIn(parts, await person(parts, { accountType: 'trainer' }));
    const names = async (as: string) => (await offers(as)).map((offer) => offer.id);
    expect(await names(alone)).toContain(id);
    expect(await names(corporate)).toContain(id);
    for (const member of [await of('trainee'), await of('trainer'), await of('receptionist')]) {
      expect(await names(member)).not.toContain(id);
      expect(await offers(member, { planId: id })).toEqual([]);
      expect(await failure(order(id, member))).toMatchObject([404, 'not_found', undefined]);
    }
    const [offer] = await offers(alone, { planId: id });
    expect(offer).toMatchObject({ seller: 'Chalkline', price: 4900 });
  });

  it('belong to all administrators of the site and to no one else', async () => {
    const [one, other] = [await admin(), await admin()];
    const { id, version } = await planOf(one);
    const { admin: corporate } = await gym();
    const change = (as: string) =>
      call(endpoints.changePlan, { params: { planId: id }, body: { version, price: 5900 } }, { as });
    expect((await failure(change(corporate)))[0]).toBe(404);
    expect((await change(other)).data).toMatchObject({ price: 5900 });
    const own = await call(endpoints.listPlans, {}, { as: other });
    expect(own.data).toMatchObject({ seller: 'Chalkline', can: { manage: true, add: true } });
    expect(own.data.plans.map((plan) => plan.id)).toContain(id);
    const theirs = await call(endpoints.listPlans, {}, { as: corporate });
    expect(theirs.data.plans.map((plan) => plan.id)).not.toContain(id);
  });

  it('are paid to the platform, renewed and canceled like any other, and never paid out', async () => {
    const as = await admin();
    const { id } = await planOf(as);
    const trainer = await person(parts, { accountType: 'trainer' });
    await buy(parts, trainer, {
      kind: membershipKind,
      offerId: id,
      lines: [{ itemId: id, quantity: 1, details: null }],
    });
    const token = await signedIn(parts, trainer);
    const [held] = (await mine(token)).filter(({ planId }) => planId === id);
    expect(held).toMatchObject({ state: 'active', seller: 'Chalkline' });
    const listed = await call(endpoints.listMemberships, { query: { planId: id } }, { as });
    expect(listed.data).toMatchObject([
      { person: { id: trainer.id }, can: { takeCash: false, cancel: true } },
    ]);
    const { id: sellerId } = await sellerOf(database, { platform: 'Chalkline' }, clock.now());
    expect(await balanceOf(database.sql, 'payable', sellerId, 'EUR')).toBe(-4900);
    expect(await planBalances(database.sql, new Date(clock.now().getTime() + 40 * day), sellerId)).toEqual(
      [],
    );
    const month = today().slice(0, 7);
    const statement = (who: string) =>
      call(getStatement, { params: { as: 'platform' }, query: { month, currency: 'EUR' } }, { as: who });
    expect((await statement(await admin())).data).toMatchObject({
      sales: 4900,
      closing: 4900,
      isBalanced: true,
    });
    expect((await failure(statement(token)))[0]).toBe(404);
    expect((await failure(cash(held?.id ?? '', held?.next.startsOn ?? '', as)))[0]).toBe(403);
    expect((await cancel(held?.id ?? '', token)).data).toMatchObject({ state: 'canceled' });
    const { admin: corporate } = await gym();
    expect((await failure(get(held?.id ?? '', corporate)))[0]).toBe(404);
  });
});
