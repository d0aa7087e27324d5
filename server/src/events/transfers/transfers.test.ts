import { getOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { checkIn, checkInOrder } from '@chalkline/contract/events/door.endpoints.ts';
import { getTicketCalendar, listTickets, printTicket } from '@chalkline/contract/events/events.endpoints.ts';
import * as endpoints from '@chalkline/contract/events/transfers.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { cancelEvent } from '../cancellations/cancellations.service.ts';
import { eventWith, ticketTo } from '../events.factory.ts';

const { parts, call, clock, mailbox, settle } = await testApp();

async function somebody(sketch: Parameters<typeof person>[1] = {}) {
  const who = await person(parts, sketch);
  const as = await signedIn(parts, who);
  const tickets = async () => (await call(listTickets, {}, { as })).data;
  const offered = async () => (await call(endpoints.listOfferedTickets, {}, { as })).data;
  return { id: who.id, name: who.name, email: who.email, as, viewer: asViewer(who), tickets, offered };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

/** An event that is about to begin, with a ticket that somebody has. */
async function held(type: object = {}) {
  const host = await somebody();
  const starts = clock.now().getTime() + hour;
  const event = await eventWith(parts, host.viewer, {
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + 3 * hour).toISOString(),
    refund_rule: [{ hoursBefore: 0, rate: 10_000, kept: 0 }],
    ticket_types: [{ name: 'General admission', price: 0, ...type }],
  });
  const giver = await somebody({ name: 'Mara Lind' });
  const ticketId = await ticketTo(parts, giver.viewer, event);
  return { host, event, giver, ticketId };
}

const offer = ({ as }: Somebody, ticketId: string, email: string) =>
  call(endpoints.offerTicket, { params: { ticketId }, body: { email } }, { as });
const withdraw = ({ as }: Somebody, ticketId: string) =>
  call(endpoints.withdrawTicketOffer, { params: { ticketId } }, { as });
const accept = ({ as }: Somebody, transferId: string) =>
  call(endpoints.acceptTicket, { params: { transferId } }, { as });
const decline = ({ as }: Somebody, transferId: string) =>
  call(endpoints.declineTicket, { params: { transferId } }, { as });
const scan = ({ as }: Somebody, group_id: string, code: string | null) =>
  call(checkIn, { body: { group_id, code: code ?? '' } }, { as });
const titles = async ({ as }: Somebody) =>
  (await call(listNotifications, { query: {} }, { as })).data.map(({ title }) => title);

describe('a ticket that is offered', () => {
  it('stays good until it is accepted; then its code is void, and the new holder gets the next', async () => {
    const { host, event, giver, ticketId } = await held();
    const friend = await somebody({ name: 'Ravi Iyer' });
    const { data: waiting } = await offer(giver, ticketId, friend.email.toUpperCase());
    expect(waiting).toMatchObject({ transfer: { email: friend.email }, can: { transfer: false } });
    const [mine] = await giver.tickets();
    expect(mine?.code).not.toBeNull();
    const [found] = await friend.offered();
    expect(found).toMatchObject({ giverName: 'Mara Lind', event: { id: event.id, name: event.name } });

    const { data: accepted } = await accept(friend, found?.id ?? '');
    expect(accepted).toMatchObject({ id: ticketId, holderName: 'Ravi Iyer', orderId: null, transfer: null });
    expect(accepted.code).not.toBe(mine?.code);
    expect(await giver.tickets()).toEqual([]);
    expect(await friend.offered()).toEqual([]);
    expect(await failure(scan(host, event.id, mine?.code ?? null))).toEqual([409, 'ticket_void', undefined]);
    expect((await scan(host, event.id, accepted.code)).data).toMatchObject({ holderName: 'Ravi Iyer' });
    const params = { ticketId };
    for (const endpoint of [getTicketCalendar, printTicket])
      expect(await failure(call(endpoint, { params }, { as: giver.as }))).toContain(404);
  });

  it('is mailed: the offer, the ticket to its new holder, and an entry to take out to the giver', async () => {
    const { event, giver, ticketId } = await held();
    const friend = await somebody();
    await offer(giver, ticketId, friend.email);
    await offer(giver, ticketId, friend.email);
    await settle();
    const offers = mailbox.sent.filter(({ to }) => to === friend.email);
    expect(offers.map(({ subject }) => subject)).toEqual([`Mara Lind offers you a ticket to ${event.name}`]);
    expect(await titles(friend)).toEqual([`Mara Lind offers you a ticket to ${event.name}`]);
    await accept(friend, (await friend.offered())[0]?.id ?? '');
    await settle();
    expect(mailbox.lastTo(friend.email)).toMatchObject({
      subject: `Your ticket to ${event.name}`,
      files: [
        { name: expect.stringMatching(/-ticket\.pdf$/) },
        { name: expect.stringMatching(/-ticket\.ics$/) },
      ],
    });
    const told = mailbox.lastTo(giver.email);
    expect(told.subject).toBe(`Your ticket to ${event.name} has a new holder`);
    const ics = Buffer.from(told.files?.[0]?.content ?? '', 'base64').toString();
    expect(ics).toMatch(/STATUS:CANCEL/);
    expect(ics).toContain(`UID:${ticketId}@tickets`);
    expect(await titles(giver)).toEqual([`${friend.email} accepted your ticket to ${event.name}`]);
    expect(await titles(friend)).toEqual([]);
  });

  it('is one ticket however often and at once it is accepted', async () => {
    const { event, giver, ticketId } = await held();
    const friend = await somebody();
    await offer(giver, ticketId, friend.email);
    const [found] = await friend.offered();
    const tried = await Promise.all(Array.from({ length: 6 }, () => accept(friend, found?.id ?? '')));
    expect(new Set(tried.map(({ data }) => data.code)).size).toBe(1);
    expect((await friend.tickets()).filter((one) => one.event.id === event.id)).toHaveLength(1);
  });

  it('is either accepted or withdrawn, whatever comes at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { giver, ticketId } = await held();
      const friend = await somebody();
      await offer(giver, ticketId, friend.email);
      const [found] = await friend.offered();
      const [took] = await Promise.allSettled([accept(friend, found?.id ?? ''), withdraw(giver, ticketId)]);
      const owners = [await giver.tickets(), await friend.tickets()].map((some) => some.length);
      expect(owners).toEqual(took.status === 'fulfilled' ? [0, 1] : [1, 0]);
    }
  });

  it('is there for the email it was offered to alone', async () => {
    const { host, giver, ticketId } = await held();
    const friend = await somebody();
    const outsider = await somebody();
    await offer(giver, ticketId, friend.email);
    const transferId = (await friend.offered())[0]?.id ?? '';
    expect(await outsider.offered()).toEqual([]);
    for (const who of [outsider, host, giver]) {
      expect(await failure(accept(who, transferId))).toContain(404);
      expect(await failure(decline(who, transferId))).toContain(404);
    }
    for (const who of [outsider, host, friend]) {
      expect(await failure(offer(who, ticketId, 'x@example.org'))).toContain(404);
      expect(await failure(withdraw(who, ticketId))).toContain(404);
    }
    const unproven = await somebody({ emailVerified: false });
    await withdraw(giver, ticketId);
    await offer(giver, ticketId, unproven.email);
    expect(await unproven.offered()).toEqual([]);
  });

  it('can be accepted by a guest, who passes it on to somebody else', async () => {
    const { giver, ticketId } = await held();
    const guest = await somebody({ state: 'guest', name: 'Gus Ost' });
    const next = await somebody();
    await offer(giver, ticketId, guest.email);
    await accept(guest, (await guest.offered())[0]?.id ?? '');
    await offer(guest, ticketId, next.email);
    await accept(next, (await next.offered())[0]?.id ?? '');
    expect(await guest.tickets()).toEqual([]);
    expect(await next.tickets()).toMatchObject([{ id: ticketId, state: 'valid' }]);
  });

  it('can be declined, which its giver learns, and offered to somebody else', async () => {
    const { event, giver, ticketId } = await held();
    const friend = await somebody();
    await offer(giver, ticketId, friend.email);
    expect(await failure(offer(giver, ticketId, 'x@example.org'))).toEqual([409, 'transfer_open', undefined]);
    const transferId = (await friend.offered())[0]?.id ?? '';
    await decline(friend, transferId);
    expect(await failure(accept(friend, transferId))).toContain(404);
    expect(await titles(giver)).toEqual([`${friend.email} declined your ticket to ${event.name}`]);
    await offer(giver, ticketId, 'somebody.else@example.org');
    expect((await giver.tickets())[0]).toMatchObject({ transfer: { email: 'somebody.else@example.org' } });
  });
});

