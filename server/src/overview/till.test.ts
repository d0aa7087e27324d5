import { signUpAtDesk } from '@chalkline/contract/administration/walk-in.endpoints.ts';
import { getOrder, openPayment, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { getSale } from '@chalkline/contract/checkout/sales.endpoints.ts';
import { checkIn } from '@chalkline/contract/events/door.endpoints.ts';
import { listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import {
  addMembership,
  getMembership,
  returnCash,
} from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { downloadStatement, getStatement } from '@chalkline/contract/money/selling.endpoints.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import * as desk from '@chalkline/contract/overview/front-desk.endpoints.ts';
import type { newDeskSale } from '@chalkline/contract/overview/front-desk.schema.ts';
import * as endpoints from '@chalkline/contract/overview/till.endpoints.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { person, signedIn } from '../accounts/people/people.factory.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { people as peopleTable } from '../accounts/people/people.table.ts';
import { auditRows } from '../audit/audit.table.ts';
import { orders } from '../checkout/orders/orders.table.ts';
import { findPayments } from '../checkout/payments/payments.repository.ts';
import { settlePayment } from '../checkout/settlement/settle.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { eventWith } from '../events/events.factory.ts';
import { createPlan } from '../memberships/plans/plans.service.ts';
import { plans } from '../memberships/plans/plans.table.ts';
import { payoutAccount } from '../money/payout-accounts/payout-accounts.factory.ts';
import { payWithTestCard } from '../money/providers/test-payments.service.ts';
import { sellerOf } from '../money/sellers/sellers.service.ts';
import { type SellerRow, sellers } from '../money/sellers/sellers.table.ts';
import { organization } from '../organizations/organizations.factory.ts';
import { newId } from '../platform/ids/new-id.ts';
import { failure } from '../platform/testing/failure.ts';
import { pdfText } from '../platform/testing/pdf-text.ts';
import { testApp } from '../platform/testing/test-app.ts';

const { app, parts, call, clock, mailbox, settle } = await testApp();
const { sql } = parts.database;
const key = () => ({ idempotencyKey: newId() });
const again = (who: Person) => signedIn(parts, who);

/** A venue with an administrator, two receptionists, an event with tickets of 25 euros, and a plan of 49 a month. */
async function venue() {
  const { id: organizationId } = await organization(parts, { name: 'Harbor Gym' });
  const owner = await person(parts, { name: 'Olga Reyes', accountType: 'corporate_admin', organizationId });
  const ida = await person(parts, { name: 'Ida Berg', accountType: 'receptionist', organizationId });
  const jon = await person(parts, { name: 'Jon Vik', accountType: 'receptionist', organizationId });
  const at = clock.now().getTime();
  const event = await eventWith(parts, asViewer(owner), {
    starts_at: new Date(at - hour).toISOString(),
    ends_at: new Date(at + 40 * hour).toISOString(),
    ticket_types: [{ name: 'Floor', price: 2500 }],
  });
  const terms = { name: 'Floor', price: 4900, currency: 'EUR', period: 'month', includes: 'Floor' } as const;
  const plan = await createPlan(parts, asViewer(owner), {
    ...terms,
    capacity: null,
    trialDays: null,
    isOn: true,
  });
  const as = { owner: await again(owner), ida: await again(ida), jon: await again(jon) };
  const sell = async (
    by: string,
    { quantity = 1, ...to }: Partial<z.input<typeof newDeskSale>> & { quantity?: number } = {
      name: 'Ingeborg Solheim',
    },
  ) => {
    const lines = [{ itemId: event.facts.event?.ticketTypes[0]?.id ?? '', quantity }];
    const body = { eventId: event.id, lines, method: 'cash' as const, ...to };
    return (await call(desk.sellAtDesk, { body }, { as: by, ...key() })).data;
  };
  return { organizationId, owner, ida, jon, event, plan, as, sell };
}

const undo = async (orderId: string, as: string, keyed = key()) =>
  (await call(desk.undoDeskSale, { params: { orderId }, body: { reason: 'Wrong ticket' } }, { as, ...keyed }))
    .data;
const till = async (as: string, day?: string) =>
  (await call(endpoints.getTill, { query: { zone: 'Europe/Oslo', ...(day && { day }) } }, { as })).data;

async function payByCard(orderId: string, as: string) {
  await call(openPayment, { params: { orderId } }, { as, ...key() });
  const [payment] = await findPayments(sql, orderId);
  await payWithTestCard(parts, { clientSecret: payment?.clientSecret ?? '', card: testCards.pays });
  await settlePayment(parts, payment?.id ?? '');
}

describe('a wrong sale at the desk', () => {
  it('is undone once by who made it, with a reason: tickets are void, and cash leaves the till', async () => {
    const { as, sell, event } = await venue();
    const { orderId } = await sell(as.ida, { name: 'Ingeborg Solheim', quantity: 2 });
    const keyed = key();
    const both = await Promise.all([undo(orderId, as.ida, keyed), undo(orderId, as.ida, keyed)]);
    expect(both[0]).toEqual(both[1]);
    expect(both[0]).toMatchObject({ state: 'refunded', refund: 'succeeded', can: { undo: false } });
    expect((await undo(orderId, as.ida)).state).toBe('refunded');
    const lines = await sql.select().from(auditRows).where(eq(auditRows.action, 'event.ticket_sale_undone'));
    expect(lines.filter(({ subjectId }) => subjectId === event.id)).toHaveLength(1);
    const { people, sales } = await till(as.ida);
    expect(people).toMatchObject([
      { name: 'Ida Berg', cash: [{ taken: 5000, returned: 5000, count: null }] },
    ]);
    expect(sales).toMatchObject([{ id: orderId, refund: 'returned', can: { undo: false } }]);
    const search = { query: { search: 'Ingeborg' } };
    expect((await call(desk.findDeskTickets, search, { as: as.ida })).data).toEqual([]);
    const { data } = await call(getSale, { params: { orderId } }, { as: as.owner });
    expect(data.refunds).toMatchObject([{ note: 'Wrong ticket', askedBy: 'Ida Berg', amount: 5000 }]);
    expect(data.desk).toEqual({ by: 'Ida Berg', method: 'cash' });
  });

  it('that its buyer gives back at home is listed, and is in the till of who gives the cash', async () => {
    const { as, sell, event, organizationId } = await venue();
    const buyer = await person(parts, { name: 'Kai Lund', organizationId });
    const { orderId } = await sell(as.ida, { personId: buyer.id, name: undefined });
    await sql
      .update(orders)
      .set({ refundRule: [{ hoursBefore: -100, rate: 10_000, kept: 0 }] })
      .where(eq(orders.id, orderId));
    const params = { orderId };
    const asBuyer = await again(buyer);
    const { data: order } = await call(getOrder, { params }, { as: asBuyer });
    expect(order).toMatchObject({ isCash: true });
    const unitIds = order.lines.flatMap(({ units }) => units.map(({ id }) => id));
    await call(refundOrder, { params, body: { unitIds } }, { as: asBuyer, ...key() });
    const { data: news } = await call(listNotifications, {}, { as: asBuyer });
    expect(news.map(({ text }) => text)).toContain('You get it in cash, at the desk where you paid.');
    const owed = { orderId, buyerName: 'Kai Lund', title: 'Open Gym Night', amount: 2500, currency: 'EUR' };
    const before = await till(as.jon);
    expect(before).toMatchObject({ people: [], toGiveBack: [owed] });
    expect((await till((await venue()).as.jon)).toGiveBack).toEqual([]);
    await call(desk.giveCashBack, { params }, { as: as.jon });
    expect(await till(as.jon)).toMatchObject({
      people: [{ name: 'Jon Vik', cash: [{ taken: 0, returned: 2500 }] }],
      toGiveBack: [],
    });
    // Nothing more to give, and nothing of the buyer in the books of the desk.
    await call(desk.giveCashBack, { params }, { as: as.ida });
    expect((await till(as.owner)).people.map(({ name, cash }) => [name, cash[0]?.returned])).toEqual([
      ['Ida Berg', 0],
      ['Jon Vik', 2500],
    ]);
    expect((await call(getOrder, { params }, { as: asBuyer })).data.state).toBe('refunded');
    const lines = await sql.select().from(auditRows).where(eq(auditRows.subjectId, event.id));
    expect(lines.filter(({ action }) => action === 'event.ticket_cash_given_back')).toHaveLength(1);
  });

  it('stays valid until the cash of it is given back, where the organizer lets it', async () => {
    const { as, sell, organizationId } = await venue();
    const buyer = await person(parts, { organizationId });
    const { orderId } = await sell(as.ida, { personId: buyer.id, name: undefined });
    const refundRule = [{ hoursBefore: -100, rate: 10_000, kept: 0 }];
    await sql.update(orders).set({ refundRule, keepsUntilRefunded: true }).where(eq(orders.id, orderId));
    const params = { orderId };
    const asBuyer = await again(buyer);
    const ticketState = async () =>
      (await call(listTickets, {}, { as: asBuyer })).data.map(({ state }) => state);
    const { data: order } = await call(getOrder, { params }, { as: asBuyer });
    const unitIds = order.lines.flatMap(({ units }) => units.map(({ id }) => id));
    await call(refundOrder, { params, body: { unitIds } }, { as: asBuyer, ...key() });
    expect(await ticketState()).toEqual(['valid']);
    await call(desk.giveCashBack, { params }, { as: as.jon });
    expect(await ticketState()).toEqual(['void']);
    expect((await call(getOrder, { params }, { as: asBuyer })).data.state).toBe('refunded');
  });

  it('isn’t undone by somebody else, in a later shift, or once somebody came with it', async () => {
    const { as, sell, event, ida, organizationId } = await venue();
    const guest = await person(parts, { name: 'Kai Lund', organizationId });
    const { orderId } = await sell(as.ida, { personId: guest.id, name: undefined });
    expect(await failure(undo(orderId, as.jon))).toEqual([409, 'undo_not_allowed', undefined]);
    const elsewhere = (await venue()).as;
    expect((await failure(undo(orderId, elsewhere.ida)))[0]).toBe(404);
    const params = { personId: guest.id };
    const [ticket] = (await call(desk.getDeskPerson, { params }, { as: as.ida })).data.tickets;
    const scan = { group_id: event.id, ticket_id: ticket?.ticketId ?? '' };
    await call(checkIn, { body: scan }, { as: as.ida, ...key() });
    expect(await failure(undo(orderId, as.ida))).toEqual([409, 'undo_used', undefined]);
    const other = await sell(as.ida);
    expect(other.can.undo).toBe(true);
    clock.advance(12 * hour);
    expect(await failure(undo(other.orderId, await again(ida)))).toEqual([
      409,
      'undo_not_allowed',
      undefined,
    ]);
  });

  it('that was paid by card goes back to the card', async () => {
    const { as, sell, organizationId } = await venue();
    const { id: sellerId } = await sellerOf(parts.database, { organizationId }, clock.now());
    await payoutAccount(parts, { sellerId });
    const buyer = await person(parts, { organizationId });
    const { orderId } = await sell(as.ida, { personId: buyer.id, name: undefined, method: 'card' });
    await payByCard(orderId, await again(buyer));
    expect((await till(as.ida)).sales).toMatchObject([
      { id: orderId, method: 'card', soldBy: { name: 'Ida Berg' }, can: { undo: true } },
    ]);
    expect((await undo(orderId, as.ida)).refund).toBe('asked');
    await settle();
    const { people, sales } = await till(as.ida);
    expect(people).toEqual([]);
    expect(sales[0]?.refund).toBe('returned');
  });
});

describe('a plan that was paid in cash', () => {
  it('has a receipt, and goes back with a credit note by who took the money', async () => {
    const { as, plan, organizationId } = await venue();
    const member = await person(parts, { name: 'Bo Lind', organizationId });
    const body = { planId: plan.id, email: member.email };
    const { data: made } = await call(addMembership, { body }, { as: as.ida, ...key() });
    const [period] = made.periods;
    expect(period).toMatchObject({ takenBy: 'Ida Berg', can: { return: true, receipt: true } });
    expect(period?.invoiceNumber).toMatch(/^\d{4}-\d{4}$/);
    const params = { membershipId: made.id, periodId: period?.id ?? '' };
    const printed = async (by: string) => {
      const url = `/api/memberships/${params.membershipId}/periods/${params.periodId}/receipt`;
      const reply = await app.inject({ url, headers: { authorization: `Bearer ${by}` } });
      return reply.statusCode === 200 ? (await pdfText(reply.rawPayload)).join(' ') : `${reply.statusCode}`;
    };
    const receipt = await printed(as.jon);
    for (const words of ['Bo Lind', 'Harbor Gym', 'Paid in cash on', period?.invoiceNumber ?? '?'])
      expect(receipt).toContain(words);
    expect(await printed(await again(member))).toContain('Bo Lind');
    expect(await printed((await venue()).as.ida)).toBe('404');

    const give = (by: string) =>
      call(returnCash, { params, body: { reason: 'Wrong plan' } }, { as: by, ...key() });
    expect(await failure(give(as.jon))).toEqual([409, 'cash_not_returnable', undefined]);
    expect((await failure(give(await again(member))))[0]).toBe(403);
    const both = await Promise.all([give(as.ida), give(as.ida)]);
    for (const { data } of both)
      expect(data).toMatchObject({ state: 'canceled', periods: [{ isReturned: true }] });
    expect(await printed(as.ida)).toContain('Credit note');
    const { people, sales } = await till(as.ida);
    expect(people).toMatchObject([{ cash: [{ taken: 4900, returned: 4900 }] }]);
    expect(sales).toMatchObject([{ kind: 'plan', refund: 'returned', seller: 'Harbor Gym' }]);
    const { data } = await call(getMembership, { params }, { as: await again(member) });
    expect(data.periods).toMatchObject([{ takenBy: null, can: { return: false } }]);
  });
});

describe('a plan that its member pays by card', () => {
  async function offered() {
    const made = await venue();
    const { plan, organizationId } = made;
    const { id: sellerId } = await sellerOf(parts.database, { organizationId }, clock.now());
    await payoutAccount(parts, { sellerId });
    const member = await person(parts, { name: 'Bo Lind', organizationId });
    const body = { planId: plan.id, personId: member.id };
    const offer = async (by: string) =>
      (await call(desk.offerPlanAtDesk, { body }, { as: by, ...key() })).data;
    return { ...made, member, offer };
  }

  it('is one order however often it is offered, in the till once paid, and goes back to the card', async () => {
    const { as, member, offer } = await offered();
    const { orderId } = await offer(as.jon);
    const waiting = await offer(as.ida);
    expect(waiting).toMatchObject({
      orderId,
      kind: 'plan',
      state: 'held',
      total: 4900,
      seller: 'Harbor Gym',
    });
    expect(
      await failure(call(desk.getDeskSale, { params: { orderId } }, { as: (await venue()).as.ida })),
    ).toEqual([404, 'not_found', undefined]);
    await payByCard(orderId, await again(member));
    const { data: paid } = await call(desk.getDeskSale, { params: { orderId } }, { as: as.ida });
    expect(paid).toMatchObject({ state: 'paid', method: 'card', hasAccount: true, can: { undo: true } });
    const params = { personId: member.id };
    const memberships = async () =>
      (await call(desk.getDeskPerson, { params }, { as: as.ida })).data.memberships.map(
        ({ membership }) => membership.state,
      );
    expect(await memberships()).toEqual(['active']);
    expect((await till(as.ida)).sales).toMatchObject([
      { kind: 'plan', id: orderId, membershipId: null, method: 'card', soldBy: { name: 'Ida Berg' } },
    ]);
    const url = `/api/desk/sales/${orderId}/papers/receipt`;
    const { rawPayload } = await app.inject({ url, headers: { authorization: `Bearer ${as.ida}` } });
    expect((await pdfText(rawPayload)).join(' ')).toContain('Harbor Gym');
    expect((await undo(orderId, as.ida)).refund).toBe('asked');
    await settle();
    expect(await memberships()).toEqual(['canceled']);
  });

  it('is paid in cash instead, or stopped and offered anew', async () => {
    const { as, offer } = await offered();
    const { orderId } = await offer(as.ida);
    const params = { orderId };
    expect((await call(desk.stopDeskSale, { params }, { as: as.ida })).data.state).toBe('canceled');
    const next = { params: { orderId: (await offer(as.ida)).orderId } };
    expect(next.params.orderId).not.toBe(orderId);
    const { data } = await call(desk.takeDeskCash, next, { as: as.ida });
    expect(data).toMatchObject({ state: 'paid', method: 'cash' });
    expect((await till(as.ida)).people).toMatchObject([{ cash: [{ taken: 4900, returned: 0 }] }]);
    expect((await failure(offer(as.jon)))[1]).toBe('not_eligible');
  });
});

describe('the receipt of cash for a plan', () => {
  it('says for good who sold what, and with which tax', async () => {
    const { as, plan, organizationId } = await venue();
    const { id: sellerId } = await sellerOf(parts.database, { organizationId }, clock.now());
    const now = (facts: Partial<SellerRow>) => sql.update(sellers).set(facts).where(eq(sellers.id, sellerId));
    await now({ legalName: 'Harbor Gym AS', address: 'Kaia 1\nOslo', taxNumber: 'NO 1', taxRate: 2500 });
    const member = await person(parts, { organizationId });
    const body = { planId: plan.id, email: member.email };
    const { data: made } = await call(addMembership, { body }, { as: as.ida, ...key() });
    await now({ legalName: 'Bay Gym AS', address: 'Kaia 2', taxNumber: 'NO 2', taxRate: 0 });
    await sql.update(plans).set({ name: 'Upstairs' }).where(eq(plans.id, plan.id));
    const url = `/api/memberships/${made.id}/periods/${made.periods[0]?.id}/receipt`;
    const { rawPayload } = await app.inject({ url, headers: { authorization: `Bearer ${as.jon}` } });
    const receipt = (await pdfText(rawPayload)).join(' ');
    for (const words of ['Harbor Gym AS', 'Kaia 1', 'Oslo', 'NO 1', 'Floor', '€9.80'])
      expect(receipt).toContain(words);
    expect(receipt).not.toMatch(/Bay Gym|Kaia 2|NO 2|Upstairs/);
  });
});

describe('the till of a desk', () => {
  it('says who took what for whom, and what was counted beside what should be there', async () => {
    const { as, sell } = await venue();
    await sell(as.ida);
    await sell(as.jon);
    await sell(as.jon);
    expect((await till(as.ida)).sales).toHaveLength(1);
    const body = { zone: 'Europe/Oslo', currency: 'EUR', counted: 2400, note: 'A euro short' } as const;
    const count = { body };
    await call(endpoints.countTill, count, { as: as.ida, ...key() });
    const { people, sales } = await till(as.owner);
    expect(people.map(({ name, cash }) => [name, cash[0]?.taken, cash[0]?.count?.counted])).toEqual([
      ['Ida Berg', 2500, 2400],
      ['Jon Vik', 5000, undefined],
    ]);
    expect(people[0]?.cash[0]?.count).toMatchObject({ expected: 2500, note: 'A euro short' });
    expect(sales).toHaveLength(3);
    expect(new Set(sales.map(({ seller }) => seller))).toEqual(new Set(['Harbor Gym']));
    expect((await till((await venue()).as.owner)).people).toEqual([]);
    expect((await till(as.owner, '2020-01-01')).sales).toEqual([]);

    const query = { month: clock.now().toISOString().slice(0, 7), currency: 'EUR' } as const;
    const params = { as: 'organization' } as const;
    const { data } = await call(getStatement, { params, query }, { as: as.owner });
    expect(data).toMatchObject({
      cash: 7500,
      cashBy: [
        { name: 'Jon Vik', amount: 5000 },
        { name: 'Ida Berg', amount: 2500 },
      ],
    });
    const file = { params, query: { ...query, format: 'csv' } } as const;
    const { content } = (await call(downloadStatement, file, { as: as.owner })).data;
    expect(content).toContain('Of it by Ida Berg,25');
  });
});

describe('the seller of an event', () => {
  it('is the organization where its staff made it, and who owns it where somebody else did', async () => {
    const { organizationId, ida, as } = await venue();
    const sellerAt = async (maker: Person) => {
      const at = clock.now().getTime();
      const event = await eventWith(parts, asViewer(maker), {
        starts_at: new Date(at + hour).toISOString(),
        ends_at: new Date(at + 2 * hour).toISOString(),
        ticket_types: [{ name: 'Floor', price: 2500 }],
      });
      const typeId = event.facts.event?.ticketTypes[0]?.id ?? '';
      const lines = [{ itemId: typeId, quantity: 1 }];
      const body = { eventId: event.id, lines, method: 'cash', name: 'Sol' } as const;
      return (await call(desk.sellAtDesk, { body }, { as: as.ida, ...key() })).data.seller;
    };
    const coach = await person(parts, { name: 'Tor Moe', accountType: 'trainer', organizationId });
    expect([await sellerAt(ida), await sellerAt(coach)]).toEqual(['Harbor Gym', 'Tor Moe']);
  });
});

describe('a walk-in', () => {
  it('is signed up by name and email, has a plan at once, and sets a password later', async () => {
    const { as, plan } = await venue();
    const email = `walk-${newId().slice(-8)}@example.test`;
    const signUp = (body: { name: string; email: string }, by = as.ida) =>
      call(signUpAtDesk, { body }, { as: by, ...key() });
    const { personId } = (await signUp({ name: 'Sol Hart', email })).data;
    expect((await signUp({ name: 'Sol Hart', email })).data.personId).toBe(personId);
    await settle();
    expect(mailbox.lastTo(email).subject).toContain('Harbor Gym');
    const params = { personId: personId ?? '' };
    const body = { planId: plan.id, ...params };
    await call(addMembership, { body }, { as: as.ida, ...key() });
    const { data } = await call(desk.getDeskPerson, { params }, { as: as.ida });
    expect(data).toMatchObject({
      name: 'Sol Hart',
      memberships: [{ membership: { state: 'active' } }],
      can: { addPlan: true },
    });
    const stranger = await person(parts);
    expect((await signUp({ name: 'Someone', email: stranger.email })).data.personId).toBeNull();
    expect((await failure(signUp({ name: 'Someone', email: stranger.email })))[0]).toBe(409);
  });
});

it('keeps the cash and the counts of who has left the gym', async () => {
  const { as, sell, ida, jon } = await venue();
  await sell(as.ida);
  const count = (by: string, counted: number) =>
    call(
      endpoints.countTill,
      { body: { zone: 'Europe/Oslo', currency: 'EUR', counted, note: '' } },
      { as: by, ...key() },
    );
  await count(as.ida, 2500);
  await count(as.jon, 0);
  for (const { id } of [ida, jon])
    await sql
      .update(peopleTable)
      .set({ organizationId: null, accountType: 'trainee' })
      .where(eq(peopleTable.id, id));
  expect((await till(as.owner)).people).toMatchObject([
    { name: 'Ida Berg', cash: [{ taken: 2500, count: { counted: 2500, expected: 2500 } }] },
    { name: 'Jon Vik', cash: [{ taken: 0, count: { counted: 0, expected: 0 } }] },
  ]);
  expect((await till((await venue()).as.owner)).people).toEqual([]);
});
