import {
  getOrder,
  openPayment,
  placeOrder,
  settleOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import * as endpoints from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { membershipKind, type newPlan } from '@chalkline/contract/memberships/plan.schema.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { confirmTestPayment } from '@chalkline/contract/money/test-payments.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import type { Person } from '../../accounts/people/people.service.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { buy, connectPayouts } from '../../demo/demo-till.ts';
import { balanceOf } from '../../money/ledger/ledger.service.ts';
import { getStatement } from '../../money/payouts/statements.service.ts';
import { sellerOf } from '../../money/sellers/sellers.service.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { renewMemberships } from './renewals.clock.service.ts';

const { parts, call, clock, database, mailbox, settle } = await testApp();

const { signal } = new AbortController();
const run = () => renewMemberships(parts, {}, { id: '', attempt: 1, signal });
const key = () => ({ idempotencyKey: crypto.randomUUID() });
const today = (days = 0) => new Date(clock.now().getTime() + days * day).toISOString().slice(0, 10);
const params = (membershipId: string) => ({ params: { membershipId } });
const draftOf = (planId: string, details: object | null = { renews: true }) => ({
  kind: membershipKind,
  offerId: planId,
  lines: [{ itemId: planId, quantity: 1, details }],
});

async function until(date: string): Promise<void> {
  while (today() < date) clock.advance(day);
  await run();
}

/** A trainer with a plan at 49 euros a month, which can be tried for two weeks. */
async function coached(sketch: Partial<z.input<typeof newPlan>> = {}) {
  const coach = await person(parts, { accountType: 'trainer', organizationId: null });
  await connectPayouts(parts, coach, 'NLD');
  const asCoach = () => signedIn(parts, coach);
  const create = async (more: Partial<z.input<typeof newPlan>> = {}) => {
    const usual = { currency: 'EUR', period: 'month', includes: '', capacity: null, isOn: true } as const;
    const body = { ...usual, name: 'Floor', price: 4900, trialDays: 14, ...more };
    return (await call(endpoints.createPlan, { body }, { as: await asCoach(), ...key() })).data;
  };
  const change = async (
    planId: string,
    body: { version: number; price?: number; trialDays?: number | null },
  ) => (await call(endpoints.changePlan, { params: { planId }, body }, { as: await asCoach() })).data;
  const plan = await create(sketch);
  const { id: sellerId } = await sellerOf(database, { personId: coach.id }, clock.now());
  const owed = async () => 0 - (await balanceOf(database.sql, 'payable', sellerId, 'EUR'));
  return { coach, plan, create, change, asCoach, owed };
}

const somebody = () => person(parts, { name: 'Noor Achterberg' });

async function tries(planId: string, card: string = testCards.pays) {
  const buyer = await somebody();
  const orderId = await buy(parts, buyer, draftOf(planId), card);
  return { orderId, ...(await memberOf(buyer)) };
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
    cancel: async () =>
      (await call(endpoints.cancelMembership, { ...params(id), body: { reason: '' } }, { as: await as() }))
        .data,
    offer: async (planId: string) =>
      (await call(endpoints.listPlanOffers, { query: { planId } }, { as: await as() })).data[0],
    order: async (planId: string, details?: object | null) =>
      (await call(placeOrder, { body: draftOf(planId, details) }, { as: await as(), ...key() })).data,
    told: async () => (await call(listNotifications, { query: {} }, { as: await as() })).data,
    charged: async () => {
      const { rows } = await database.sql.execute<{ amount: number }>(
        sql`select p.amount::int as amount from checkout.payments p join checkout.orders o on o.id = p.order_id
          where o.person_id = ${buyer.id} and p.state = 'succeeded' and p.amount > 0 order by p.id`,
      );
      return rows.map(({ amount }) => amount);
    },
  };
}