describe('a ticket can’t be passed on', () => {
  it('where its type says so, to oneself, or to too many', async () => {
    const { giver, ticketId } = await held({ is_transferable: false });
    expect((await giver.tickets())[0]).toMatchObject({ can: { transfer: false } });
    expect(await failure(offer(giver, ticketId, 'x@example.org'))).toEqual([
      409,
      'transfer_not_allowed',
      undefined,
    ]);
    const other = await held();
    expect(await failure(offer(other.giver, other.ticketId, other.giver.email))).toEqual([
      422,
      'transfer_to_self',
      'body.email',
    ]);
    expect(await failure(offer(other.giver, other.ticketId, 'nobody'))).toContain(422);
    for (let round = 0; round < 20; round += 1) {
      clock.advance(3000);
      await offer(other.giver, other.ticketId, 'x@example.org');
      await withdraw(other.giver, other.ticketId);
    }
    expect(await failure(offer(other.giver, other.ticketId, 'x@example.org'))).toEqual([
      429,
      'too_many_transfers',
      undefined,
    ]);
  });

  it('after check-in, nor is an offer accepted then', async () => {
    const { host, event, giver, ticketId } = await held();
    const friend = await somebody();
    await offer(giver, ticketId, friend.email);
    const transferId = (await friend.offered())[0]?.id ?? '';
    await scan(host, event.id, (await giver.tickets())[0]?.code ?? null);
    const used = [409, 'already_checked_in', undefined];
    expect(await failure(accept(friend, transferId))).toEqual(used);
    expect(await friend.offered()).toEqual([]);
    await withdraw(giver, ticketId);
    expect(await failure(offer(giver, ticketId, friend.email))).toEqual(used);
  });

  it('once it is refunded, or the event is canceled or over', async () => {
    const refunded = await held();
    const friend = await somebody();
    await offer(refunded.giver, refunded.ticketId, friend.email);
    const transferId = (await friend.offered())[0]?.id ?? '';
    const { as } = refunded.giver;
    const orderId = (await refunded.giver.tickets())[0]?.orderId ?? '';
    const { data } = await call(getOrder, { params: { orderId } }, { as });
    const unitIds = data.lines.flatMap(({ units }) => units.map(({ id }) => id));
    await call(refundOrder, { params: { orderId }, body: { unitIds } }, { as, idempotencyKey: newId() });
    const isVoid = [409, 'ticket_void', undefined];
    expect(await failure(accept(friend, transferId))).toEqual(isVoid);

    const canceled = await held();
    await cancelEvent(parts, canceled.host.viewer, canceled.event.id, {
      name: canceled.event.name,
      reason: 'The roof leaks.',
    });
    expect(await failure(offer(canceled.giver, canceled.ticketId, friend.email))).toEqual(isVoid);

    const over = await held();
    clock.advance(day);
    expect(await failure(offer(over.giver, over.ticketId, friend.email))).toEqual([
      409,
      'event_over',
      undefined,
    ]);
  });
});

it('refunds by staff go to who paid, and void the ticket in other hands; group check-in leaves it out', async () => {
  const { host, event, giver, ticketId } = await held();
  const friend = await somebody();
  const orderId = (await giver.tickets())[0]?.orderId ?? '';
  await offer(giver, ticketId, friend.email);
  await accept(friend, (await friend.offered())[0]?.id ?? '');
  const group = { params: { eventId: event.id }, body: { orderId } };
  expect(await failure(call(checkInOrder, group, { as: host.as, idempotencyKey: newId() }))).toContain(409);
  expect(await failure(call(getOrder, { params: { orderId } }, { as: friend.as }))).toContain(404);
  const { data } = await call(getOrder, { params: { orderId } }, { as: giver.as });
  const unitIds = data.lines.flatMap(({ units }) => units.map(({ id }) => id));
  const asked = { params: { orderId }, body: { unitIds } };
  await call(refundOrder, asked, { as: host.as, idempotencyKey: newId() });
  expect(await friend.tickets()).toMatchObject([{ id: ticketId, state: 'void', code: null }]);
});
