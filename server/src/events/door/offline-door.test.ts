import { createPublicKey, verify } from 'node:crypto';
import { cancelEvent } from '@chalkline/contract/events/cancellation.endpoints.ts';
import * as door from '@chalkline/contract/events/door.endpoints.ts';
import { editDoor, getDoor } from '@chalkline/contract/events/door.endpoints.ts';
import { listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import * as endpoints from '@chalkline/contract/events/offline-door.endpoints.ts';
import type { queuedScan, queuedScans } from '@chalkline/contract/events/offline-door.schema.ts';
import { takeApart } from '@chalkline/contract/events/ticket-code.ts';
import { hour, minute } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eventWith, ticketTo } from '../events.factory.ts';

const { parts, call, clock } = await testApp();

async function somebody(sketch: Parameters<typeof person>[1] = {}) {
  const who = await person(parts, sketch);
  return { name: who.name, as: await signedIn(parts, who), viewer: asViewer(who) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const moment = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();

/** An event that is on, with one ticket. */
async function tonight() {
  const staff = await somebody();
  const times = { starts_at: moment(-hour), ends_at: moment(4 * hour) };
  const event = await eventWith(parts, staff.viewer, times);
  const guest = await somebody();
  const ticketId = await ticketTo(parts, guest.viewer, event);
  const { data } = await call(listTickets, {}, { as: guest.as });
  return { staff, guest, event, eventId: event.id, ticketId, code: data[0]?.code ?? '' };
}

type Scan = Partial<z.input<typeof queuedScan>>;
const scanOf = (scan: Scan) => ({
  nonce: newId(),
  kind: 'in' as const,
  gate: 'Gate 1',
  at: moment(0),
  isUndone: false,
  ...scan,
});

function send({ as }: Somebody, eventId: string, body: Partial<z.input<typeof queuedScans>>) {
  const usual = { device: 'phone', sentAt: moment(0), scans: [] };
  return call(endpoints.sendScans, { params: { eventId }, body: { ...usual, ...body } }, { as });
}

const conflictsOf = async ({ as }: Somebody, eventId: string) =>
  (await call(endpoints.listScanConflicts, { params: { eventId } }, { as })).data;

const stateOf = async ({ as }: Somebody, eventId: string) =>
  (await call(door.listAttendees, { query: { group_id: eventId } }, { as })).data.attendees[0];

describe('what a device keeps for a door without a network', () => {
  it('has all tickets with who let them in, and a key that proves a code', async () => {
    const { staff, eventId, ticketId, code } = await tonight();
    await call(door.checkIn, { body: { group_id: eventId, code, gate: 'Gate 2' } }, { as: staff.as });
    const { data: kit } = await call(endpoints.getDoorKit, { params: { eventId } }, { as: staff.as });
    expect(kit.tickets).toMatchObject([
      { ticketId, serial: 1, state: 'valid', gate: 'Gate 2', by: staff.name },
    ]);
    const apart = takeApart(code);
    if (!apart) throw new Error('the code is not read');
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: kit.publicKey };
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    expect(verify(null, apart.said, key, apart.signature)).toBe(true);
    expect(apart.claim).toEqual({ eventId, ticketId, serial: 1 });
  });

  it('is for those who work at the door', async () => {
    const { guest, eventId, code } = await tonight();
    const refused = { status: 403 };
    const params = { eventId };
    await expect(call(endpoints.getDoorKit, { params }, { as: guest.as })).rejects.toMatchObject(refused);
    await expect(send(guest, eventId, { scans: [scanOf({ code })] })).rejects.toMatchObject(refused);
    await expect(conflictsOf(guest, eventId)).rejects.toMatchObject(refused);
    await expect(call(endpoints.getDoorKit, { params })).rejects.toMatchObject({ status: 401 });
  });
});

describe('scans that a device made without a network', () => {
  it('let in, with the time that its wrong clock makes', async () => {
    const { staff, eventId, code } = await tonight();
    const fast = 38_000;
    const scan = scanOf({ code, at: moment(fast - 5 * minute) });
    const { data } = await send(staff, eventId, { sentAt: moment(fast), scans: [scan] });
    expect(data).toMatchObject([{ nonce: scan.nonce, outcome: 'counted', ticket: { state: 'in' } }]);
    expect(data[0]?.ticket?.checkedInAt).toBe(moment(-5 * minute));
  });

  it('are taken once, however often and at once they are sent', async () => {
    const { staff, eventId, code } = await tonight();
    const scans = [scanOf({ code })];
    const sent = await Promise.all([1, 2, 3, 4].map(() => send(staff, eventId, { scans })));
    for (const { data } of sent) expect(data).toMatchObject([{ outcome: 'counted' }]);
    expect(await conflictsOf(staff, eventId)).toEqual([]);
  });

  it('are the same scan as one that was checked at once and whose answer got lost', async () => {
    const { staff, eventId, code } = await tonight();
    const nonce = newId();
    const body = { group_id: eventId, code, nonce };
    await call(door.checkIn, { body }, { as: staff.as });
    expect((await call(door.checkIn, { body }, { as: staff.as })).data.state).toBe('in');
    const { data } = await send(staff, eventId, { scans: [scanOf({ code, nonce })] });
    expect(data).toMatchObject([{ outcome: 'counted' }]);
    await send(staff, eventId, { scans: [scanOf({ code, nonce, isUndone: true })] });
    expect(await stateOf(staff, eventId)).toMatchObject({ state: 'expected' });
  });

  it('of two devices that let one ticket in both stay, the earliest counts, whichever is sent first', async () => {
    const { staff, eventId, ticketId, code } = await tonight();
    const [early, late] = [scanOf({ code, at: moment(-6 * minute) }), scanOf({ code, gate: 'Gate 2' })];
    const first = await send(staff, eventId, { device: 'two', scans: [late] });
    expect(first.data).toMatchObject([{ outcome: 'counted', ticket: { gate: 'Gate 2' } }]);
    const second = await send(staff, eventId, { device: 'one', scans: [early] });
    expect(second.data).toMatchObject([{ outcome: 'counted', ticket: { gate: 'Gate 1' } }]);
    const [conflict, ...others] = await conflictsOf(staff, eventId);
    expect(others).toEqual([]);
    expect(conflict).toMatchObject({ ticketId, conflict: 'already_in' });
    expect(conflict?.scans.map(({ gate, conflict: why }) => [gate, why])).toEqual([
      ['Gate 1', null],
      ['Gate 2', 'already_in'],
    ]);
    const { data } = await call(getDoor, { params: { eventId } }, { as: staff.as });
    expect(data).toMatchObject({ totals: { letIn: 1, inside: 1 }, conflicts: 1 });
  });

  it('conflict with a check-in that came between, and not with one that the door allows', async () => {
    const { staff, eventId, code } = await tonight();
    await call(door.checkIn, { body: { group_id: eventId, code, gate: 'Gate 3' } }, { as: staff.as });
    const earlier = scanOf({ code, at: moment(-minute) });
    await send(staff, eventId, { scans: [earlier] });
    expect((await conflictsOf(staff, eventId))[0]?.scans).toMatchObject([
      { gate: 'Gate 1', conflict: null },
      { gate: 'Gate 3', conflict: 'already_in' },
    ]);
    const other = await tonight();
    const params = { eventId: other.eventId };
    await call(editDoor, { params, body: { reentry: 'always' } }, { as: other.staff.as });
    const scans = [scanOf({ code: other.code }), scanOf({ code: other.code })];
    await send(other.staff, other.eventId, { scans });
    expect(await conflictsOf(other.staff, other.eventId)).toEqual([]);
  });

  it('that were taken back stay in the log without counting, and the next one counts', async () => {
    const { staff, eventId, code } = await tonight();
    await send(staff, eventId, { scans: [scanOf({ code, isUndone: true })] });
    expect(await stateOf(staff, eventId)).toMatchObject({ state: 'expected' });
    const [counted, other] = [scanOf({ code, at: moment(-minute) }), scanOf({ code, gate: 'Gate 2' })];
    await send(staff, eventId, { scans: [counted, other] });
    const undo = { params: { eventId }, body: { ticketId: (await stateOf(staff, eventId))?.ticketId ?? '' } };
    await call(door.undoScan, undo, { as: staff.as, idempotencyKey: newId() });
    expect(await stateOf(staff, eventId)).toMatchObject({ state: 'in', gate: 'Gate 2' });
    expect(await conflictsOf(staff, eventId)).toEqual([]);
  });

  it('of void tickets stay as conflicts, and forged ones hold nothing up', async () => {
    const { staff, guest, event, eventId, code } = await tonight();
    const foreign = await tonight();
    const good = await ticketTo(parts, guest.viewer, event);
    const wrong = [
      scanOf({ code: 'CL1.forged' }),
      scanOf({ code: foreign.code }),
      scanOf({ ticketId: newId() }),
    ];
    const { data } = await send(staff, eventId, { scans: [...wrong, scanOf({ ticketId: good })] });
    expect(data.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'refused', 'counted']);
    await call(
      cancelEvent,
      { params: { eventId }, body: { name: 'Open Gym Night', reason: 'Flooded' } },
      { as: staff.as, idempotencyKey: newId() },
    );
    const late = await send(staff, eventId, { scans: [scanOf({ code })] });
    expect(late.data).toMatchObject([{ outcome: 'conflict', ticket: { state: 'expected' } }]);
    expect(await conflictsOf(staff, eventId)).toMatchObject([{ conflict: 'ticket_void' }]);
  });

  it('are settled once, with what was done', async () => {
    const { staff, guest, eventId, code } = await tonight();
    await send(staff, eventId, { scans: [scanOf({ code, at: moment(-minute) }), scanOf({ code })] });
    const [conflict] = await conflictsOf(staff, eventId);
    const params = { eventId, scanId: conflict?.scanId ?? '' };
    const settle = ({ as }: Somebody, settlement: 'same_person' | 'closed', scanId = params.scanId) =>
      call(endpoints.settleScanConflict, { params: { eventId, scanId }, body: { settlement } }, { as });
    await expect(settle(guest, 'closed')).rejects.toMatchObject({ status: 403 });
    await expect(settle(staff, 'closed', newId())).rejects.toMatchObject({ status: 404 });
    const tried = await Promise.allSettled([settle(staff, 'same_person'), settle(staff, 'closed')]);
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(tried.find((one) => one.status === 'rejected')?.reason).toMatchObject({
      errors: [{ code: 'conflict_settled' }],
    });
    expect(await conflictsOf(staff, eventId)).toEqual([]);
  });
});
