import type { ScanInput } from '@chalkline/contract/events/door.schema.ts';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import { personById } from '../../accounts/people/people.service.ts';
import { openOrdersOf } from '../../checkout/orders/orders.open.service.ts';
import { findVisibleGroup } from '../../groups/groups/group-access.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import { findEventDetails } from '../details/details.repository.ts';
import { findSeries, findSessions } from '../details/series.repository.ts';
import { eventOfCode, readTicketCode } from '../tickets/ticket-code.service.ts';
import type { DoorSeen } from './door.access.service.ts';
import { otherEvent, ticketUnknown, ticketUnpaid, ticketVoid } from './door.errors.ts';
import { type Attendee, findTicketIdsOf, lockAttendee } from './door.repository.ts';

/** What the code of a pass says. */
export interface PassClaim {
  readonly passId: string;
  readonly serial: number;
}

export interface ScanMoment {
  readonly now: Date;
  /** The ticket that is the place of a pass on this date, whichever of its codes was shown. */
  readonly placeFor: (pass: PassClaim) => Promise<string>;
}

/**
 * The ticket that was scanned, chosen from the list, or held by a person; locked. Throws `ticket_unknown`, `other_event`,
 * `ticket_void` for a code that a later one replaced, and `ticket_unpaid`.
 */
export async function lockScanned(
  sql: Sql,
  viewer: Viewer,
  door: DoorSeen,
  { code, ticket_id: ticketId, user_id: personId = viewer.personId }: ScanInput,
  { now, placeFor }: ScanMoment,
): Promise<Attendee> {
  if (code !== undefined) return lockByCode(sql, viewer, door, code, placeFor);
  if (ticketId !== undefined) return lockById(sql, viewer, door, ticketId);
  const [own] = isId(personId) ? await findTicketIdsOf(sql, door.eventId, personId) : [];
  if (own !== undefined) return lockById(sql, viewer, door, own);
  const offer = { kind: ticketKind, offerId: door.eventId };
  const [unpaid] = isId(personId) ? await openOrdersOf(sql, personId, offer, now) : [];
  if (!unpaid) throw ticketUnknown();
  throw ticketUnpaid((await personById(sql, personId))?.name ?? '');
}

async function lockByCode(
  sql: Sql,
  viewer: Viewer,
  door: DoorSeen,
  code: string,
  placeFor: ScanMoment['placeFor'],
): Promise<Attendee> {
  const claim = readTicketCode(door.signingKey, code);
  if (claim?.eventId !== door.eventId) {
    const pass = await passOfCode(sql, door, code);
    if (!pass) throw await foreign(sql, viewer, door, code);
    return requireSerial(await lockById(sql, viewer, door, await placeFor(pass)), pass.serial);
  }
  return requireSerial(await lockById(sql, viewer, door, claim.ticketId), claim.serial);
}

function requireSerial(ticket: Attendee, serial: number): Attendee {
  if (ticket.serial !== serial) throw ticketVoid(ticket.holderName);
  return ticket;
}

/** The pass that a code is of, if the key of this date's series signed it. */
export async function passOfCode(sql: Sql, { seriesId }: DoorSeen, code: string): Promise<PassClaim | null> {
  if (seriesId === null || eventOfCode(code) !== seriesId) return null;
  const [series] = await findSeries(sql, [seriesId]);
  const claim = series && readTicketCode(series.signingKey, code);
  return claim ? { passId: claim.ticketId, serial: claim.serial } : null;
}

/** A code of another event isn't a forged one: that event's key signed it. */
async function foreign(sql: Sql, viewer: Viewer, door: DoorSeen, code: string) {
  const eventId = eventOfCode(code);
  if (eventId === null || eventId === door.eventId) return ticketUnknown();
  const [details] = await findEventDetails(sql, [eventId]);
  if (details && readTicketCode(details.signingKey, code))
    return otherEvent(await nameFor(sql, viewer, eventId));
  const [series] = await findSeries(sql, [eventId]);
  if (!series || !readTicketCode(series.signingKey, code)) return ticketUnknown();
  const [date] = await findSessions(sql, series.id);
  return otherEvent(date ? await nameFor(sql, viewer, date.id) : null);
}

async function lockById(sql: Sql, viewer: Viewer, door: DoorSeen, ticketId: string): Promise<Attendee> {
  const ticket = isId(ticketId) ? await lockAttendee(sql, ticketId) : null;
  if (!ticket) throw ticketUnknown();
  if (ticket.groupId === door.eventId) return ticket;
  // Ids are no proof: only those who may see that event learn of it.
  const name = await nameFor(sql, viewer, ticket.groupId);
  throw name === null ? ticketUnknown() : otherEvent(name);
}

async function nameFor(sql: Sql, viewer: Viewer, eventId: string): Promise<string | null> {
  return (await findVisibleGroup(sql, viewer, eventId))?.name ?? null;
}
