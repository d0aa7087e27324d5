import { getOrder, placeOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { cancelEvent } from '@chalkline/contract/events/cancellation.endpoints.ts';
import * as door from '@chalkline/contract/events/door.endpoints.ts';
import { listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import { listScanConflicts, sendScans } from '@chalkline/contract/events/offline-door.endpoints.ts';
import {
  acceptTicket,
  listOfferedTickets,
  offerTicket,
} from '@chalkline/contract/events/transfers.endpoints.ts';
import { editGroup, getGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { hour, minute } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eventWith } from '../events.factory.ts';

const { parts, call, clock } = await testApp();

const moment = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();

async function somebody() {
  const who = await person(parts);
  const as = await signedIn(parts, who);
  return { as, email: who.email, viewer: asViewer(who), keyed: () => ({ as, idempotencyKey: newId() }) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

/** An event whose door is open and whose tickets can be returned until it begins, with one of them. */
async function tonight() {
  const [staff, guest] = [await somebody(), await somebody()];
  const { id: group_id, facts } = await eventWith(parts, staff.viewer, {
    starts_at: moment(hour),
    ends_at: moment(4 * hour),
    refund_rule: [{ hoursBefore: 0, rate: 10_000, kept: 0 }],
  });
  const lines = [{ itemId: facts.event?.ticketTypes[0]?.id ?? '', quantity: 1 }];
  const body = { kind: 'ticket', offerId: group_id, lines };
  const { data: order } = await call(placeOrder, { body }, guest.keyed());
  const params = { orderId: order.id };
  const unitIds = order.lines.flatMap(({ units }) => units.map(({ id }) => id));
  const tickets = async (who = guest) => (await call(listTickets, {}, { as: who.as })).data;
  const [ticket] = await tickets();
  const [ticketId, code] = [ticket?.id ?? '', ticket?.code ?? ''];
  const scan = { group_id, ticket_id: ticketId };
  return {
    staff,
    guest,
    group_id,
    ticketId,
    code,
    tickets,
    checkIn: (more: object = {}) => call(door.checkIn, { body: { ...scan, ...more } }, { as: staff.as }),
    checkOut: () => call(door.checkOut, { body: scan }, { as: staff.as }),
    undo: () => call(door.undoScan, { params: { eventId: group_id }, body: { ticketId } }, staff.keyed()),
    refund: (who: Somebody) => call(refundOrder, { params, body: { unitIds } }, who.keyed()),
    refundable: async () =>
      (await call(getOrder, { params }, { as: guest.as })).data.lines[0]?.units[0]?.refundable,
  };
}

const notAllowed = [409, 'refund_not_allowed', undefined];

it('who is in, or was in, gets no money back by the rule; undone check-ins don’t count, and staff may', async () => {
  const { staff, guest, checkIn, checkOut, refund, refundable, tickets } = await tonight();
  expect(await refundable()).toBe(0);
  await checkIn();
  expect(await refundable()).toBeNull();
  expect(await failure(refund(guest))).toEqual(notAllowed);
  await checkOut();
  expect(await failure(refund(guest))).toEqual(notAllowed);
  await refund(staff);
  expect(await tickets()).toMatchObject([{ state: 'void' }]);
  const other = await tonight();
  await other.checkIn();
  await other.undo();
  await other.refund(other.guest);
  expect(await failure(other.checkIn())).toEqual([409, 'ticket_void', undefined]);
});

it('of a refund by the buyer and a check-in at once, one happens', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { guest, checkIn, refund, tickets } = await tonight();
    const tried = await Promise.allSettled(
      round % 2 === 0 ? [refund(guest), checkIn()] : [checkIn(), refund(guest)],
    );
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [refunded, letIn] = round % 2 === 0 ? tried : tried.toReversed();
    expect((await tickets())[0]?.state).toBe(letIn?.status === 'fulfilled' ? 'valid' : 'void');
    if (refunded?.status === 'rejected')
      expect(refunded.reason).toMatchObject({ errors: [{ code: 'refund_not_allowed' }] });
  }
});

it('of a refund and an acceptance at once, the ticket ends in one hand or in none', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { staff, guest, ticketId, refund, tickets, checkIn } = await tonight();
    const friend = await somebody();
    await call(offerTicket, { params: { ticketId }, body: { email: friend.email } }, { as: guest.as });
    const [offered] = (await call(listOfferedTickets, {}, { as: friend.as })).data;
    const accept = () => call(acceptTicket, { params: { transferId: offered?.id ?? '' } }, { as: friend.as });
    const by = round % 2 === 0 ? staff : guest;
    const outcomes = await Promise.allSettled([refund(by), accept()]);
    const [isRefunded, isAccepted] = outcomes.map(({ status }) => status === 'fulfilled');
    const held = [...(await tickets()), ...(await tickets(friend))];
    // Its buyer can't give back what they passed on; the staff can refund it all the same.
    if (by === guest) expect(isRefunded).toBe(!isAccepted);
    else expect(isRefunded).toBe(true);
    expect(held).toMatchObject([isRefunded ? { state: 'void', code: null } : { state: 'valid' }]);
    if (isRefunded) expect(await failure(checkIn())).toEqual([409, 'ticket_void', undefined]);
  }
});

