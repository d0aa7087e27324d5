import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { orders } from '../../checkout/orders/orders.table.ts';
import { groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { eventDetails, ticketTypes } from '../details/details.table.ts';
import { keepSeries } from '../details/series.repository.ts';
import { series } from '../details/series.table.ts';
import { type PassRow, type PassTypeRow, passes, passTypes } from './passes.table.ts';
import { tickets } from './tickets.table.ts';

/** Those on offer, in their order. */
export function findPassTypes(database: Sql, seriesId: string): Promise<PassTypeRow[]> {
  return database
    .select()
    .from(passTypes)
    .where(and(eq(passTypes.seriesId, seriesId), isNull(passTypes.retiredAt)))
    .orderBy(asc(passTypes.position));
}

/** These and no others are on offer from now on. */
export async function savePassTypes(
  database: Sql,
  seriesId: string,
  rows: readonly PassTypeRow[],
  now: Date,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await database
    .update(passTypes)
    .set({ retiredAt: now })
    .where(
      and(
        eq(passTypes.seriesId, seriesId),
        isNull(passTypes.retiredAt),
        ids.length > 0 ? notInArray(passTypes.id, ids) : undefined,
      ),
    );
  for (const row of rows) {
    const { id: _id, seriesId: _series, ...facts } = row;
    await database.insert(passTypes).values(row).onConflictDoUpdate({ target: passTypes.id, set: facts });
  }
}

/** How many passes are good, by their type. */
export async function countPasses(
  database: Sql,
  typeIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (typeIds.length === 0) return new Map();
  const rows = await database
    .select({ typeId: passes.typeId, sold: count() })
    .from(passes)
    .where(and(inArray(passes.typeId, [...typeIds]), eq(passes.state, 'valid')))
    .groupBy(passes.typeId);
  return new Map(rows.map(({ typeId, sold }) => [typeId, sold]));
}

/** How many are sold of each, as far as there is an end. */
export function findPassTypesByIds(database: Sql, ids: readonly string[]): Promise<PassTypeRow[]> {
  return database
    .select()
    .from(passTypes)
    .where(inArray(passTypes.id, [...ids]));
}

export async function insertPasses(database: Sql, rows: readonly PassRow[]): Promise<void> {
  if (rows.length > 0) await database.insert(passes).values([...rows]);
}

/** Those of these units that are still good become void with the places that they didn't use; gives whose dates those are. */
export async function voidPasses(
  database: Sql,
  unitIds: readonly string[],
): Promise<{ readonly voided: number; readonly groupIds: readonly string[] }> {
  const gone = await database
    .update(passes)
    .set({ state: 'void' })
    .where(and(inArray(passes.unitId, [...unitIds]), eq(passes.state, 'valid')))
    .returning({ id: passes.id });
  if (gone.length === 0) return { voided: 0, groupIds: [] };
  const freed = await database
    .update(tickets)
    .set({ state: 'void' })
    .where(
      and(
        inArray(
          tickets.passId,
          gone.map(({ id }) => id),
        ),
        eq(tickets.state, 'valid'),
        isNull(tickets.checkedInAt),
      ),
    )
    .returning({ groupId: tickets.groupId });
  return { voided: gone.length, groupIds: [...new Set(freed.map(({ groupId }) => groupId))] };
}

function selectPasses(database: Sql, where: SQL | undefined) {
  return database
    .select({
      pass: passes,
      typeName: passTypes.name,
      seriesTypeId: passTypes.seriesTypeId,
      signingKey: series.signingKey,
      buyerId: orders.personId,
      orderTotal: orders.total,
      terms: { refundRule: orders.refundRule, startsAt: orders.startsAt },
    })
    .from(passes)
    .innerJoin(orders, eq(orders.id, passes.orderId))
    .innerJoin(passTypes, eq(passTypes.id, passes.typeId))
    .innerJoin(series, eq(series.id, passes.seriesId))
    .where(where)
    .$dynamic();
}

export type FoundPass = Awaited<ReturnType<typeof selectPasses>>[number];

const mostShown = 100;

/** A person's own, newest first. */
export function findPassesOf(database: Sql, personId: string): Promise<FoundPass[]> {
  return selectPasses(database, eq(passes.personId, personId)).orderBy(desc(passes.id)).limit(mostShown);
}

/** One by its id, without a check of who asks. */
export async function findPass(database: Sql, id: string): Promise<FoundPass | null> {
  const [found] = await selectPasses(database, eq(passes.id, id));
  return found ?? null;
}

/** Of one order, in the order in which they were handed over. */
export function findPassesOfOrder(database: Sql, orderId: string): Promise<FoundPass[]> {
  return selectPasses(database, eq(passes.orderId, orderId)).orderBy(asc(passes.id)).execute();
}

/** Good passes for every date of a series, oldest first. They stay good until the transaction ends. */
export async function findPassesForEveryDate(database: Sql, seriesId: string): Promise<FoundPass[]> {
  const where = and(eq(passes.seriesId, seriesId), eq(passes.state, 'valid'), isNull(passes.uses));
  await database.select({ id: passes.id }).from(passes).where(where).orderBy(asc(passes.id)).for('update');
  return selectPasses(database, where).orderBy(asc(passes.id));
}

/**
 * A pass as it stays until the transaction ends: two uses of it come one after the other. Its series is locked before it,
 * as by those who change the dates and give passes their places.
 */
export async function lockPass(database: Sql, id: string): Promise<FoundPass | null> {
  const [known] = await database.select({ seriesId: passes.seriesId }).from(passes).where(eq(passes.id, id));
  if (!known) return null;
  await keepSeries(database, known.seriesId);
  await database.select({ id: passes.id }).from(passes).where(eq(passes.id, id)).for('update');
  return findPass(database, id);
}

/** The places of these passes, in order of their dates. */
export function findPlaces(database: Sql, passIds: readonly string[]) {
  return database
    .select({
      id: tickets.id,
      passId: tickets.passId,
      groupId: tickets.groupId,
      serial: tickets.serial,
      paperId: tickets.paperId,
      checkedInAt: tickets.checkedInAt,
      startsAt: groups.startsAt,
      endsAt: groups.endsAt,
      zone: eventDetails.zone,
      place: eventDetails.place,
      refundRule: eventDetails.refundRule,
      version: groups.version,
      updatedAt: groups.updatedAt,
    })
    .from(tickets)
    .innerJoin(groups, eq(groups.id, tickets.groupId))
    .innerJoin(eventDetails, eq(eventDetails.groupId, tickets.groupId))
    .where(and(inArray(tickets.passId, [...passIds]), eq(tickets.state, 'valid')))
    .orderBy(asc(groups.startsAt), asc(tickets.id));
}

/** The same, kept as they are until the transaction ends. The caller holds the locks of their passes. */
export async function lockPlaces(database: Sql, passIds: readonly string[]): Promise<PassPlace[]> {
  const where = and(inArray(tickets.passId, [...passIds]), eq(tickets.state, 'valid'));
  await database.select({ id: tickets.id }).from(tickets).where(where).orderBy(asc(tickets.id)).for('update');
  return findPlaces(database, passIds);
}

/** Somebody else has the pass now. The caller holds its lock. */
export async function passOn(
  database: Sql,
  passId: string,
  change: Pick<PassRow, 'personId' | 'holderName' | 'serial' | 'answers'>,
): Promise<void> {
  await database.update(passes).set(change).where(eq(passes.id, passId));
}

/** Up to which serial the codes of passes to a series are void; those whose first code is good are left out. */
export async function findVoidedCodes(
  database: Sql,
  seriesId: string,
): Promise<{ passId: string; upTo: number }[]> {
  const upTo = sql<number>`${passes.serial} - (${passes.state} = 'valid')::int`;
  return database
    .select({ passId: passes.id, upTo })
    .from(passes)
    .where(and(eq(passes.seriesId, seriesId), sql`${upTo} > 0`))
    .orderBy(asc(passes.id));
}

export type PassPlace = Awaited<ReturnType<typeof findPlaces>>[number];

/** The passes that have a place on a date. */
export async function findPlacesOn(database: Sql, groupId: string) {
  const rows = await database
    .select({ passId: tickets.passId, ticketId: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.groupId, groupId), eq(tickets.state, 'valid'), isNotNull(tickets.passId)));
  return rows.flatMap(({ passId, ticketId }) => (passId ? [{ passId, ticketId }] : []));
}

