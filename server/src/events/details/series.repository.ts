import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type EventDetailsRow, eventDetails, type TicketTypeRow, ticketTypes } from './details.table.ts';
import { type SeriesRow, series } from './series.table.ts';

export async function insertSeries(database: Sql, row: SeriesRow): Promise<void> {
  await database.insert(series).values(row);
}

export async function updateSeries(
  database: Sql,
  id: string,
  change: Pick<SeriesRow, 'fromDay' | 'rule'>,
): Promise<void> {
  await database.update(series).set(change).where(eq(series.id, id));
}

/** Its dates change under this lock alone. */
export async function lockSeries(database: Sql, id: string): Promise<void> {
  await database.select({ id: series.id }).from(series).where(eq(series.id, id)).for('update');
}

/** Its dates stay as they are until the transaction ends. Others can keep it at the same time. */
export async function keepSeries(database: Sql, id: string): Promise<void> {
  await database.select({ id: series.id }).from(series).where(eq(series.id, id)).for('key share');
}

export function findSeries(database: Sql, ids: readonly string[]): Promise<SeriesRow[]> {
  return database
    .select()
    .from(series)
    .where(inArray(series.id, [...ids]));
}

/** What they are called: as their last date is. */
export async function findSeriesNames(
  database: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectDistinctOn([eventDetails.seriesId], { seriesId: eventDetails.seriesId, name: groups.name })
    .from(eventDetails)
    .innerJoin(groups, eq(groups.id, eventDetails.groupId))
    .where(inArray(eventDetails.seriesId, [...ids]))
    .orderBy(eventDetails.seriesId, desc(groups.startsAt));
  return new Map(rows.flatMap(({ seriesId, name }) => (seriesId ? [[seriesId, name]] : [])));
}

/** One date of a series. */
export interface SessionRow {
  readonly id: string;
  readonly seriesDay: string;
  readonly zone: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly archivedAt: Date | null;
  readonly canceledAt: Date | null;
}

/** In order. `from`: those that begin then or later. */
export async function findSessions(database: Sql, seriesId: string, from?: Date): Promise<SessionRow[]> {
  const rows = await database
    .select({
      id: groups.id,
      seriesDay: eventDetails.seriesDay,
      zone: eventDetails.zone,
      startsAt: groups.startsAt,
      endsAt: groups.endsAt,
      archivedAt: groups.archivedAt,
      canceledAt: eventDetails.canceledAt,
    })
    .from(eventDetails)
    .innerJoin(groups, eq(groups.id, eventDetails.groupId))
    .where(and(eq(eventDetails.seriesId, seriesId), from && gte(groups.startsAt, from)))
    .orderBy(asc(groups.startsAt), asc(groups.id));
  return rows.flatMap(({ seriesDay, startsAt, endsAt, ...row }) =>
    seriesDay && startsAt && endsAt ? [{ ...row, seriesDay, startsAt, endsAt }] : [],
  );
}

/** How many dates after each of these take place, as far as they are for the same people. */
export async function countLaterDates(
  database: Sql,
  groupIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (groupIds.length === 0) return new Map();
  const other = alias(groups, 'other');
  const ofOther = alias(eventDetails, 'of_other');
  const rows = await database
    .select({ id: groups.id, later: sql<number>`count(${other.id})::int` })
    .from(groups)
    .innerJoin(eventDetails, eq(eventDetails.groupId, groups.id))
    .innerJoin(ofOther, and(eq(ofOther.seriesId, eventDetails.seriesId), isNull(ofOther.canceledAt)))
    .innerJoin(
      other,
      and(
        eq(other.id, ofOther.groupId),
        isNull(other.archivedAt),
        eq(other.visibility, groups.visibility),
        eq(other.isOpen, groups.isOpen),
        sql`${other.startsAt} > ${groups.startsAt}`,
        sql`${other.endsAt} > ${now}`,
      ),
    )
    .where(inArray(groups.id, [...groupIds]))
    .groupBy(groups.id);
  return new Map(rows.map(({ id, later }) => [id, later]));
}