it('an undone re-entry leaves the person out, and the next one in', async () => {
  const { staff, group_id, checkIn, checkOut, undo } = await tonight();
  const params = { eventId: group_id };
  await call(door.editDoor, { params, body: { reentry: 'after_exit' } }, { as: staff.as });
  await checkIn({ gate: 'North' });
  clock.advance(minute);
  await checkOut();
  clock.advance(minute);
  await checkIn({ gate: 'South' });
  expect((await undo()).data).toMatchObject({ state: 'out', gate: 'North' });
  expect((await checkIn({ gate: 'East' })).data).toMatchObject({ state: 'in', gate: 'East' });
  expect((await undo()).data.state).toBe('out');
  expect((await undo()).data).toMatchObject({ state: 'in', gate: 'North' });
});

it('a ticket that is refunded while a door has no network was let in all the same: both stay', async () => {
  const { staff, group_id, code, refund } = await tonight();
  const at = moment(0);
  clock.advance(minute);
  await refund(staff);
  const scan = { nonce: newId(), kind: 'in' as const, gate: '', code, at, isUndone: false };
  const body = { device: 'phone', sentAt: moment(0), scans: [scan] };
  const params = { eventId: group_id };
  expect((await call(sendScans, { params, body }, { as: staff.as })).data).toMatchObject([
    { outcome: 'conflict', ticket: { state: 'expected' } },
  ]);
  expect((await call(listScanConflicts, { params }, { as: staff.as })).data).toMatchObject([
    { conflict: 'ticket_void', scans: [{ gate: '' }] },
  ]);
});

it('a ticket to a canceled event is void at the door, whatever the reason', async () => {
  const { staff, group_id, code, checkIn } = await tonight();
  const body = { name: 'Open Gym Night', reason: 'Flooded' };
  await call(cancelEvent, { params: { eventId: group_id }, body }, staff.keyed());
  const isVoid = [409, 'ticket_void', undefined];
  expect(await failure(checkIn({ ticket_id: undefined, code }))).toEqual(isVoid);
  expect(await failure(checkIn({ reason: 'Guest of the house' }))).toEqual(isVoid);
});

it('a ticket stays good when its event moves, at the new time alone', async () => {
  const { staff, group_id, code, checkIn } = await tonight();
  const { data } = await call(getGroup, { query: { group_id } }, { as: staff.as });
  const ticket_types = JSON.stringify(
    data.event?.ticketTypes.map(({ id, name, price }) => ({ id, name, price })),
  );
  const facts = { place: 'Dock 9', zone: 'UTC', currency: 'EUR', ticket_types };
  const times = { starts_at: moment(24 * hour), ends_at: moment(27 * hour) };
  const { version, name } = data;
  await call(editGroup, { body: { group_id, version, name, ...facts, ...times } }, staff.keyed());
  expect(await failure(checkIn({ ticket_id: undefined, code }))).toEqual([409, 'door_not_open', undefined]);
  clock.advance(23 * hour);
  expect((await checkIn({ ticket_id: undefined, code })).data.state).toBe('in');
});
