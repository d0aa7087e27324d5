import type { ConflictKind } from '@chalkline/contract/events/offline-door.schema.ts';
import { claimPools, findShortage } from '../../checkout/orders/orders.room.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { eventNotFound } from '../details/details.errors.ts';
import { findEventDetails, findTicketTypes, keepsPlace } from '../details/details.repository.ts';
import { forSale } from '../details/details.rules.ts';
import {
  type FoundPass,
  findPassesForEveryDate,
  findPlaces,
  findTypesOnDates,
  findVoidPlace,
  lockPass,
} from '../tickets/passes.repository.ts';
import type { PassRow } from '../tickets/passes.table.ts';
import { poolKeys, ticketPools } from '../tickets/ticket-rooms.service.ts';
import { insertTickets } from '../tickets/tickets.repository.ts';
import type { TicketRow } from '../tickets/tickets.table.ts';
import { openDatesOf } from './open-dates.service.ts';
import { dateIsFull, passNotFound, passUsedUp, passVoid } from './passes.errors.ts';
import { givePapers } from './place-papers.service.ts';

/** The ticket that is the place of a pass on a date. */
export function placeOf(
  pass: Pick<PassRow, 'id' | 'orderId' | 'personId' | 'holderName' | 'serial'>,
  type: { readonly id: string; readonly groupId: string },
  createdAt: Date,
): TicketRow {
  const id = newId(createdAt.getTime());
  const { orderId, personId, holderName, serial } = pass;
  return {
    id,
    unitId: id,
    passId: pass.id,
    groupId: type.groupId,
    typeId: type.id,
    orderId,
    personId,
    holderName,
    createdAt,
    state: 'valid',
    serial,
    isOwn: true,
    paperId: newId(createdAt.getTime()),
    checkedInAt: null,
    checkedOutAt: null,
    gate: '',
  };
}

/** A pass as somebody shows it. */
export interface ShownPass {
  readonly passId: string;
  /** Of its code; left out: it is chosen by its holder. */
  readonly serial?: number;
}

/**
 * Takes a place on a date with a pass, or gives the one that it has; the ticket's id. The pass stays locked, so it isn't
 * used twice. The code of an earlier holder, known by its `serial`, takes none. Throws 404, `ticket_void`, `pass_used_up`
 * and `sold_out`.
 */
export async function takePlace(
  parts: Parts,
  tx: Transaction,
  shown: ShownPass,
  eventId: string,
): Promise<string> {
  const sought = await seekPlace(parts, tx, shown, eventId, parts.clock.now());
  if ('placeId' in sought) return sought.placeId;
  throw sought.refusal;
}

/**
 * The same for somebody who was let in with it at that moment without a network. Where there is no place for it, the scan
 * is kept with a void one, which takes no room and no date of the pass: `conflict` says why. Throws 404 where that can't
 * be either.
 */
export async function takePlaceAfterwards(
  parts: Parts,
  tx: Transaction,
  shown: ShownPass,
  eventId: string,
  at: Date,
): Promise<{ readonly placeId: string; readonly conflict: ConflictKind | null }> {
  const sought = await seekPlace(parts, tx, shown, eventId, at);
  if ('placeId' in sought) return { placeId: sought.placeId, conflict: null };
  const { refusal, found, conflict } = sought;
  const [type] = found ? await findTypesOnDates(tx.sql, [eventId], found.seriesTypeId) : [];
  if (!found || !type) throw refusal;
  const known = await findVoidPlace(tx.sql, found.pass.id, eventId);
  if (known !== null) return { placeId: known, conflict };
  const place = placeOf(found.pass, type, parts.clock.now());
  await insertTickets(tx.sql, [{ ...place, state: 'void' }]);
  return { placeId: place.id, conflict };
}

type Sought =
  | { readonly placeId: string }
  | { readonly refusal: Refusal; readonly conflict: ConflictKind; readonly found: FoundPass | null };

