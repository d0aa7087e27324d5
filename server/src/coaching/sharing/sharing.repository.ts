import type { SharedArea } from '@chalkline/contract/coaching/check-in.schema.ts';
import { coachingStates, isCoached } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import { and, asc, eq, gte, inArray, max, sql, sum } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { coachings } from '../coachings/coachings.table.ts';
import { listedLooks, looks, sharedWithTrainer } from './sharing.table.ts';

/** Since when each area is shared; what is not shared is left out. */
export async function findShared(database: Sql, coachingId: string): Promise<ReadonlyMap<SharedArea, Date>> {
  const rows = await database
    .select()
    .from(sharedWithTrainer)
    .where(eq(sharedWithTrainer.coachingId, coachingId));
  return new Map(rows.map(({ area, since }) => [area, since]));
}

/** What is on already keeps its date. */
export async function shareArea(
  database: Sql,
  row: { coachingId: string; area: SharedArea; since: Date },
): Promise<void> {
  await database.insert(sharedWithTrainer).values(row).onConflictDoNothing();
}

export async function closeArea(database: Sql, coachingId: string, area: SharedArea): Promise<void> {
  await database
    .delete(sharedWithTrainer)
    .where(and(eq(sharedWithTrainer.coachingId, coachingId), eq(sharedWithTrainer.area, area)));
}

/** Counts one look at each of the areas. What a screen reads within a minute is one look. */
export async function insertLooks(
  database: Sql,
  coachingId: string,
  areas: readonly SharedArea[],
  lastAt: Date,
): Promise<void> {
  if (areas.length === 0) return;
  const day = lastAt.toISOString().slice(0, 10);
  await database
    .insert(looks)
    .values(areas.map((area) => ({ coachingId, area, day, times: 1, lastAt })))
    .onConflictDoUpdate({
      target: [looks.coachingId, looks.area, looks.day],
      set: {
        times: sql`${looks.times} + (${looks.lastAt} < excluded.last_at - interval '1 minute')::int`,
        lastAt,
      },
    });
}

/** Which of these coachings share an area. */
export async function findSharingOf(
  database: Sql,
  coachingIds: readonly string[],
  area: SharedArea,
): Promise<string[]> {
  if (coachingIds.length === 0) return [];
  const rows = await database
    .select({ id: sharedWithTrainer.coachingId })
    .from(sharedWithTrainer)
    .where(and(inArray(sharedWithTrainer.coachingId, [...coachingIds]), eq(sharedWithTrainer.area, area)));
  return rows.map(({ id }) => id);
}

/** The clients whom a trainer coaches and who share an area, by name. */
export function findSharingClients(database: Sql, trainerId: string, area: SharedArea) {
  return database
    .select({ coachingId: coachings.id, clientId: coachings.clientId, name: people.name })
    .from(coachings)
    .innerJoin(sharedWithTrainer, eq(sharedWithTrainer.coachingId, coachings.id))
    .innerJoin(people, eq(people.id, coachings.clientId))
    .where(
      and(
        eq(coachings.trainerId, trainerId),
        inArray(coachings.state, coachingStates.filter(isCoached)),
        eq(sharedWithTrainer.area, area),
      ),
    )
    .orderBy(asc(people.name), asc(coachings.id));
}

/** In a fixed order, so that two lists read at the same moment don't deadlock. */
export async function putListedLooks(
  database: Sql,
  coachingIds: readonly string[],
  area: SharedArea,
  lastAt: Date,
): Promise<void> {
  if (coachingIds.length === 0) return;
  await database
    .insert(listedLooks)
    .values(coachingIds.toSorted().map((coachingId) => ({ coachingId, area, lastAt })))
    .onConflictDoUpdate({ target: [listedLooks.coachingId, listedLooks.area], set: { lastAt } });
}

export async function findListedLooks(
  database: Sql,
  coachingId: string,
): Promise<ReadonlyMap<SharedArea, Date>> {
  const rows = await database.select().from(listedLooks).where(eq(listedLooks.coachingId, coachingId));
  return new Map(rows.map(({ area, lastAt }) => [area, lastAt]));
}

/** How often the trainer looked at each area since a day, and when last. */
export async function findLooks(database: Sql, coachingId: string, sinceDay: string) {
  const rows = await database
    .select({ area: looks.area, times: sum(looks.times).mapWith(Number), lastAt: max(looks.lastAt) })
    .from(looks)
    .where(and(eq(looks.coachingId, coachingId), gte(looks.day, sinceDay)))
    .groupBy(looks.area);
  return new Map(rows.map(({ area, times, lastAt }) => [area, { times, lastAt }]));
}
