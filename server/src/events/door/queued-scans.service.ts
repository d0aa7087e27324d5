import type {
  ConflictKind,
  QueuedScan,
  QueuedScans,
  ScanOutcome,
} from '@chalkline/contract/events/offline-door.schema.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { takePlaceAfterwards } from '../passes/places.service.ts';
import { markMissing } from '../tickets/missing-papers.service.ts';
import { readTicketCode } from '../tickets/ticket-code.service.ts';
import { type DoorSeen, enterDoor } from './door.access.service.ts';
import { ticketUnknown } from './door.errors.ts';
import { publishDoorChanged } from './door.live.service.ts';
import { type Attendee, type AttendeeSeen, lockAttendee } from './door.repository.ts';
import { correctedTime } from './door.rules.ts';
import { saveReplay } from './replay.service.ts';
import { type PassClaim, passOfCode } from './scan-target.service.ts';
import { findByNonce, findPlaceOfScan, insertScan, strikeScan } from './scans.repository.ts';

export interface QueuedAnswer {
  readonly nonce: string;
  readonly outcome: ScanOutcome;
  readonly message: string;
  readonly ticket: AttendeeSeen | null;
}

/**
 * Takes in what a device decided without a network, one after the other. Somebody went in already, so nothing is
 * undone here: what should not have been let in is kept as a conflict. Throws 404 and 403.
 */
export async function takeQueuedScans(
  parts: Parts,
  viewer: Viewer,
  eventId: string,
  { device, sentAt, scans }: QueuedScans,
): Promise<QueuedAnswer[]> {
  const now = parts.clock.now();
  const clockAhead = new Date(sentAt).getTime() - now.getTime();
  await enterDoor(parts.database.sql, viewer, eventId);
  const receipts: QueuedAnswer[] = [];
  for (const scan of scans)
    receipts.push(
      await parts.database
        .transaction((tx) => takeIn(parts, tx, viewer, eventId, { scan, device, clockAhead, now }))
        .catch((failure: unknown) => refusedAs(scan, failure)),
    );
  return receipts;
}

interface Taken {
  readonly scan: QueuedScan;
  readonly device: string;
  readonly clockAhead: number;
  readonly now: Date;
}

async function takeIn(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  eventId: string,
  { scan, device, clockAhead, now }: Taken,
): Promise<QueuedAnswer> {
  const { nonce, kind, gate, reason, isUndone } = scan;
  const door = await enterDoor(tx.sql, viewer, eventId);
  const at = correctedTime(new Date(scan.at), clockAhead, now);
  const placeFor = (pass: PassClaim) => takePlaceAfterwards(parts, tx, pass, door.eventId, at);
  const { ticket, conflict } = await lockQueued(tx.sql, door, scan, placeFor);
  const known = await findByNonce(tx.sql, ticket.id, nonce);
  const undo = { undoneAt: now, undoneBy: viewer.personId };
  if (known && (!isUndone || known.undoneAt)) return receiptOf(tx.sql, nonce, known.conflict, ticket);
  // Its answer never reached the device, which took it back meanwhile.
  if (known) await strikeScan(tx.sql, known.id, undo);
  else
    await insertScan(tx.sql, {
      id: newId(now.getTime()),
      ticketId: ticket.id,
      kind,
      gate,
      reason: reason ?? null,
      nonce,
      device,
      clockAhead,
      receivedAt: now,
      createdBy: viewer.personId,
      at,
      ...(isUndone && undo),
      ...(!isUndone && kind === 'in' && { conflict }),
    });
  await saveReplay(tx.sql, ticket.id, door.settings.reentry);
  await publishDoorChanged(parts, tx, door.eventId);
  const kept = await findByNonce(tx.sql, ticket.id, nonce);
  const after = (await lockAttendee(tx.sql, ticket.id)) ?? ticket;
  return receiptOf(tx.sql, nonce, kept?.conflict ?? null, after);
}

async function receiptOf(
  sql: Sql,
  nonce: string,
  conflict: ConflictKind | null,
  ticket: Attendee,
): Promise<QueuedAnswer> {
  const [seen = null] = await markMissing(sql, ticket.groupId, [ticket]);
  const outcome = conflict === null ? 'counted' : 'conflict';
  return { nonce, outcome, message: '', ticket: seen };
}

/** A refused scan holds nothing up: the next one may be good. */
function refusedAs({ nonce }: QueuedScan, failure: unknown): QueuedAnswer {
  // 404: of a pass that is gone.
  const isRefused = failure instanceof Refusal && [404, ticketUnknown().status].includes(failure.status);
  if (!isRefused) throw failure;
  return { nonce, outcome: 'refused', message: failure.message, ticket: null };
}

/** By code or id. A code that a later one replaced is void, and somebody came in with it all the same. */
async function lockQueued(
  sql: Sql,
  door: DoorSeen,
  { code, ticketId, nonce }: QueuedScan,
  placeFor: (pass: PassClaim) => ReturnType<typeof takePlaceAfterwards>,
): Promise<{ readonly ticket: Attendee; readonly conflict: ConflictKind | null }> {
  const claim = code === undefined ? null : readTicketCode(door.signingKey, code);
  const pass = code === undefined ? null : await passOfCode(sql, door, code);
  const own = claim?.eventId === door.eventId ? claim.ticketId : code === undefined ? ticketId : undefined;
  // Its place can be another one by now than the one that an earlier delivery of this scan is kept with.
  const kept = pass && (await findPlaceOfScan(sql, door.eventId, pass.passId, nonce));
  const place = pass && !kept ? await placeFor(pass) : null;
  const id = pass ? (kept ?? place?.placeId) : own;
  const ticket = id !== undefined && isId(id) ? await lockAttendee(sql, id) : null;
  if (ticket?.groupId !== door.eventId) throw ticketUnknown();
  const { serial = ticket.serial } = pass ?? claim ?? {};
  const isVoid = ticket.state === 'void' || serial !== ticket.serial;
  return { ticket, conflict: place?.conflict ?? (isVoid ? 'ticket_void' : null) };
}