describe('a trial of a plan', () => {
  it('has 1 to 90 days, and only where the plan costs something', async () => {
    const { plan, create, change } = await coached();
    expect(plan).toMatchObject({ trialDays: 14, trialing: 0 });
    expect(await failure(create({ price: 0 }))).toEqual([422, 'trial_of_free_plan', 'body.trialDays']);
    for (const trialDays of [0, 91]) expect((await failure(create({ trialDays })))[2]).toBe('body.trialDays');
    const free = change(plan.id, { version: plan.version, price: 0 });
    expect(await failure(free)).toEqual([422, 'trial_of_free_plan', 'body.trialDays']);
    const without = await change(plan.id, { version: plan.version, trialDays: null });
    expect(without.trialDays).toBeNull();
    expect(await change(plan.id, { version: without.version, price: 0 })).toMatchObject({ price: 0 });
    expect(await create({ trialDays: 90 })).toMatchObject({ trialDays: 90 });
  });

  it('begins with a saved card and without a charge, and lasts for its days', async () => {
    const { plan, asCoach, owed } = await coached();
    const buyer = await somebody();
    const before = await memberOf(buyer);
    expect(await before.offer(plan.id)).toMatchObject({ trialDays: 14 });
    const placed = await before.order(plan.id);
    expect(placed).toMatchObject({ state: 'held', total: 0, savesMethod: true });
    expect(await before.mine()).toEqual([]);
    const order = { params: { orderId: placed.id } };
    const as = await before.as();
    const { payment } = (await call(openPayment, order, { as })).data;
    const clientSecret = payment?.clientSecret ?? '';
    await call(confirmTestPayment, { body: { clientSecret, card: testCards.declined } }, { as });
    expect((await call(settleOrder, order, { as })).data).toMatchObject({
      payment: { failure: 'card_declined' },
    });
    expect(await before.mine()).toEqual([]);
    await call(confirmTestPayment, { body: { clientSecret, card: testCards.pays } }, { as });
    expect((await call(settleOrder, order, { as })).data).toMatchObject({ state: 'paid', total: 0 });
    const noor = await memberOf(buyer);
    expect(await noor.get()).toMatchObject({
      state: 'trialing',
      paidThrough: today(13),
      trialThrough: today(13),
      renewal: { on: today(14), price: 4900, card: { brand: 'visa', last4: '4242' }, failed: 0 },
      periods: [{ isTrial: true, amount: 0, startsOn: today(), endsOn: today(13) }],
      can: { freeze: false, cancel: true, stopRenewal: true },
    });
    expect(await noor.charged()).toEqual([]);
    expect(await owed()).toBe(0);
    const seller = await asCoach();
    const counts = (await call(endpoints.getMembershipCounts, {}, { as: seller })).data;
    expect(counts).toMatchObject({
      current: 1,
      trialing: 1,
      active: 0,
      due: 0,
      dueAmounts: [],
      dueSince: null,
    });
    const of = async (state: 'trialing' | 'active') =>
      (await call(endpoints.listMemberships, { query: { state } }, { as: seller })).data.map(({ id }) => id);
    expect([await of('trialing'), await of('active')]).toEqual([[noor.id], []]);
    expect((await call(endpoints.listPlans, {}, { as: seller })).data.plans).toMatchObject([
      { people: 1, trialing: 1, joined: 1, left: 0 },
    ]);
    expect(counts.trialsEnding).toBe(0);
    await until(today(7));
    const later = { as: await asCoach() };
    expect((await call(endpoints.getMembershipCounts, {}, later)).data.trialsEnding).toBe(1);
  });

  it('is let in at the door like any member', async () => {
    const { plan, asCoach } = await coached();
    const noor = await tries(plan.id);
    const { code } = await noor.get();
    const body = { code: code ?? '' };
    const { data } = await call(endpoints.addVisit, { body }, { as: await asCoach(), ...key() });
    expect(data).toMatchObject({ verdict: 'in', membership: { state: 'trialing', trialThrough: today(13) } });
  });

  it('says when the card pays first: on the receipt, and three days before', async () => {
    const { plan } = await coached();
    const noor = await tries(plan.id);
    await settle();
    const first = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    const firstPaid = first.format(new Date(today(14)));
    const receipt = mailbox.lastTo(noor.buyer.email);
    expect(receipt?.text).toContain(`Floor, free until ${firstPaid}, then €49.00 a month`);
    await until(today(9));
    expect(await noor.told()).toEqual([]);
    await until(today(1));
    await run();
    expect(await noor.told()).toMatchObject([
      {
        title: `Your free trial of Floor ends on ${first.format(new Date(today(3)))}`,
        text: expect.stringContaining(`€49.00 for the first time on ${firstPaid}`),
      },
    ]);
  });

  it('is paid once at its end, however often and beside whom the clock runs', async () => {
    const { plan, owed, coach } = await coached();
    const noor = await tries(plan.id);
    const { next } = await noor.get();
    await until(today(13));
    expect(await noor.get()).toMatchObject({ state: 'trialing' });
    expect(await noor.charged()).toEqual([]);
    clock.advance(day);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await noor.charged()).toEqual([4900]);
    expect(await noor.get()).toMatchObject({
      state: 'active',
      trialThrough: null,
      paidThrough: next.endsOn,
      periods: [{ startsOn: next.startsOn, amount: 4900, isTrial: false }, { isTrial: true }],
    });
    expect(await owed()).toBe(4900);
    const asked = { month: today().slice(0, 7), currency: 'EUR' } as const;
    expect(await getStatement(parts, asViewer(coach), 'person', asked)).toMatchObject({
      sales: 4900,
      closing: 4900,
      isBalanced: true,
    });
  });

  it('sets the day of the month on which its periods begin, clamped where a month is shorter', async () => {
    const { plan } = await coached();
    while (today(14).slice(5) !== '01-31') clock.advance(day);
    const noor = await tries(plan.id);
    await until(today(14));
    const days = [];
    for (let month = 0; month < 3; month += 1) {
      const { periods, next } = await noor.get();
      days.push(periods[0]?.startsOn.slice(5));
      await until(next.startsOn);
    }
    const year = Number(today().slice(0, 4));
    expect(days).toEqual(['01-31', new Date(year, 1, 29).getMonth() === 1 ? '02-29' : '02-28', '03-31']);
  });

  it('costs nothing when it’s canceled in time, keeps its access, and can be kept after all', async () => {
    const { plan } = await coached();
    const [noor, other] = [await tries(plan.id), await tries(plan.id)];
    for (const one of [noor, other])
      expect(await one.cancel()).toMatchObject({
        state: 'canceled',
        paidThrough: today(13),
        renewal: null,
        can: { keep: true },
      });
    const kept = await call(endpoints.keepMembership, params(other.id), { as: await other.as() });
    expect(kept.data).toMatchObject({ state: 'trialing', renewal: null });
    await until(today(14));
    for (let days = 0; days < 20; days += 1) await until(today(1));
    expect(await noor.charged()).toEqual([]);
    expect(await other.charged()).toEqual([]);
    expect(await noor.get()).toMatchObject({ state: 'canceled', can: { keep: false } });
    expect(await other.get()).toMatchObject({ state: 'expired' });
  });

  it('isn’t frozen', async () => {
    const { plan } = await coached();
    const noor = await tries(plan.id);
    const frozen = call(
      endpoints.freezeMembership,
      { ...params(noor.id), body: { days: 7 } },
      { as: await noor.as() },
    );
    expect((await failure(frozen)).slice(0, 2)).toEqual([409, 'membership_not_active']);
  });

  it('is once for each person and seller: not again, not of another plan, not after paying', async () => {
    const { plan, create } = await coached();
    const year = await create({ name: 'Year', price: 49_000, period: 'year', trialDays: 30 });
    const noor = await tries(plan.id);
    expect(await noor.offer(year.id)).toMatchObject({ trialDays: null });
    expect(await noor.order(year.id)).toMatchObject({ total: 49_000 });
    await noor.cancel();
    await until(today(14));
    expect(await noor.offer(plan.id)).toMatchObject({ trialDays: null });
    expect(await noor.order(plan.id)).toMatchObject({ total: 4900 });
    const payer = await somebody();
    await buy(parts, payer, draftOf(plan.id, null));
    expect(await (await memberOf(payer)).offer(year.id)).toMatchObject({ trialDays: null });
    const elsewhere = await coached();
    expect(await noor.offer(elsewhere.plan.id)).toMatchObject({ trialDays: 14 });
  });

  it('is once also where two plans are tried in the same moment', async () => {
    const { plan, create } = await coached();
    const year = await create({ name: 'Year', price: 49_000, period: 'year', trialDays: 30 });
    const noor = await memberOf(await somebody());
    const asked = [plan, year, plan, year].map(({ id }) => noor.order(id));
    const placed = await Promise.allSettled(asked);
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await failure(noor.order(plan.id))).toContain('sold_out');
  });

  it('is only for who lets a card pay afterwards', async () => {
    const { plan } = await coached();
    const noor = await memberOf(await somebody());
    expect(await noor.order(plan.id, null)).toMatchObject({ total: 4900, savesMethod: false });
  });

  it('takes no more than its buyer saw, also where the price rose before the card was kept', async () => {
    const { plan, change } = await coached();
    const buyer = await somebody();
    const before = await memberOf(buyer);
    const { id: orderId } = await before.order(plan.id);
    await change(plan.id, { version: plan.version, price: 5900 });
    const as = await before.as();
    const { payment } = (await call(openPayment, { params: { orderId } }, { as })).data;
    const body = { clientSecret: payment?.clientSecret ?? '', card: testCards.pays };
    await call(confirmTestPayment, { body }, { as });
    await call(settleOrder, { params: { orderId } }, { as });
    await until(today(14));
    const noor = await memberOf(buyer);
    expect(await noor.charged()).toEqual([]);
    expect((await noor.told())[0]).toMatchObject({ title: 'Floor doesn’t renew anymore' });
  });

  it('goes on as another plan at its end, and only that one is paid', async () => {
    const { plan, create } = await coached();
    const all = await create({ name: 'All', price: 9000, trialDays: 60 });
    const noor = await tries(plan.id);
    const as = await noor.as();
    const { data: choices } = await call(endpoints.listPlanChoices, params(noor.id), { as });
    expect(choices).toMatchObject([{ name: 'All', now: null, on: today(14), trialDays: null }]);
    const body = { planId: all.id, price: 9000 };
    const { data } = await call(endpoints.setPlanChange, { ...params(noor.id), body }, { as });
    expect(data).toMatchObject({ plan: 'Floor', state: 'trialing', change: { plan: 'All', on: today(14) } });
    expect(data.renewal).toMatchObject({ on: today(14), price: 9000 });
    await until(today(11));
    expect((await noor.told())[0]?.text).toContain('€90.00 for the first time');
    await until(today(3));
    expect(await noor.charged()).toEqual([9000]);
    expect(await noor.get()).toMatchObject({ plan: 'All', state: 'active' });
  });

  it('whose card doesn’t pay is tried as often as every renewal, and suspended after a week', async () => {
    const { plan } = await coached();
    const noor = await tries(plan.id, testCards.paysOnce);
    await until(today(14));
    expect(await noor.get()).toMatchObject({ state: 'due', renewal: { failed: 1 } });
    expect((await noor.told())[0]).toMatchObject({ title: 'We couldn’t renew Floor' });
    for (let days = 1; days <= 8; days += 1) await until(today(1));
    expect(await noor.get()).toMatchObject({ state: 'suspended', renewal: null });
    expect(await noor.charged()).toEqual([]);
    await buy(parts, noor.buyer, draftOf(plan.id));
    expect(await noor.charged()).toEqual([4900]);
    expect(await noor.get()).toMatchObject({ state: 'active' });
  });

  it('is not lost by paying early: the period follows it', async () => {
    const { plan, asCoach } = await coached();
    const noor = await tries(plan.id);
    const body = { startsOn: today(14) };
    await call(endpoints.takeCash, { ...params(noor.id), body }, { as: await asCoach(), ...key() });
    expect(await noor.get()).toMatchObject({ state: 'trialing', trialThrough: today(13) });
    await until(today(14));
    expect(await noor.get()).toMatchObject({ state: 'active' });
    expect(await noor.charged()).toEqual([]);
  });

  it('is confirmed by an order without an invoice number', async () => {
    const { plan, asCoach } = await coached();
    const { orderId } = await tries(plan.id);
    const order = (await call(getOrder, { params: { orderId } }, { as: await asCoach() })).data;
    expect(order).toMatchObject({ state: 'paid', total: 0, invoiceNumber: null });
  });

  it('is paid or canceled, never both, where its member cancels while the clock charges', async () => {
    const { plan, owed } = await coached();
    const members = [];
    for (let count = 0; count < 4; count += 1) members.push(await tries(plan.id));
    await until(today(13));
    clock.advance(day);
    const cancels = members.map(({ cancel }) => cancel().catch(() => null));
    await Promise.all([run(), ...cancels, run()]);
    await run();
    await settle();
    const held = await Promise.all(members.map(({ get }) => get()));
    const paid = held.flatMap(({ periods }) => periods.filter((one) => !one.isTrial && !one.isReturned));
    expect(await owed()).toBe(4900 * paid.length);
    for (const one of held) expect(one).toMatchObject({ state: 'canceled', renewal: null });
  });
});
