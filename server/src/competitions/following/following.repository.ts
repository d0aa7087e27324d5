import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { entries } from '../entries/entries.table.ts';
import { followedEntries } from './following.table.ts';

/** Entries of the competition that the person follows, the first followed first. */
export async function findFollowed(
  database: Sql,
  personId: string,
  competitionId: string,
): Promise<string[]> {
  const rows = await database
    .select({ id: followedEntries.entryId })
    .from(followedEntries)
    .innerJoin(entries, eq(entries.id, followedEntries.entryId))
    .where(and(eq(followedEntries.personId, personId), eq(entries.competitionId, competitionId)))
    .orderBy(asc(followedEntries.followedAt), asc(followedEntries.entryId));
  return rows.map(({ id }) => id);
}

/** Those of the ids that are entries of the competition. */
export async function findEntered(
  database: Sql,
  competitionId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await database
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.competitionId, competitionId), inArray(entries.id, [...ids])));
  return rows.map(({ id }) => id);
}

/** Who is followed already stays so. */
export async function insertFollowed(
  database: Sql,
  personId: string,
  entryIds: readonly string[],
  followedAt: Date,
): Promise<void> {
  if (entryIds.length === 0) return;
  await database
    .insert(followedEntries)
    .values(entryIds.map((entryId) => ({ personId, entryId, followedAt })))
    .onConflictDoNothing();
}

export async function deleteFollowed(database: Sql, personId: string, entryId: string): Promise<void> {
  await database
    .delete(followedEntries)
    .where(and(eq(followedEntries.personId, personId), eq(followedEntries.entryId, entryId)));
}