/** What a list shows of a series: one date, as a condition on `groups`. `isSuch`: which dates the list is about. */
export function isShownDate(
  when: 'upcoming' | 'past',
  now: Date,
  isSuch: (table: typeof groups) => SQL | undefined,
): SQL {
  const other = alias(groups, 'other_date') as unknown as typeof groups;
  const ofOther = alias(eventDetails, 'of_other_date');
  const isBefore =
    when === 'upcoming'
      ? sql`${other.endsAt} > ${now} and (${other.endsAt}, ${other.id}) < (${groups.endsAt}, ${groups.id})`
      : sql`${other.endsAt} <= ${now} and (${other.endsAt}, ${other.id}) > (${groups.endsAt}, ${groups.id})`;
  const such = isSuch(other);
  return sql`not exists (select from ${eventDetails} inner join ${eventDetails} as "of_other_date"
      on ${ofOther.seriesId} = ${eventDetails.seriesId} and ${ofOther.canceledAt} is null
    inner join ${groups} as "other_date" on ${other.id} = ${ofOther.groupId}
    where ${eventDetails.groupId} = ${groups.id} and ${other.archivedAt} is null
      and ${other.visibility} = ${groups.visibility} and ${other.isOpen} = ${groups.isOpen} and ${isBefore}${such ? sql` and ${such}` : sql``})`;
}

/** The next date of a series, or its last one, as a condition on `groups`. */
export function isNextDate(now: Date): SQL {
  const [upcoming, past] = (['upcoming', 'past'] as const).map((when) =>
    isShownDate(when, now, () => undefined),
  );
  const other = alias(groups, 'coming_date');
  const ofOther = alias(eventDetails, 'of_coming_date');
  const isOver = sql`not exists (select from ${eventDetails} inner join ${eventDetails} as "of_coming_date"
      on ${ofOther.seriesId} = ${eventDetails.seriesId} and ${ofOther.canceledAt} is null
    inner join ${groups} as "coming_date" on ${other.id} = ${ofOther.groupId}
    where ${eventDetails.groupId} = ${groups.id} and ${other.archivedAt} is null and ${other.endsAt} > ${now})`;
  return sql`case when ${groups.endsAt} > ${now} then ${upcoming} else ${past} and ${isOver} end`;
}

/** Those that belong to one series, as a condition on `groups`. */
export function isOfSeries(seriesId: string): SQL {
  return sql`exists (select from ${eventDetails} where ${eventDetails.groupId} = ${groups.id}
    and ${eventDetails.seriesId} = ${seriesId}::uuid)`;
}

export async function updateDetails(
  database: Sql,
  groupId: string,
  change: Partial<EventDetailsRow>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await database.update(eventDetails).set(change).where(eq(eventDetails.groupId, groupId));
}

/** Its ticket types are known by their own ids on all dates. */
export async function nameTypesOfSeries(database: Sql, groupId: string): Promise<void> {
  await database
    .update(ticketTypes)
    .set({ seriesTypeId: sql`${ticketTypes.id}` })
    .where(and(eq(ticketTypes.groupId, groupId), isNull(ticketTypes.seriesTypeId)));
}

const atOnce = 500;

export async function insertDates(
  database: Sql,
  details: readonly EventDetailsRow[],
  types: readonly TicketTypeRow[],
): Promise<void> {
  for (let from = 0; from < details.length; from += atOnce)
    await database.insert(eventDetails).values(details.slice(from, from + atOnce));
  for (let from = 0; from < types.length; from += atOnce)
    await database.insert(ticketTypes).values(types.slice(from, from + atOnce));
}

/** A date that is deleted doesn’t come back when its series changes. */
export async function leaveOutDate(database: Sql, groupId: string): Promise<void> {
  const [row] = await database
    .select({ seriesId: eventDetails.seriesId, day: eventDetails.seriesDay })
    .from(eventDetails)
    .where(and(eq(eventDetails.groupId, groupId), isNotNull(eventDetails.seriesId)));
  if (!row?.seriesId) return;
  await database
    .update(series)
    .set({
      rule: sql`jsonb_set(${series.rule}, '{except}', ${series.rule} -> 'except' || ${JSON.stringify([row.day])}::jsonb)`,
    })
    .where(eq(series.id, row.seriesId));
}