/** `at`: when somebody came with it. */
async function seekPlace(
  parts: Parts,
  tx: Transaction,
  { passId, serial }: ShownPass,
  eventId: string,
  at: Date,
): Promise<Sought> {
  const found = isId(passId) && isId(eventId) ? await lockPass(tx.sql, passId) : null;
  const none = (refusal: Refusal, conflict: ConflictKind = 'no_place') => ({ refusal, conflict, found });
  if (!found) return none(passNotFound());
  const { pass, seriesTypeId } = found;
  if (pass.state === 'void') return none(passVoid(), 'ticket_void');
  const places = await findPlaces(tx.sql, [passId]);
  const own = places.find(({ groupId }) => groupId === eventId);
  if (own) return { placeId: own.id };
  if (serial !== undefined && serial !== pass.serial) return none(passVoid(), 'ticket_void');
  if (!(await isOpen(tx, found, eventId, at))) return none(eventNotFound());
  if (pass.uses !== null && places.length >= pass.uses) return none(passUsedUp());
  const [type] = await findTypesOnDates(tx.sql, [eventId], seriesTypeId);
  if (!type) return none(eventNotFound());
  const now = parts.clock.now();
  const keys = [poolKeys.type(eventId, type.id), poolKeys.event(eventId)];
  await claimPools(tx, keys, now);
  const needs = new Map(keys.map((key) => [key, 1]));
  if (await findShortage(tx, { kind: 'pass', pools: ticketPools }, needs, now)) return none(dateIsFull());
  const place = placeOf(pass, type, now);
  await insertTickets(tx.sql, [place]);
  await givePapers(parts, tx, pass, [place]);
  return { placeId: place.id };
}

/** Passes for every date get a place on dates that a series gets: the oldest first, as long as there is room. */
export async function giveNewDates(
  parts: Parts,
  tx: Transaction,
  seriesId: string,
  groupIds: readonly string[],
): Promise<void> {
  const { sql } = tx;
  const now = parts.clock.now();
  const found = groupIds.length === 0 ? [] : await findPassesForEveryDate(sql, seriesId);
  if (found.length === 0) return;
  const types = await findTicketTypes(sql, groupIds);
  const capacities = new Map(
    (await findEventDetails(sql, groupIds)).map(({ groupId, capacity, blocked }) => {
      const ofTypes = types.filter((type) => type.groupId === groupId).map((type) => type.blocked);
      const all = ofTypes.reduce((sum, each) => sum + each, blocked);
      return [groupId, forSale({ capacity, blocked: all })];
    }),
  );
  const taken = new Map<string, number>();
  const take = (key: string, capacity: number | null | undefined) => {
    const before = taken.get(key) ?? 0;
    if (capacity !== null && capacity !== undefined && before >= capacity) return false;
    taken.set(key, before + 1);
    return true;
  };
  const given: TicketRow[] = [];
  for (const groupId of groupIds) {
    const places = found.flatMap(({ pass, seriesTypeId }) => {
      const type = types.find((one) => one.groupId === groupId && one.seriesTypeId === seriesTypeId);
      const isGiven = type && take(type.id, forSale(type)) && take(groupId, capacities.get(groupId));
      return isGiven ? [placeOf(pass, type, now)] : [];
    });
    await insertTickets(sql, places);
    given.push(...places);
  }
  const ofPass = Map.groupBy(given, ({ passId }) => passId);
  for (const { pass } of found) await givePapers(parts, tx, pass, ofPass.get(pass.id) ?? []);
}

/** Whether the date is one of its series and takes place, which stays so until the transaction ends. */
async function isOpen(tx: Transaction, { pass }: FoundPass, eventId: string, at: Date): Promise<boolean> {
  const [details] = await findEventDetails(tx.sql, [eventId]);
  if (details?.seriesId !== pass.seriesId || !(await keepsPlace(tx.sql, eventId))) return false;
  return (await openDatesOf(tx.sql, pass.seriesId, at)).some(({ id }) => id === eventId);
}
