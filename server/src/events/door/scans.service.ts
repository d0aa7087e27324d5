import { dateFormat } from '@chalkline/contract/date-format.ts';
import type { GroupScan, ScanInput, ScanUndo } from '@chalkline/contract/events/door.schema.ts';
import { attendanceOf, refusalToLetIn } from '@chalkline/contract/events/door-verdict.ts';
import { clockIn, usualLocale } from '@chalkline/contract/zone-text.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { takePlace } from '../passes/places.service.ts';
import { findMissingPapers, markMissing } from '../tickets/missing-papers.service.ts';
import { findPlaces } from '../tickets/passes.repository.ts';
import { type DoorSeen, enterDoor, seeDoor } from './door.access.service.ts';
import {
  alreadyCheckedIn,
  doorClosed,
  doorNotOpen,
  notCheckedIn,
  nothingToUndo,
  papersMissing,
  selfCheckInOff,
  ticketUnknown,
  ticketVoid,
} from './door.errors.ts';
import { publishDoorChanged } from './door.live.service.ts';
import {
  type Attendee,
  type AttendeeSeen,
  findExpectedOf,
  lockAttendee,
  saveAttendance,
} from './door.repository.ts';
import { saveReplay } from './replay.service.ts';
import { lockScanned, type PassClaim } from './scan-target.service.ts';
import { findByNonce, findScans, insertScan, strikeScan } from './scans.repository.ts';

/**
 * Checks a ticket in. Throws what the ticket is refused for, in the order of the rules. With a reason, those who work at
 * the door let good tickets in too early, too late or again.
 */
export async function checkIn(parts: Parts, viewer: Viewer, input: ScanInput): Promise<AttendeeSeen> {
  return parts.database.transaction(async (tx) => {
    const door = await doorFor(tx.sql, viewer, input);
    const now = parts.clock.now();
    // Who comes with a pass and no place on this date gets one, as long as there is room.
    const placeFor = (pass: PassClaim) => takePlace(parts, tx, pass, door.eventId);
    const ticket = await lockScanned(tx.sql, viewer, door, input, { now, placeFor });
    const { nonce } = input;
    if (nonce && (await findByNonce(tx.sql, ticket.id, nonce))) return readAgain(tx.sql, ticket.id);
    const reason = door.worksHere ? input.reason : undefined;
    await requireLetIn(tx.sql, door, ticket, now, reason !== undefined);
    return record(parts, tx, viewer, { door, ticket, kind: 'in', gate: input.gate, reason, nonce });
  });
}

/** Checks a ticket out that is in. */
export async function checkOut(parts: Parts, viewer: Viewer, input: ScanInput): Promise<AttendeeSeen> {
  return parts.database.transaction(async (tx) => {
    const door = await doorFor(tx.sql, viewer, input);
    const placeFor = ({ passId }: PassClaim) => placeOfPass(tx.sql, door, passId);
    const ticket = await lockScanned(tx.sql, viewer, door, input, { now: parts.clock.now(), placeFor });
    const { nonce } = input;
    if (nonce && (await findByNonce(tx.sql, ticket.id, nonce))) return readAgain(tx.sql, ticket.id);
    if (ticket.state === 'void') throw ticketVoid(ticket.holderName);
    if (attendanceOf(ticket) !== 'in') throw notCheckedIn(ticket.holderName);
    return record(parts, tx, viewer, { door, ticket, kind: 'out', gate: input.gate, nonce });
  });
}

async function placeOfPass(sql: Sql, door: DoorSeen, passId: string): Promise<string> {
  const place = (await findPlaces(sql, [passId])).find(({ groupId }) => groupId === door.eventId);
  if (!place) throw ticketUnknown();
  return place.id;
}

/**
 * Checks in every good ticket of an order that isn't in; those that miss a waiver or an answer stay out. Throws when none
 * is let in.
 */
export async function checkInOrder(
  parts: Parts,
  viewer: Viewer,
  eventId: string,
  { orderId, gate }: GroupScan,
): Promise<AttendeeSeen[]> {
  return parts.database.transaction(async (tx) => {
    const door = await enterDoor(tx.sql, viewer, eventId);
    const found = isId(orderId) ? await findExpectedOf(tx.sql, door.eventId, orderId) : [];
    const [first] = found;
    if (!first) throw ticketUnknown();
    const missing = await findMissingPapers(
      tx.sql,
      door.eventId,
      found.map(({ id }) => id),
    );
    const done: AttendeeSeen[] = [];
    let last: Attendee | null = null;
    for (const { id } of found) {
      const ticket = await lockAttendee(tx.sql, id);
      if (!ticket) continue;
      if (!last || last.checkedInAt !== null) last = ticket;
      if (ticket.state === 'void' || ticket.checkedInAt !== null || missing.has(id)) continue;
      await requireLetIn(tx.sql, door, ticket, parts.clock.now(), false);
      done.push(await record(parts, tx, viewer, { door, ticket, kind: 'in', gate }));
    }
    if (done.length === 0 && last) await requireLetIn(tx.sql, door, last, parts.clock.now(), false);
    return done;
  });
}

