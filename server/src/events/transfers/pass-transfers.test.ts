import { placeOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { checkIn, checkOut, listAttendees, undoScan } from '@chalkline/contract/events/door.endpoints.ts';
import { listEvents } from '@chalkline/contract/events/events.endpoints.ts';
import {
  getDoorKit,
  listScanConflicts,
  sendScans,
} from '@chalkline/contract/events/offline-door.endpoints.ts';
import * as passes from '@chalkline/contract/events/pass.endpoints.ts';
import { passKind } from '@chalkline/contract/events/pass.schema.ts';
import * as endpoints from '@chalkline/contract/events/pass-transfers.endpoints.ts';
import {
  acceptTicket,
  declineTicket,
  listOfferedTickets,
} from '@chalkline/contract/events/transfers.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eventWith, ticketTo } from '../events.factory.ts';

const { parts, call, clock, mailbox, settle } = await testApp();
beforeEach(() => clock.advance(1000));

async function somebody(sketch: Parameters<typeof person>[1] = {}) {
  const who = await person(parts, sketch);
  const as = await signedIn(parts, who);
  const keyed = () => ({ as, idempotencyKey: newId() });
  const passesOf = async () => (await call(passes.listPasses, {}, { as })).data;
  const offered = async () => (await call(listOfferedTickets, {}, { as })).data;
  return { name: who.name, email: who.email, as, viewer: asViewer(who), keyed, passes: passesOf, offered };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

/** A weekly class that begins within the hour, with a pass that Mara has. */
async function held(uses: number | null, type: object = {}) {
  const host = await somebody();
  const giver = await somebody({ name: 'Mara Lind' });
  const starts = clock.now().getTime() + hour;
  const event = await eventWith(parts, host.viewer, {
    name: 'Saturday class',
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + hour).toISOString(),
    repeat: JSON.stringify({ frequency: 'weekly', times: 3 }),
    ticket_types: [{ name: 'Place', price: 0, ...type }],
  });
  const seriesId = event.facts.event?.series?.id ?? '';
  const typeId = event.facts.event?.ticketTypes[0]?.id ?? '';
  const types = [{ name: 'Season', price: 0, uses, typeId, capacity: null }];
  const saved = await call(
    passes.saveSeriesPasses,
    { params: { seriesId }, body: { types } },
    { as: host.as },
  );
  const lines = [{ itemId: saved.data.types[0]?.id ?? '' }];
  const order = await call(placeOrder, { body: { kind: passKind, offerId: seriesId, lines } }, giver.keyed());
  const dates = (await call(listEvents, { query: { series: seriesId } }, { as: host.as })).data;
  const [pass] = await giver.passes();
  const ids = dates.map(({ id }) => id);
  return {
    host,
    event,
    giver,
    seriesId,
    order: order.data,
    ids,
    passId: pass?.id ?? '',
    code: pass?.code ?? '',
  };
}

const offer = ({ as }: Somebody, passId: string, email: string) =>
  call(endpoints.offerPass, { params: { passId }, body: { email } }, { as });
const withdraw = ({ as }: Somebody, passId: string) =>
  call(endpoints.withdrawPassOffer, { params: { passId } }, { as });
const accept = ({ as }: Somebody, transferId: string) =>
  call(endpoints.acceptPass, { params: { transferId } }, { as });
const book = ({ as }: Somebody, passId: string, eventId: string) =>
  call(passes.bookPassDate, { params: { passId, eventId } }, { as });
const scan = ({ as }: Somebody, group_id: string | undefined, code: string | null | undefined) =>
  call(checkIn, { body: { group_id: group_id ?? '', code: code ?? '' } }, { as });
const titles = async ({ as }: Somebody) =>
  (await call(listNotifications, { query: {} }, { as })).data.map(({ title }) => title);
const isVoid = [409, 'ticket_void', undefined];
const isUsed = [409, 'already_checked_in', undefined];

async function offeredTo(friend: Somebody, { giver, passId }: { giver: Somebody; passId: string }) {
  await offer(giver, passId, friend.email);
  return (await friend.offered())[0]?.id ?? '';
}

describe('a pass that is offered', () => {
  it('stays good until it is accepted; then its code and those of its places are void', async () => {
    const { host, giver, seriesId, ids, passId, code } = await held(null);
    const friend = await somebody({ name: 'Ravi Iyer' });
    const { data: waiting } = await offer(giver, passId, friend.email.toUpperCase());
    expect(waiting).toMatchObject({ code, transfer: { email: friend.email }, can: { transfer: false } });
    expect((await offer(giver, passId, friend.email)).data.transfer).toEqual(waiting.transfer);
    const [found] = await friend.offered();
    expect(found).toMatchObject({
      kind: 'pass',
      giverName: 'Mara Lind',
      typeName: 'Season',
      asksPapers: false,
      event: { id: ids[0], name: 'Saturday class' },
    });
    expect(
      await failure(call(acceptTicket, { params: { transferId: found?.id ?? '' } }, { as: friend.as })),
    ).toContain(404);

    const { data: accepted } = await accept(friend, found?.id ?? '');
    expect(accepted).toMatchObject({
      id: passId,
      holderName: 'Ravi Iyer',
      orderId: null,
      transfer: null,
      series: { id: seriesId },
      can: { transfer: true },
    });
    expect(accepted.dates).toHaveLength(3);
    expect(accepted.code).not.toBe(code);
    expect(await giver.passes()).toEqual([]);
    expect(await friend.offered()).toEqual([]);
    for (const endpoint of [passes.getPassCalendar, passes.printPass])
      expect(await failure(call(endpoint, { params: { passId } }, { as: giver.as }))).toContain(404);

    expect(await failure(scan(host, ids[0], code))).toEqual(isVoid);
    expect((await scan(host, ids[0], accepted.code)).data).toMatchObject({ holderName: 'Ravi Iyer' });
    const out = call(checkOut, { body: { group_id: ids[0] ?? '', code } }, { as: host.as });
    expect(await failure(out)).toEqual(isVoid);
    for (const group_id of ids) {
      const list = await call(listAttendees, { query: { group_id } }, { as: host.as });
      expect(list.data.attendees).toMatchObject([{ holderName: 'Ravi Iyer' }]);
    }
  });

  it('is void with its old code also where it has no place, before the date is full', async () => {
    const { host, event, giver, ids, passId, code } = await held(2, { capacity: 1 });
    const friend = await somebody();
    await accept(friend, await offeredTo(friend, { giver, passId }));
    await ticketTo(parts, host.viewer, event);
    expect(await failure(scan(host, ids[0], code))).toEqual(isVoid);
    const [mine] = await friend.passes();
    expect(await failure(scan(host, ids[0], mine?.code))).toContain('sold_out');
    expect(mine).toMatchObject({ usesLeft: 2, dates: [] });
    clock.advance(7 * day);
    expect(await failure(scan(host, ids[1], code))).toEqual(isVoid);
    expect((await friend.passes())[0]).toMatchObject({ usesLeft: 2 });
    await scan(host, ids[1], mine?.code);
    expect((await friend.passes())[0]).toMatchObject({ usesLeft: 1, can: { transfer: false } });
  });

  it('is mailed: the offer, the pass to its new holder, and its dates to take out to the giver', async () => {
    const { giver, ids, passId } = await held(2);
    const friend = await somebody();
    await book(giver, passId, ids[1] ?? '');
    await offer(giver, passId, friend.email);
    await offer(giver, passId, friend.email);
    await settle();
    const title = 'Mara Lind offers you a pass for Saturday class';
    const offers = mailbox.sent.filter(({ to }) => to === friend.email);
    expect(offers.map(({ subject }) => subject)).toEqual([title]);
    expect(await titles(friend)).toEqual([title]);
    await accept(friend, (await friend.offered())[0]?.id ?? '');
    await settle();
    expect(mailbox.lastTo(friend.email)).toMatchObject({
      subject: 'Your pass for Saturday class',
      files: [
        { name: 'saturday-class-pass.pdf' },
        { name: expect.stringMatching(/^saturday-class-[a-z-]+-pass\.ics$/) },
      ],
    });
    const told = mailbox.lastTo(giver.email);
    expect(told.subject).toBe('Your pass for Saturday class has a new holder');
    const icsOf = (letter: typeof told, at: number) =>
      Buffer.from(letter.files?.[at]?.content ?? '', 'base64').toString();
    const uids = (ics: string) => ics.match(/UID:\S+/g);
    expect(icsOf(told, 0)).toMatch(/STATUS:CANCEL/);
    expect(uids(icsOf(told, 0))).toHaveLength(1);
    expect(uids(icsOf(mailbox.lastTo(friend.email), 1))?.[0]).not.toBe(uids(icsOf(told, 0))?.[0]);
    expect(await titles(giver)).toEqual([`${friend.email} accepted your pass for Saturday class`]);
    expect(await titles(friend)).toEqual([]);
  });

  it('can be declined, withdrawn, and accepted by a guest; it is there for its email alone', async () => {
    const { giver, host, passId } = await held(2);
    const guest = await somebody({ state: 'guest', name: 'Gus Ost' });
    const outsider = await somebody();
    const transferId = await offeredTo(guest, { giver, passId });
    expect(await outsider.offered()).toEqual([]);
    for (const who of [outsider, host, giver]) {
      expect(await failure(accept(who, transferId))).toContain(404);
      expect(await failure(call(declineTicket, { params: { transferId } }, { as: who.as }))).toContain(404);
    }
    for (const who of [outsider, host, guest]) {
      expect(await failure(offer(who, passId, 'x@example.org'))).toContain(404);
      expect(await failure(withdraw(who, passId))).toContain(404);
    }
    expect(await failure(offer(giver, passId, 'x@example.org'))).toEqual([409, 'transfer_open', undefined]);
    await call(declineTicket, { params: { transferId } }, { as: guest.as });
    expect(await titles(giver)).toEqual([`${guest.email} declined your pass for Saturday class`]);
    const again = await offeredTo(guest, { giver, passId });
    await withdraw(giver, passId);
    expect(await failure(accept(guest, again))).toContain(404);
    expect(await failure(offer(giver, passId, giver.email))).toEqual([422, 'transfer_to_self', 'body.email']);
    await accept(guest, await offeredTo(guest, { giver, passId }));
    expect(await guest.passes()).toMatchObject([{ id: passId, holderName: 'Gus Ost' }]);
  });
});

describe('a pass can’t be passed on', () => {
  it('after its first check-in, nor is an offer accepted then; an undone one doesn’t count', async () => {
    const { host, giver, ids, passId, code } = await held(2);
    const friend = await somebody();
    const transferId = await offeredTo(friend, { giver, passId });
    const { data: ticket } = await scan(host, ids[0], code);
    expect(await failure(accept(friend, transferId))).toEqual(isUsed);
    expect(await friend.offered()).toEqual([]);
    expect((await giver.passes())[0]).toMatchObject({ transfer: null, can: { transfer: false } });
    await withdraw(giver, passId);
    expect(await failure(offer(giver, passId, friend.email))).toEqual(isUsed);
    // Nor on a later date.
    clock.advance(7 * day);
    expect(await failure(offer(giver, passId, friend.email))).toEqual(isUsed);
    const undone = { params: { eventId: ids[0] ?? '' }, body: { ticketId: ticket.ticketId } };
    await call(undoScan, undone, host.keyed());
    expect((await offer(giver, passId, friend.email)).data.transfer).not.toBeNull();
  });

  it('where its ticket type says so, once it is refunded, or when all dates are over', async () => {
    const fixed = await held(2, { is_transferable: false });
    expect((await fixed.giver.passes())[0]?.can.transfer).toBe(false);
    expect(await failure(offer(fixed.giver, fixed.passId, 'x@example.org'))).toEqual([
      409,
      'transfer_not_allowed',
      undefined,
    ]);
    const refunded = await held(2);
    const friend = await somebody();
    const transferId = await offeredTo(friend, refunded);
    const unitIds = refunded.order.lines.flatMap(({ units }) => units.map(({ id }) => id));
    const params = { orderId: refunded.order.id };
    await call(refundOrder, { params, body: { unitIds } }, refunded.host.keyed());
    expect(await failure(accept(friend, transferId))).toEqual(isVoid);
    expect(await friend.offered()).toEqual([]);
    const over = await held(2);
    const late = await offeredTo(friend, over);
    clock.advance(10 * day);
    expect(await friend.offered()).toHaveLength(1);
    clock.advance(10 * day);
    expect(await failure(accept(friend, late))).toEqual([409, 'event_over', undefined]);
    expect(await friend.offered()).toEqual([]);
  });
});

describe('at once', () => {
  it('six acceptances make one holder with one code', async () => {
    const { giver, passId, ids } = await held(null);
    const friend = await somebody();
    const transferId = await offeredTo(friend, { giver, passId });
    const tried = await Promise.all(Array.from({ length: 6 }, () => accept(friend, transferId)));
    expect(new Set(tried.map(({ data }) => data.code)).size).toBe(1);
    expect(await friend.passes()).toMatchObject([{ id: passId, dates: ids.map((eventId) => ({ eventId })) }]);
  });

  it('a pass is either accepted or let in with its old code', async () => {
    for (let round = 0; round < 6; round += 1) {
      // With a place on the date, and without one.
      const { host, giver, passId, ids, code } = await held(round % 2 === 0 ? null : 2);
      const friend = await somebody();
      const transferId = await offeredTo(friend, { giver, passId });
      const [took, letIn] = await Promise.allSettled([accept(friend, transferId), scan(host, ids[0], code)]);
      expect([took.status, letIn.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      const owners = [await giver.passes(), await friend.passes()].map((some) => some.length);
      expect(owners).toEqual(took.status === 'fulfilled' ? [0, 1] : [1, 0]);
      const lost = took.status === 'rejected' ? took.reason : letIn.status === 'rejected' && letIn.reason;
      expect(await failure(Promise.reject(lost))).toEqual(took.status === 'rejected' ? isUsed : isVoid);
    }
  });

  it('a pass is either accepted or withdrawn; a date that its giver books meanwhile goes along', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { host, giver, passId, ids } = await held(2);
      const friend = await somebody();
      const transferId = await offeredTo(friend, { giver, passId });
      const [took] = await Promise.allSettled([
        accept(friend, transferId),
        withdraw(giver, passId),
        book(giver, passId, ids[0] ?? ''),
      ]);
      const owner = took.status === 'fulfilled' ? friend : giver;
      const [pass] = await owner.passes();
      for (const { eventId } of pass?.dates ?? [])
        expect((await scan(host, eventId, pass?.code)).data.state).toBe('in');
    }
  });
});

it('devices without a network know which codes are void; what they let in with one is a conflict', async () => {
  const { host, giver, passId, ids, code, seriesId } = await held(2);
  const [eventId = ''] = ids;
  const friend = await somebody();
  await book(giver, passId, eventId);
  const refunded = await held(1);
  const unitIds = refunded.order.lines.flatMap(({ units }) => units.map(({ id }) => id));
  await call(
    refundOrder,
    { params: { orderId: refunded.order.id }, body: { unitIds } },
    refunded.host.keyed(),
  );
  const kitOf = async (one: Somebody, of: string) =>
    (await call(getDoorKit, { params: { eventId: of } }, { as: one.as })).data;
  expect((await kitOf(host, eventId)).passes).toMatchObject({ seriesId, voided: [] });
  expect((await kitOf(refunded.host, refunded.ids[0] ?? '')).passes?.voided).toEqual([
    { passId: refunded.passId, upTo: 1 },
  ]);
  await accept(friend, await offeredTo(friend, { giver, passId }));
  const kit = await kitOf(host, eventId);
  expect(kit.passes?.voided).toEqual([{ passId, upTo: 1 }]);
  expect(kit.tickets).toMatchObject([{ serial: 2, holderName: friend.name }]);
  const scanOf = (shown: string | null | undefined) => ({
    nonce: newId(),
    kind: 'in' as const,
    gate: '',
    at: clock.now().toISOString(),
    isUndone: false,
    code: shown ?? '',
  });
  const send = async (of: string, shown: string) => {
    const body = { device: 'phone', sentAt: clock.now().toISOString(), scans: [scanOf(shown)] };
    return (await call(sendScans, { params: { eventId: of }, body }, { as: host.as })).data;
  };
  expect(await send(eventId, code)).toMatchObject([{ outcome: 'conflict' }]);
  const conflicts = await call(listScanConflicts, { params: { eventId } }, { as: host.as });
  expect(conflicts.data).toMatchObject([{ conflict: 'ticket_void', holderName: friend.name }]);
  // Where it has no place, the old code takes none.
  expect(await send(ids[1] ?? '', code)).toMatchObject([{ outcome: 'conflict' }]);
  expect((await friend.passes())[0]).toMatchObject({ usesLeft: 1 });
  expect(await send(eventId, (await friend.passes())[0]?.code ?? '')).toMatchObject([{ outcome: 'counted' }]);
});
