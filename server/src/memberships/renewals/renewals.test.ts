import { getOrder, placeOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import * as endpoints from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { membershipKind } from '@chalkline/contract/memberships/plan.schema.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import type { Person } from '../../accounts/people/people.service.ts';
import { checkDue } from '../../checkout/settlement/check-due.service.ts';
import { buy, connectPayouts } from '../../demo/demo-till.ts';
import { balanceOf } from '../../money/ledger/ledger.service.ts';
import { sellerOf } from '../../money/sellers/sellers.service.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { place, renewMemberships } from './renewals.clock.service.ts';

const { parts, call, clock, database, settle } = await testApp();

const signal = new AbortController().signal;
const run = () => renewMemberships(parts, {}, { id: '', attempt: 1, signal });
const params = (membershipId: string) => ({ params: { membershipId } });
const today = (days = 0) => new Date(clock.now().getTime() + days * day).toISOString().slice(0, 10);
const draftOf = (planId: string, renews: boolean) => ({
  kind: membershipKind,
  offerId: planId,
  lines: [{ itemId: planId, quantity: 1, details: renews ? { renews } : null }],
});

/** The clock goes on to a day, an hour at least, and its jobs have run. */
async function until(date: string): Promise<void> {
  while (today() < date) clock.advance(day);
  await run();
}

/** A trainer's plan at 49 euros a month. */
async function coached(price = 4900) {
  const coach = await person(parts, { accountType: 'trainer', organizationId: null });
  await connectPayouts(parts, coach, 'NLD');
  const asCoach = () => signedIn(parts, coach);
  const facts = { name: 'Floor', currency: 'EUR', period: 'month', includes: '', capacity: null } as const;
  const body = { ...facts, price, isOn: true };
  const key = { idempotencyKey: crypto.randomUUID() };
  const { data: plan } = await call(endpoints.createPlan, { body }, { as: await asCoach(), ...key });
  const { id: sellerId } = await sellerOf(database, { personId: coach.id }, clock.now());
  /** Somebody who pays the first month, and has the next ones paid by that card. */
  const member = async ({ card = testCards.pays as string, renews = true } = {}) => {
    const buyer = await person(parts, { name: 'Noor Achterberg' });
    await buy(parts, buyer, draftOf(plan.id, renews), card);
    return memberOf(buyer);
  };
  const toldOfSales = async () => {
    const { data } = await call(listNotifications, { query: {} }, { as: await asCoach() });
    return data.map(({ title }) => title).filter((title) => title !== 'Your payout account is ready');
  };
  return { plan, asCoach, member, sellerId, toldOfSales };
}

async function memberOf(buyer: Person) {
  const as = () => signedIn(parts, buyer);
  const [first] = (await call(endpoints.listMyMemberships, { query: {} }, { as: await as() })).data;
  const id = first?.id ?? '';
  const get = async () => (await call(endpoints.getMembership, params(id), { as: await as() })).data;
  return {
    buyer,
    id,
    as,
    get,
    cancel: async () =>
      call(endpoints.cancelMembership, { ...params(id), body: { reason: '' } }, { as: await as() }),
    stop: async () => call(endpoints.stopRenewal, params(id), { as: await as() }),
    told: async () =>
      (await call(listNotifications, { query: {} }, { as: await as() })).data.map(({ title }) => title),
    /** What their orders came to, the first one first. */
    orders: async () => {
      const { rows } = await database.sql.execute<{ state: string }>(
        sql`select state from checkout.orders where person_id = ${buyer.id} order by id`,
      );
      return rows.map(({ state }) => state);
    },
    charged: async () => {
      const { rows } = await database.sql.execute<{ count: number }>(
        sql`select count(*)::int as count from checkout.payments p join checkout.orders o on o.id = p.order_id
          where o.person_id = ${buyer.id} and p.state = 'succeeded' and p.amount > 0`,
      );
      return rows[0]?.count ?? 0;
    },
  };
}

describe('a membership that renews', () => {
  it('renews today where its day has gone by', async () => {
    const noor = await (await coached()).member();
    const { next } = await noor.get();
    while (today(-3) < next.startsOn) clock.advance(day);
    expect((await noor.get()).renewal).toMatchObject({ on: today(), failed: 0 });
  });

  it('says so before, is paid once on its day however often the clock runs, and goes on', async () => {
    const { member, sellerId, toldOfSales } = await coached();
    const noor = await member();
    const { paidThrough, next, renewal } = await noor.get();
    expect(renewal).toEqual({
      on: next.startsOn,
      price: 4900,
      dearer: null,
      card: { brand: 'visa', last4: '4242' },
      failed: 0,
    });
    await until(paidThrough);
    expect(await noor.told()).toContainEqual(expect.stringMatching(/^Floor renews on /));
    expect(await noor.charged()).toBe(1);
    clock.advance(day);
    await Promise.all([run(), run(), run()]);
    await run();
    const renewed = await noor.get();
    expect(renewed).toMatchObject({ state: 'active', paidThrough: next.endsOn });
    expect(renewed.periods.map(({ startsOn }) => startsOn)).toEqual([
      next.startsOn,
      expect.stringMatching(/^\d/),
    ]);
    expect(await noor.charged()).toBe(2);
    expect(await balanceOf(database.sql, 'payable', sellerId, 'EUR')).toBe(-9800);
    // Its seller heard of the sale, and finds what renewed it in the statement.
    expect(await toldOfSales()).toEqual(['Noor Achterberg bought Floor']);
    await until(next.endsOn);
    expect(await noor.charged()).toBe(2);
  });

  it('is tried five times in a week, then never again, and a new card is tried at once', async () => {
    const { member, plan } = await coached();
    const noor = await member({ card: testCards.paysOnce });
    const { next } = await noor.get();
    const tried = [];
    await until(next.startsOn);
    for (let days = 0; days <= 12; days += 1) {
      const orders = await noor.orders();
      tried.push(orders.length - 1);
      expect(orders.slice(1).every((state) => state === 'canceled')).toBe(true);
      clock.advance(day);
      await Promise.all([run(), run()]);
    }
    // After days 0, 1, 3, 5 and 7.
    expect(tried).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5, 5, 5]);
    expect(await noor.charged()).toBe(1);
    expect(await noor.get()).toMatchObject({ state: 'suspended', renewal: null, can: { automate: true } });
    expect((await noor.told())[0]).toBe('Floor doesn’t renew anymore');
    await buy(parts, noor.buyer, draftOf(plan.id, true));
    expect(await noor.get()).toMatchObject({ state: 'active', renewal: { failed: 0 } });
  });

  it('takes nothing after canceling, before its day or while the card is being charged', async () => {
    const { member } = await coached();
    const [early, late] = [await member(), await member({ card: testCards.pendingThenSucceeds })];
    clock.advance(60_000);
    await checkDue(parts, {}, { id: '', attempt: 1, signal });
    const other = await memberOf(late.buyer);
    const { next } = await early.get();
    await early.cancel();
    expect((await early.cancel()).data).toMatchObject({ state: 'canceled', renewal: null });
    await until(next.startsOn);
    expect((await other.get()).renewal).toMatchObject({ on: null, failed: 1 });
    await other.cancel();
    // The bank says yes, too late.
    clock.advance(60_000);
    await checkDue(parts, {}, { id: '', attempt: 1, signal });
    await settle();
    for (let days = 0; days < 40; days += 1) {
      clock.advance(day);
      await run();
    }
    expect(await early.charged()).toBe(1);
    expect((await other.get()).periods).toHaveLength(1);
    expect((await other.told()).join()).toMatch(/You get €49.00 back for Floor/);
    expect(await other.get()).toMatchObject({ state: 'canceled', renewal: null });
  });

  it('stops by its member and by its seller, and an outsider has no say', async () => {
    const { member, asCoach } = await coached();
    const [one, two] = [await member(), await member()];
    const stranger = await signedIn(parts, await person(parts));
    const theirs = call(endpoints.stopRenewal, params(one.id), { as: stranger });
    expect((await failure(theirs)).slice(0, 2)).toEqual([404, 'not_found']);
    expect((await call(endpoints.getMembership, params(two.id), { as: await asCoach() })).data).toMatchObject(
      { renewal: { card: null } },
    );
    await Promise.all([one.stop(), one.stop()]);
    await call(endpoints.stopRenewal, params(two.id), { as: await asCoach() });
    const { next } = await one.get();
    await until(next.startsOn);
    for (const member of [one, two]) {
      expect(await member.charged()).toBe(1);
      expect(await member.get()).toMatchObject({ state: 'due', renewal: null });
    }
    const { rows } = await database.sql.execute(
      sql`select 1 from checkout.saved_methods where person_id in (${one.buyer.id}, ${two.buyer.id})`,
    );
    expect(rows).toEqual([]);
  });

  it('never costs more than was agreed, and less where the plan does', async () => {
    const { member, plan, asCoach } = await coached();
    const noor = await member();
    const change = async (version: number, price: number) =>
      call(
        endpoints.changePlan,
        { params: { planId: plan.id }, body: { version, price } },
        { as: await asCoach() },
      );
    await change(1, 3900);
    await until((await noor.get()).next.startsOn);
    expect((await noor.get()).periods[0]).toMatchObject({ amount: 3900 });
    await change(2, 5900);
    await until((await noor.get()).next.startsOn);
    expect(await noor.charged()).toBe(2);
    expect(await noor.get()).toMatchObject({ state: 'due', renewal: null });
    expect((await noor.told())[0]).toBe('Floor doesn’t renew anymore');
  });

  it('says a week before that its price has risen, and goes on only for who agrees', async () => {
    const { member, plan, asCoach } = await coached();
    const [noor, silent] = [await member(), await member()];
    const change = async (version: number, price: number) =>
      call(
        endpoints.changePlan,
        { params: { planId: plan.id }, body: { version, price } },
        { as: await asCoach() },
      );
    const agree = async (price: number, as: string) =>
      call(endpoints.agreeToPrice, { ...params(noor.id), body: { price } }, { as });
    const { next, paidThrough } = await noor.get();
    while (today(5) < paidThrough) clock.advance(day);
    await run();
    await change(1, 5500);
    await run();
    await run();
    const risen = (await noor.told()).filter((title) => title.startsWith('Floor costs €55.00 from '));
    expect(risen).toHaveLength(2); // The reminder from before says it too.
    expect(await noor.get()).toMatchObject({
      renewal: { price: 4900, dearer: 5500 },
      can: { agreeToPrice: true },
    });
    expect((await failure(agree(4900, await noor.as())))[1]).toBe('state_changed');
    expect((await failure(agree(5500, await asCoach())))[0]).toBe(404);
    expect((await failure(agree(5500, await silent.as())))[0]).toBe(404);
    const mine = await noor.as();
    await Promise.all([agree(5500, mine), agree(5500, mine)]);
    expect(await noor.get()).toMatchObject({ renewal: { price: 5500, dearer: null } });
    await until(next.startsOn);
    expect((await noor.get()).periods[0]).toMatchObject({ amount: 5500 });
    expect([await noor.charged(), await silent.charged()]).toEqual([2, 1]);
    expect((await silent.told())[0]).toBe('Floor doesn’t renew anymore');
  });

  it('takes another card without a payment, which pays from then on, and forgets the former one', async () => {
    const { member, plan, asCoach, toldOfSales } = await coached();
    const [noor, byHand] = [await member({ card: testCards.paysOnce }), await member({ renews: false })];
    const cardOf = (id: string) => ({
      ...draftOf(plan.id, false),
      lines: [{ itemId: plan.id, quantity: 1, details: { card: id } }],
    });
    await buy(parts, noor.buyer, cardOf(noor.id), testCards.challenged);
    expect((await noor.get()).renewal).toMatchObject({ card: { last4: testCards.paysOnce.slice(-4) } });
    await Promise.all([buy(parts, noor.buyer, cardOf(noor.id)), buy(parts, byHand.buyer, cardOf(byHand.id))]);
    for (const one of [noor, byHand]) {
      const held = await one.get();
      expect(held).toMatchObject({ renewal: { price: 4900, card: { last4: '4242' } } });
      expect(held.periods).toHaveLength(1);
      expect(await one.charged()).toBe(1);
    }
    expect(await toldOfSales()).toEqual(Array(2).fill('Noor Achterberg bought Floor'));
    const { rows } = await database.sql.execute(
      sql`select 1 from checkout.saved_methods where person_id = ${noor.buyer.id}`,
    );
    expect(rows).toHaveLength(1);
    const stranger = await person(parts);
    const refused = call(placeOrder, { body: cardOf(noor.id) }, { as: await signedIn(parts, stranger) });
    expect((await failure(refused)).slice(0, 2)).toEqual([422, 'not_eligible']);
    await until((await noor.get()).next.startsOn);
    for (const one of [noor, byHand]) expect(await one.charged()).toBe(2);
    expect(
      (await call(endpoints.getMembership, params(noor.id), { as: await asCoach() })).data,
    ).toMatchObject({
      can: { updateCard: false },
    });
  });

  it('waits while it’s frozen, and ends with a refund', async () => {
    const { member, asCoach } = await coached();
    const noor = await member();
    const body = { days: 30 };
    await call(endpoints.freezeMembership, { ...params(noor.id), body }, { as: await noor.as() });
    const { next } = await noor.get();
    await until(today(35));
    expect(await noor.charged()).toBe(1);
    await until(next.startsOn);
    const held = await noor.get();
    expect(held.periods).toHaveLength(2);
    const params_ = { orderId: held.periods[0]?.orderId ?? '' };
    const { data } = await call(getOrder, { params: params_ }, { as: await asCoach() });
    const unitIds = data.lines.flatMap(({ units }) => units.map((unit) => unit.id));
    const key = { idempotencyKey: crypto.randomUUID() };
    await call(refundOrder, { params: params_, body: { unitIds } }, { as: await asCoach(), ...key });
    await until(today(5));
    expect(await noor.get()).toMatchObject({ state: 'due', renewal: null });
    expect(await noor.charged()).toBe(2);
  });

  it('is paid once where the process died between the order and the charge', async () => {
    const { member } = await coached();
    const noor = await member();
    const { next } = await noor.get();
    while (today() < next.startsOn) clock.advance(day);
    // What the clock does before it asks the provider.
    await database.transaction((tx) => place(parts, tx, noor.id));
    expect(await noor.charged()).toBe(1);
    clock.advance(60_000);
    await Promise.all([checkDue(parts, {}, { id: '', attempt: 1, signal }), run(), run()]);
    await run();
    expect(await noor.charged()).toBe(2);
    expect((await noor.get()).periods).toHaveLength(2);
  });
});