/** Strikes out the last scan of a ticket; the one before counts again. */
export async function undoScan(
  parts: Parts,
  viewer: Viewer,
  eventId: string,
  { ticketId }: ScanUndo,
): Promise<AttendeeSeen> {
  return parts.database.transaction(async (tx) => {
    const door = await enterDoor(tx.sql, viewer, eventId);
    const ticket = isId(ticketId) ? await lockAttendee(tx.sql, ticketId) : null;
    if (ticket?.groupId !== door.eventId) throw ticketUnknown();
    const last = (await findScans(tx.sql, ticket.id)).findLast(({ conflict }) => conflict === null);
    if (!last) throw nothingToUndo();
    await strikeScan(tx.sql, last.id, { undoneAt: parts.clock.now(), undoneBy: viewer.personId });
    await saveReplay(tx.sql, ticket.id, door.settings.reentry);
    await publishDoorChanged(parts, tx, door.eventId);
    return readAgain(tx.sql, ticket.id);
  });
}

/** Throws what somebody is refused with who may no longer scan this. */
export async function requireDoor(sql: Sql, viewer: Viewer, input: ScanInput): Promise<void> {
  await doorFor(sql, viewer, input);
}

/** People check themselves in where that is on; for others, one works at the door. */
async function doorFor(sql: Sql, viewer: Viewer, input: ScanInput): Promise<DoorSeen> {
  const door = await seeDoor(sql, viewer, input.group_id);
  if (door.worksHere) return door;
  const isOwn =
    input.code === undefined &&
    input.ticket_id === undefined &&
    (input.user_id ?? viewer.personId) === viewer.personId;
  if (!isOwn) throw notAllowed();
  if (!door.settings.selfCheckIn) throw selfCheckInOff();
  return door;
}

async function requireLetIn(
  sql: Sql,
  door: DoorSeen,
  ticket: Attendee,
  now: Date,
  isOverridden: boolean,
): Promise<void> {
  const { holderName } = ticket;
  const opening = { opensAt: door.opensAt.getTime(), closesAt: door.closesAt.getTime() };
  const missing = (await findMissingPapers(sql, door.eventId, [ticket.id])).get(ticket.id) ?? [];
  const seen = { ...ticket, isMissingPapers: missing.length > 0 };
  const refused = refusalToLetIn(seen, door.settings.reentry, opening, now.getTime());
  if (refused === 'ticket_void') throw ticketVoid(holderName);
  if (refused === null || isOverridden) return;
  if (refused === 'door_not_open') throw doorNotOpen(momentText(door.opensAt, door.zone));
  if (refused === 'door_closed') throw doorClosed();
  if (refused === 'papers_missing') throw papersMissing(holderName, ticket.id, missing);
  const scan = (await findScans(sql, ticket.id)).findLast(
    ({ kind, conflict }) => kind === 'in' && conflict === null,
  );
  const at = scan?.at ?? ticket.checkedInAt ?? now;
  const by = scan?.by ?? '';
  throw alreadyCheckedIn(holderName, clockIn(at, door.zone), { at, by, gate: scan?.gate ?? '' });
}

function momentText(at: Date, zone: string): string {
  return dateFormat(
    { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone: zone },
    usualLocale,
  ).format(at);
}

interface Scanned {
  readonly door: DoorSeen;
  readonly ticket: Attendee;
  readonly kind: 'in' | 'out';
  readonly gate: string;
  readonly reason?: string | undefined;
  readonly nonce?: string | undefined;
}

async function record(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { door, ticket, kind, gate, reason, nonce }: Scanned,
): Promise<AttendeeSeen> {
  const at = parts.clock.now();
  await insertScan(tx.sql, {
    id: newId(at.getTime()),
    ticketId: ticket.id,
    kind,
    gate,
    reason: reason ?? null,
    at,
    createdBy: viewer.personId,
    nonce: nonce ?? null,
  });
  const change =
    kind === 'in'
      ? { checkedInAt: at, checkedOutAt: null, gate }
      : { checkedInAt: ticket.checkedInAt, checkedOutAt: at, gate: ticket.gate };
  await saveAttendance(tx.sql, ticket.id, change);
  await publishDoorChanged(parts, tx, door.eventId);
  return readAgain(tx.sql, ticket.id);
}

async function readAgain(sql: Sql, ticketId: string): Promise<AttendeeSeen> {
  const ticket = await lockAttendee(sql, ticketId);
  const [seen] = ticket ? await markMissing(sql, ticket.groupId, [ticket]) : [];
  if (!seen) throw new Error('a locked ticket is gone');
  return seen;
}