/** The oldest place of a pass on a date that is void; null: it has none. */
export async function findVoidPlace(database: Sql, passId: string, groupId: string): Promise<string | null> {
  const [row] = await database
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.passId, passId), eq(tickets.groupId, groupId), eq(tickets.state, 'void')))
    .orderBy(asc(tickets.id))
    .limit(1);
  return row?.id ?? null;
}

/** A place that wasn't used goes back. */
export async function voidPlace(database: Sql, ticketId: string): Promise<boolean> {
  const { rowCount } = await database
    .update(tickets)
    .set({ state: 'void' })
    .where(and(eq(tickets.id, ticketId), eq(tickets.state, 'valid'), isNull(tickets.checkedInAt)));
  return rowCount === 1;
}

/** The ticket types on these dates that a type of passes is good for. */
export function findTypesOnDates(database: Sql, groupIds: readonly string[], seriesTypeId: string) {
  return database
    .select({
      id: ticketTypes.id,
      groupId: ticketTypes.groupId,
      name: ticketTypes.name,
      isTransferable: ticketTypes.isTransferable,
      asksPapers: ticketTypes.asksPapers,
    })
    .from(ticketTypes)
    .where(
      and(
        inArray(ticketTypes.groupId, [...groupIds]),
        eq(ticketTypes.seriesTypeId, seriesTypeId),
        isNull(ticketTypes.retiredAt),
      ),
    );
}

/** Which of these types of passes ask who comes to answer and sign what a date asks. */
export async function findAskingPassTypes(
  database: Sql,
  ids: readonly string[],
  groupId: string,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ id: passTypes.id })
    .from(passTypes)
    .innerJoin(ticketTypes, eq(ticketTypes.seriesTypeId, passTypes.seriesTypeId))
    .where(
      and(
        inArray(passTypes.id, [...ids]),
        eq(ticketTypes.groupId, groupId),
        eq(ticketTypes.asksPapers, true),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
