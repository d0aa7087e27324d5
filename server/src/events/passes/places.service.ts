import { claimPools, findShortage } from '../../checkout/orders/orders.room.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { eventNotFound } from '../details/details.errors.ts';
import { findEventDetails, findTicketTypes, keepsPlace } from '../details/details.repository.ts';
import {
  type FoundPass,
  findPassesForEveryDate,
  findPlaces,
  findTypesOnDates,
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
    ...{ id, unitId: id, passId: pass.id, groupId: type.groupId, typeId: type.id },
    ...{ orderId, personId, holderName, createdAt, state: 'valid', serial },
    ...{ isOwn: true, paperId: newId(createdAt.getTime()) },
    ...{ checkedInAt: null, checkedOutAt: null, gate: '' },
  };
}

/**
 * Takes a place on a date with a pass, or gives the one that it has; the ticket's id. The pass stays locked, so it isn't
 * used twice. The code of an earlier holder, known by its `serial`, takes none. Throws 404, `ticket_void`, `pass_used_up`
 * and `sold_out`.
 */
export async function takePlace(
  parts: Parts,
  tx: Transaction,
  { passId, serial }: { readonly passId: string; readonly serial?: number },
  eventId: string,
): Promise<string> {
  const found = isId(passId) && isId(eventId) ? await lockPass(tx.sql, passId) : null;
  if (!found) throw passNotFound();
  const { pass, seriesTypeId } = found;
  if (pass.state === 'void') throw passVoid();
  const places = await findPlaces(tx.sql, [passId]);
  const own = places.find(({ groupId }) => groupId === eventId);
  if (own) return own.id;
  if (serial !== undefined && serial !== pass.serial) throw passVoid();
  const now = parts.clock.now();
  await requireOpen(tx, found, eventId, now);
  if (pass.uses !== null && places.length >= pass.uses) throw passUsedUp();
  const [type] = await findTypesOnDates(tx.sql, [eventId], seriesTypeId);
  if (!type) throw eventNotFound();
  const keys = [poolKeys.type(eventId, type.id), poolKeys.event(eventId)];
  await claimPools(tx, keys, now);
  const needs = new Map(keys.map((key) => [key, 1]));
  if (await findShortage(tx, { kind: 'pass', pools: ticketPools }, needs, now)) throw dateIsFull();
  const place = placeOf(pass, type, now);
  await insertTickets(tx.sql, [place]);
  await givePapers(parts, tx, pass, [place]);
  return place.id;
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
    (await findEventDetails(sql, groupIds)).map((row) => [row.groupId, row.capacity]),
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
      const isGiven = type && take(type.id, type.capacity) && take(groupId, capacities.get(groupId));
      return isGiven ? [placeOf(pass, type, now)] : [];
    });
    await insertTickets(sql, places);
    given.push(...places);
  }
  const ofPass = Map.groupBy(given, ({ passId }) => passId);
  for (const { pass } of found) await givePapers(parts, tx, pass, ofPass.get(pass.id) ?? []);
}

/** The date is one of its series and takes place, which stays so until the transaction ends. */
async function requireOpen(tx: Transaction, { pass }: FoundPass, eventId: string, now: Date): Promise<void> {
  const [details] = await findEventDetails(tx.sql, [eventId]);
  if (details?.seriesId !== pass.seriesId || !(await keepsPlace(tx.sql, eventId))) throw eventNotFound();
  const open = await openDatesOf(tx.sql, pass.seriesId, now);
  if (!open.some(({ id }) => id === eventId)) throw eventNotFound();
}
