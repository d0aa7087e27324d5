import { and, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { bibTaken } from '../entries/entries.errors.ts';
import { type Entry, entryColumns, isOwn, type NewEntryRow } from '../entries/entries.repository.ts';
import { entries } from '../entries/entries.table.ts';
import { registeredMembers } from '../entries/registered-members.table.ts';
import { type ScoreRow, scores } from '../scores/scores.table.ts';

/** Many rows per statement, but few enough that building it doesn't block the event loop. */
const rowsAtOnce = 500;

export function findAllEntries(database: Sql, competitionId: string): Promise<Entry[]> {
  return database
    .select(entryColumns)
    .from(entries)
    .where(and(eq(entries.competitionId, competitionId), isOwn));
}

/** The bibs of entries that were merged into others. */
export async function findMergedBibs(database: Sql, competitionId: string): Promise<ReadonlySet<number>> {
  const rows = await database
    .select({ bib: entries.bib })
    .from(entries)
    .where(and(eq(entries.competitionId, competitionId), isNotNull(entries.mergedInto)));
  return new Set(rows.map(({ bib }) => bib));
}

/** The members of registered teams, in the order of each team. */
export function findMemberNames(
  database: Sql,
  competitionId: string,
): Promise<{ readonly entryId: string; readonly name: string }[]> {
  return database
    .select({ entryId: registeredMembers.entryId, name: registeredMembers.name })
    .from(registeredMembers)
    .innerJoin(entries, eq(entries.id, registeredMembers.entryId))
    .where(and(eq(entries.competitionId, competitionId), isOwn))
    .orderBy(registeredMembers.entryId, registeredMembers.position);
}

/** Adds entries, and updates existing ones. Throws `bib_taken`. */
export async function writeEntries(database: Sql, rows: readonly NewEntryRow[]): Promise<void> {
  for (const some of portions(rows)) {
    await database
      .insert(entries)
      .values(some)
      .onConflictDoUpdate({
        target: entries.id,
        set: {
          name: sql`excluded.name`,
          divisionId: sql`excluded.division_id`,
          country: sql`excluded.country`,
          region: sql`excluded.region`,
          affiliate: sql`excluded.affiliate`,
          birthDate: sql`excluded.birth_date`,
          unnamed: sql`excluded.unnamed`,
          words: sql`excluded.words`,
          updatedAt: sql`excluded.updated_at`,
        },
      })
      .catch((error: unknown) => {
        throw brokenConstraint(error) === 'entries_bib' ? bibTaken(some[0]?.bib ?? 0) : error;
      });
  }
}

export type CurrentScore = Pick<ScoreRow, 'id' | 'workoutId' | 'entryId' | 'value'>;

/** The current scores of these workouts. */
export async function findCurrentScores(
  database: Sql,
  workoutIds: readonly string[],
): Promise<CurrentScore[]> {
  if (workoutIds.length === 0) return [];
  const later = alias(scores, 'later');
  const corrected = database.select({ one: sql`1` }).from(later).where(eq(later.previousId, scores.id));
  return database
    .select({ id: scores.id, workoutId: scores.workoutId, entryId: scores.entryId, value: scores.value })
    .from(scores)
    .where(and(inArray(scores.workoutId, [...workoutIds]), notExists(corrected)));
}

/** Appends scores. False if one of them no longer fits its chain; the transaction must then not commit. */
export async function appendScores(database: Sql, rows: readonly ScoreRow[]): Promise<boolean> {
  for (const some of portions(rows)) {
    const result = await database.insert(scores).values(some).onConflictDoNothing();
    if (result.rowCount !== some.length) return false;
  }
  return true;
}

function portions<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / rowsAtOnce);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
}
