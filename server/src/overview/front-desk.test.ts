import {
  getOrder,
  listOrders,
  openPayment,
  refundOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import { cancelEvent, getCancellation } from '@chalkline/contract/events/cancellation.endpoints.ts';
import { checkIn } from '@chalkline/contract/events/door.endpoints.ts';
import { listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import { renameTicketHolder } from '@chalkline/contract/events/holder-names.endpoints.ts';
import { getBooksSummary } from '@chalkline/contract/finance/finance.endpoints.ts';
import { addVisit } from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { downloadStatement, getStatement } from '@chalkline/contract/money/selling.endpoints.ts';
import * as endpoints from '@chalkline/contract/overview/front-desk.endpoints.ts';
import type { newDeskSale } from '@chalkline/contract/overview/front-desk.schema.ts';
import { getOverview } from '@chalkline/contract/overview/overview.endpoints.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { person, signedIn } from '../accounts/people/people.factory.ts';
import { orders } from '../checkout/orders/orders.table.ts';
import { refunds } from '../checkout/refunds/refunds.table.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { eventWith, ticketTo } from '../events/events.factory.ts';
import { tickets } from '../events/tickets/tickets.table.ts';
import { membership } from '../memberships/sale/memberships.factory.ts';
import { balanceOf } from '../money/ledger/ledger.service.ts';
import { organization } from '../organizations/organizations.factory.ts';
import { newId } from '../platform/ids/new-id.ts';
import { failure } from '../platform/testing/failure.ts';
import { pdfText } from '../platform/testing/pdf-text.ts';
import { testApp } from '../platform/testing/test-app.ts';

const { app, parts, call, clock, settle } = await testApp();

async function somebody(sketch: Parameters<typeof person>[1] = {}) {
  const who = await person(parts, sketch);
  return {
    id: who.id,
    name: who.name,
    email: who.email,
    as: await signedIn(parts, who),
    viewer: asViewer(who),
  };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const moment = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();

/** A venue with an owner, a receptionist and an event that is on, with tickets of 25 euros. */
async function venue(sketch: Parameters<typeof eventWith>[2] = {}) {
  const { id: organizationId } = await organization(parts);
  const owner = await somebody({ accountType: 'corporate_admin', organizationId });
  const desk = await somebody({ accountType: 'receptionist', organizationId });
  const event = await eventWith(
    parts,
    { ...owner.viewer, organizationId },
    {
      starts_at: moment(-hour),
      ends_at: moment(4 * hour),
      capacity: 2,
      refund_rule: [{ hoursBefore: 0, rate: 10_000, kept: 0 }],
      ticket_types: [{ name: 'Floor', price: 2500 }],
      ...sketch,
    },
  );
  const itemId = event.facts.event?.ticketTypes[0]?.id ?? '';
  const floor = (quantity: number) => [{ itemId, quantity }];
  return { organizationId, owner, desk, event, floor };
}

const peopleAt = async ({ as }: Somebody, search: string) =>
  (await call(endpoints.findDeskPeople, { query: { search } }, { as })).data;
const sell = ({ as }: Somebody, body: z.input<typeof newDeskSale>, idempotencyKey = newId()) =>
  call(endpoints.sellAtDesk, { body }, { as, idempotencyKey });

async function cashOf(orderId: string) {
  const [order] = await parts.database.sql.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error('no order');
  return balanceOf(parts.database.sql, 'cash', order.sellerId, order.currency);
}

describe('the desk of a receptionist', () => {
  it('finds its people, members and ticket holders without accents, and nobody else', async () => {
    const { organizationId, desk, event } = await venue({ ticket_types: [{ name: 'Free', price: 0 }] });
    const family = newId().slice(-6);
    const own = await somebody({ name: `Márton ${family}`, organizationId });
    const holder = await somebody({ name: `Marta ${family}`, organizationId });
    await ticketTo(parts, holder.viewer, event);
    await somebody({ name: `Marek ${family}` });
    const found = await peopleAt(desk, `mar ${family}`);
    expect(found.map(({ name }) => name)).toEqual([holder.name, own.name]);
    expect(found[0]).toEqual({
      id: holder.id,
      name: holder.name,
      photo: null,
      plan: null,
      ticket: { event: 'Open Gym Night', state: 'expected' },
    });
    const stranger = (await venue()).desk;
    expect(await peopleAt(stranger, family)).toEqual([]);
    const params = { personId: holder.id };
    await expect(call(endpoints.getDeskPerson, { params }, { as: stranger.as })).rejects.toMatchObject({
      status: 404,
    });
    const trainer = await somebody({ accountType: 'trainer', organizationId });
    await expect(peopleAt(trainer, family)).rejects.toMatchObject({ status: 403 });
  });

  it('finds tickets of a name alone, of guests and of who comes along by the name on them, and lets them in', async () => {
    const { organizationId, owner, desk, event, floor } = await venue({ capacity: 9 });
    const family = newId().slice(-6);
    const sale = { eventId: event.id, lines: floor(1), method: 'cash' } as const;
    await sell(desk, { ...sale, name: `Åse ${family}` });
    const known = await somebody({ name: `Asta ${family}`, organizationId });
    await sell(desk, { ...sale, personId: known.id });
    const guest = await somebody({ name: `Asger ${family}`, state: 'guest', organizationId });
    const inside = { ...owner.viewer, organizationId };
    const starts = { starts_at: moment(day), ends_at: moment(2 * day) };
    const next = await eventWith(parts, inside, { ...starts, ticket_types: [{ name: 'Free', price: 0 }] });
    await ticketTo(parts, guest.viewer, next);
    const body = { name: `Aslaug ${family}` };
    const ticketId = await ticketTo(parts, guest.viewer, next);
    await call(renameTicketHolder, { params: { ticketId }, body }, { as: guest.as, idempotencyKey: newId() });
    const ticketsAt = async ({ as }: Somebody, search = `as ${family}`) =>
      (await call(endpoints.findDeskTickets, { query: { search } }, { as })).data;
    const found = await ticketsAt(desk);
    expect(found.map(({ holderName }) => holderName)).toEqual([`Åse ${family}`, body.name]);
    const people = await peopleAt(desk, `as ${family}`);
    expect(people.map(({ name }) => name)).toEqual([guest.name, known.name]);
    expect(await ticketsAt((await venue()).desk)).toEqual([]);
    const trainer = await somebody({ accountType: 'trainer', organizationId });
    await expect(ticketsAt(trainer)).rejects.toMatchObject({ status: 403 });
    const scan = { group_id: event.id, ticket_id: found[0]?.ticketId ?? '' };
    await call(checkIn, { body: scan }, { as: desk.as, idempotencyKey: newId() });
    expect((await ticketsAt(desk, `ase ${family}`)).map(({ state }) => state)).toEqual(['in']);
  });

  it('finds tickets by who bought them for somebody else, guests too', async () => {
    const { owner, desk, organizationId } = await venue();
    const open = { is_open: true, ticket_types: [{ name: 'Free', price: 0 }] };
    const starts = { starts_at: moment(day), ends_at: moment(2 * day) };
    const event = await eventWith(parts, { ...owner.viewer, organizationId }, { ...starts, ...open });
    const family = newId().slice(-6);
    const guest = await somebody({ name: `Ottar ${family}`, state: 'guest', organizationId: null });
    const [own, given] = [
      await ticketTo(parts, guest.viewer, event),
      await ticketTo(parts, guest.viewer, event),
    ];
    const child = await somebody({ name: `Pia ${family}`, organizationId });
    await parts.database.sql
      .update(tickets)
      .set({ personId: child.id, holderName: child.name })
      .where(eq(tickets.id, given));
    expect((await peopleAt(desk, `ottar ${family}`)).map(({ id }) => id)).toEqual([guest.id]);
    const query = { search: `ottar ${family}` };
    const { data } = await call(endpoints.findDeskTickets, { query }, { as: desk.as });
    expect(data).toMatchObject([{ ticketId: given, holderName: child.name, buyerName: guest.name }]);
    const params = { personId: guest.id };
    const { data: person } = await call(endpoints.getDeskPerson, { params }, { as: desk.as });
    expect(person.tickets).toMatchObject([{ ticketId: own, holderName: guest.name }]);
  });

  it('shows name, photo, plans and tickets, and lets in by both', async () => {
    const { membershipId, desk, member } = await gym();
    const [row] = await peopleAt(desk, member.name);
    expect(row?.plan).toMatchObject({ name: 'Floor', state: 'active' });
    const params = { personId: member.id };
    const { data } = await call(endpoints.getDeskPerson, { params }, { as: desk.as });
    expect(Object.keys(data).toSorted()).toEqual([
      'can',
      'id',
      'memberships',
      'missingWaivers',
      'name',
      'noShows',
      'photo',
      'tickets',
    ]);
    expect(JSON.stringify(data)).not.toContain(member.email);
    const body = { membershipId };
    const visit = () => call(addVisit, { body }, { as: desk.as, idempotencyKey: newId() });
    const verdicts = (await Promise.all([visit(), visit()])).map((one) => one.data.verdict);
    expect(verdicts.toSorted()).toEqual(['again', 'in']);
    const stranger = (await venue()).desk;
    await expect(
      call(addVisit, { body }, { as: stranger.as, idempotencyKey: newId() }),
    ).rejects.toMatchObject({ errors: [{ code: 'member_code_unknown' }] });
  });

  it('counts no-shows at its own events that are over, where somebody was let in', async () => {
    const { organizationId, owner, desk } = await venue();
    const guest = await somebody({ organizationId });
    const came = await somebody({ organizationId });
    const free = { ticket_types: [{ name: 'Free', price: 0 }] };
    const at = async (viewer: Somebody['viewer'], isUsed: boolean) => {
      const times = { starts_at: moment(hour), ends_at: moment(2 * hour) };
      const event = await eventWith(parts, viewer, { ...times, ...free, is_open: true });
      await ticketTo(parts, guest.viewer, event);
      const ticketId = await ticketTo(parts, came.viewer, event);
      const body = { group_id: event.id, ticket_id: ticketId };
      const as = viewer.organizationId === organizationId ? owner.as : elsewhere.owner.as;
      if (isUsed) await call(checkIn, { body }, { as, idempotencyKey: newId() });
    };
    const elsewhere = await venue();
    const ours = { ...owner.viewer, organizationId };
    await at(ours, true);
    await at(ours, false);
    const theirs = { ...elsewhere.owner.viewer, organizationId: elsewhere.organizationId };
    await at(theirs, true);
    const noShows = async (params = { personId: guest.id }) =>
      (await call(endpoints.getDeskPerson, { params }, { as: desk.as })).data.noShows;
    expect(await noShows()).toBe(0);
    clock.advance(3 * hour);
    expect(await noShows()).toBe(1);
    expect(await noShows({ personId: came.id })).toBe(0);
    clock.advance(91 * day);
    const later = await signedIn(parts, { id: desk.id });
    const { data } = await call(endpoints.getDeskPerson, { params: { personId: guest.id } }, { as: later });
    expect(data.noShows).toBe(0);
  });

  it('sees no money reports', async () => {
    const { owner, desk } = await venue();
    const query = { month: clock.now().toISOString().slice(0, 7), currency: 'EUR' } as const;
    const reports = ({ as }: Somebody) => [
      call(getOverview, { query: {} }, { as }),
      call(getBooksSummary, { query: { kind: 'revenue', month: query.month } }, { as }),
      call(getStatement, { params: { as: 'organization' }, query }, { as }),
    ];
    const refused = await Promise.all(reports(desk).map(async (report) => (await failure(report))[0]));
    expect(refused).toEqual([403, 403, 404]);
    await call(getOverview, { query: {} }, { as: owner.as });
  });

  it('sells tickets for cash, which is in the ledger and never more than there are places', async () => {
    const { organizationId, desk, event, floor } = await venue();
    const [first, second, third] = [1, 2, 3].map(() => somebody({ organizationId }));
    const buyers = await Promise.all([first, second, third] as Promise<Somebody>[]);
    const sale = { eventId: event.id, lines: floor(1), method: 'cash' } as const;
    const key = newId();
    const body = { ...sale, personId: buyers[0]?.id ?? '' };
    const twice = await Promise.all([sell(desk, body, key), sell(desk, body, key)]);
    expect(new Set(twice.map(({ data }) => data.orderId)).size).toBe(1);
    const rest = buyers.slice(1).map(({ id }) => sell(desk, { ...sale, personId: id }));
    const tried = await Promise.allSettled(rest);
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(tried.find((one) => one.status === 'rejected')?.reason).toMatchObject({
      errors: [{ code: 'sold_out' }],
    });
    const { orderId, state, total } = twice[0]?.data ?? {};
    expect({ state, total }).toEqual({ state: 'paid', total: 2500 });
    expect(await cashOf(orderId ?? '')).toBe(5000);
    const [ticket] = (await call(listTickets, {}, { as: buyers[0]?.as ?? '' })).data;
    const scanned = { group_id: event.id, ticket_id: ticket?.id ?? '' };
    expect((await call(checkIn, { body: scanned }, { as: desk.as })).data.state).toBe('in');
  });

  it('has what the desk took in cash in the seller’s statement, beside what is paid out', async () => {
    const { owner, desk, event, floor } = await venue();
    await sell(desk, { eventId: event.id, lines: floor(2), method: 'cash', name: 'Ingeborg Solheim' });
    const query = { month: clock.now().toISOString().slice(0, 7), currency: 'EUR' } as const;
    const params = { as: 'organization' } as const;
    const { data } = await call(getStatement, { params, query }, { as: owner.as });
    expect(data).toMatchObject({ cash: 5000, sales: 0, closing: 0, isBalanced: true });
    const file = { params, query: { ...query, format: 'csv' } } as const;
    const { content } = (await call(downloadStatement, file, { as: owner.as })).data;
    expect(content).toContain('"Taken in cash, not in the balance",50');
  });

  it('sells to somebody without an account by name, for cash alone', async () => {
    const { desk, event, floor } = await venue();
    const sale = { eventId: event.id, lines: floor(2), name: 'Ingeborg Solheim' } as const;
    await expect(sell(desk, { ...sale, method: 'card' })).rejects.toMatchObject({ status: 422 });
    const { data } = await sell(desk, { ...sale, method: 'cash', email: 'inge@example.test' });
    expect(data).toMatchObject({ state: 'paid', buyerName: 'Ingeborg Solheim', total: 5000 });
    expect((await call(listOrders, {}, { as: desk.as })).data).toEqual([]);
    expect((await call(listTickets, {}, { as: desk.as })).data).toEqual([]);
  });

  it('prints receipt and tickets for a buyer with a name alone, and a receipt without email for one with an account', async () => {
    const { organizationId, desk, event, floor } = await venue();
    const sale = { eventId: event.id, lines: floor(1), method: 'cash' } as const;
    const named = (await sell(desk, { ...sale, name: 'Ingeborg Solheim' })).data;
    const buyer = await somebody({ organizationId });
    const known = (await sell(desk, { ...sale, personId: buyer.id })).data;
    expect([named.hasAccount, known.hasAccount]).toEqual([false, true]);
    const printed = async (orderId: string, paper: string, as = desk.as) => {
      const headers = { authorization: `Bearer ${as}` };
      const reply = await app.inject({ url: `/api/desk/sales/${orderId}/papers/${paper}`, headers });
      return reply.statusCode === 200 ? (await pdfText(reply.rawPayload)).join('\n') : reply.statusCode;
    };
    expect(await printed(named.orderId, 'receipt')).toContain('Ingeborg Solheim');
    expect(await printed(named.orderId, 'codes')).toContain('Ingeborg Solheim');
    expect(await printed(known.orderId, 'receipt')).toContain(buyer.name);
    expect(await printed(known.orderId, 'receipt')).not.toContain(buyer.email);
    expect(await printed(known.orderId, 'codes')).toBe(404);
    expect(await printed(named.orderId, 'receipt', (await venue()).desk.as)).toBe(404);
  });

  it('offers a card payment on the buyer’s own phone, and takes cash instead', async () => {
    const { organizationId, desk, event, floor } = await venue();
    const buyer = await somebody({ organizationId });
    const sale = { eventId: event.id, lines: floor(1), personId: buyer.id };
    const { data: offered } = await sell(desk, { ...sale, method: 'card' });
    expect(offered).toMatchObject({ state: 'held', total: 2500 });
    const params = { orderId: offered.orderId };
    await call(openPayment, { params }, { as: buyer.as, idempotencyKey: newId() });
    const cash = () => call(endpoints.takeDeskCash, { params }, { as: desk.as });
    const both = await Promise.allSettled([cash(), cash()]);
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await cash()).data.state).toBe('paid');
    expect(await cashOf(offered.orderId)).toBe(2500);
    await expect(call(endpoints.stopDeskSale, { params }, { as: desk.as })).rejects.toMatchObject({
      errors: [{ code: 'already_paid' }],
    });
    const { data: other } = await sell(desk, { ...sale, method: 'card' });
    const stop = { params: { orderId: other.orderId } };
    expect((await call(endpoints.stopDeskSale, stop, { as: desk.as })).data.state).toBe('canceled');
    const stranger = (await venue()).desk;
    await expect(call(endpoints.getDeskSale, stop, { as: stranger.as })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('has cash go back at the desk, whoever refunds it, or with the whole event', async () => {
    const { owner, organizationId, desk, event, floor } = await venue();
    const buyer = await somebody({ organizationId });
    const sale = { eventId: event.id, lines: floor(2), method: 'cash', personId: buyer.id } as const;
    const { data } = await sell(desk, sale);
    const params = { orderId: data.orderId };
    const { data: order } = await call(getOrder, { params }, { as: owner.as });
    const [unit] = order.lines.flatMap(({ units }) => units);
    const half = { params, body: { unitIds: [unit?.id ?? ''] } };
    await call(refundOrder, half, { as: owner.as, idempotencyKey: newId() });
    // Until somebody gives it back, the cash is in the till.
    expect(await cashOf(data.orderId)).toBe(5000);
    const body = { name: 'Open Gym Night', reason: 'Flooded' };
    await call(
      cancelEvent,
      { params: { eventId: event.id }, body },
      { as: owner.as, idempotencyKey: newId() },
    );
    await settle();
    expect(await cashOf(data.orderId)).toBe(5000);
    const owed = { orderId: data.orderId, buyerName: data.buyerName, currency: 'EUR', amount: 5000 };
    const report = await call(getCancellation, { params: { eventId: event.id } }, { as: owner.as });
    expect(report.data).toMatchObject({ orders: { done: 0, cash: 1, failed: 0 }, cash: [owed] });
    const give = (as = desk.as) => call(endpoints.giveCashBack, { params }, { as });
    const { desk: elsewhere } = await venue();
    await expect(give(elsewhere.as)).rejects.toMatchObject({ status: 404 });
    await expect(give(buyer.as)).rejects.toMatchObject({ status: 403 });
    const both = await Promise.all([give(), give()]);
    expect(both.map(({ data: { refund } }) => refund)).toEqual(['succeeded', 'succeeded']);
    await give();
    expect(await cashOf(data.orderId)).toBe(0);
    const rows = await parts.database.sql
      .select({ state: refunds.state, amount: refunds.amount, creditNote: refunds.creditNoteNumber })
      .from(refunds)
      .where(and(eq(refunds.orderId, data.orderId), eq(refunds.isCash, true)));
    expect(rows).toMatchObject([
      { state: 'succeeded', amount: 2500 },
      { state: 'succeeded', amount: 2500 },
    ]);
    expect(rows.every(({ creditNote }) => creditNote !== null)).toBe(true);
    expect((await call(getOrder, { params }, { as: owner.as })).data.state).toBe('refunded');
  });
});

/** A venue with a member. */
async function gym() {
  const made = await venue();
  const { organizationId } = made;
  const member = await somebody({ name: `Bo ${newId().slice(-6)}`, organizationId });
  const keeper = { ...made.owner.viewer, accountType: 'corporate_admin', organizationId } as const;
  return { ...made, member, ...(await membership(parts, { keeper, member })) };
}
