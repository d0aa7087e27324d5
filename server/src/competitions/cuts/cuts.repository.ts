import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { cutEntries, madeCuts } from './cuts.table.ts';

export interface StandingCut {
  readonly id: string;
  readonly afterWorkoutId: string;
  readonly madeAt: Date;
}

/** The cuts of a division that were made and not undone. */
export function findMadeCuts(database: Sql, divisionId: string): Promise<StandingCut[]> {
  return database
    .select({ id: madeCuts.id, afterWorkoutId: madeCuts.afterWorkoutId, madeAt: madeCuts.madeAt })
    .from(madeCuts)
    .where(and(eq(madeCuts.divisionId, divisionId), isNull(madeCuts.undoneAt)))
    .orderBy(asc(madeCuts.madeAt), asc(madeCuts.id));
}

/** Whether any of these divisions was cut, ignoring undone cuts. */
export async function isSomeCut(database: Sql, divisionIds: readonly string[]): Promise<boolean> {
  const found = await database
    .select({ id: madeCuts.id })
    .from(madeCuts)
    .where(and(inArray(madeCuts.divisionId, [...divisionIds]), isNull(madeCuts.undoneAt)))
    .limit(1);
  return found.length > 0;
}

/** The workouts after which some division was cut, ignoring undone cuts. */
export async function findCutAfter(database: Sql, competitionId: string): Promise<string[]> {
  const found = await database
    .selectDistinct({ workoutId: madeCuts.afterWorkoutId })
    .from(madeCuts)
    .innerJoin(divisions, eq(divisions.id, madeCuts.divisionId))
    .where(and(eq(divisions.competitionId, competitionId), isNull(madeCuts.undoneAt)));
  return found.map(({ workoutId }) => workoutId);
}

/** By cut: the entries it moved that are still CUT. */
export async function findCutBy(
  database: Sql,
  cutIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (cutIds.length === 0) return new Map();
  const found = await database
    .select({ cutId: cutEntries.cutId, entryId: cutEntries.entryId })
    .from(cutEntries)
    .innerJoin(madeCuts, eq(madeCuts.id, cutEntries.cutId))
    .innerJoin(
      entries,
      and(
        eq(entries.id, cutEntries.entryId),
        eq(entries.state, 'cut'),
        // An entry that changed divisions is no longer moved by this division's cut.
        eq(entries.divisionId, madeCuts.divisionId),
      ),
    )
    .where(inArray(cutEntries.cutId, [...cutIds]))
    .orderBy(asc(cutEntries.entryId));
  const byCut = Map.groupBy(found, ({ cutId }) => cutId);
  return new Map([...byCut].map(([cutId, rows]) => [cutId, rows.map(({ entryId }) => entryId)]));
}

export async function insertMadeCut(
  database: Sql,
  row: Omit<typeof madeCuts.$inferInsert, 'undoneAt'>,
): Promise<void> {
  await database.insert(madeCuts).values(row);
}

/** Inserting the same entries again changes nothing. */
export async function insertCutEntries(
  database: Sql,
  cutId: string,
  entryIds: readonly string[],
): Promise<void> {
  if (entryIds.length === 0) return;
  // One parameter, however many entries there are.
  const rows = database
    .select({ cutId: sql`${cutId}::uuid`.as('cut_id'), entryId: entries.id })
    .from(entries)
    .where(sql`${entries.id} = any(${sql.param([...entryIds])}::uuid[])`);
  await database.insert(cutEntries).select(rows).onConflictDoNothing();
}

export async function deleteCutEntries(
  database: Sql,
  cutId: string,
  entryIds: readonly string[],
): Promise<void> {
  if (entryIds.length === 0) return;
  await database
    .delete(cutEntries)
    .where(
      and(eq(cutEntries.cutId, cutId), sql`${cutEntries.entryId} = any(${sql.param([...entryIds])}::uuid[])`),
    );
}

/** Reinstates an entry by hand, so that no cut moves it anymore. Returns the cuts that did. */
export async function releaseFromCuts(
  database: Sql,
  entryId: string,
): Promise<{ id: string; divisionId: string }[]> {
  const { rows } = await database.execute<{ id: string; divisionId: string }>(sql`
    delete from ${cutEntries} using ${madeCuts}, ${entries}
    where ${cutEntries.entryId} = ${entryId} and ${madeCuts.id} = ${cutEntries.cutId} and ${madeCuts.undoneAt} is null
      and ${entries.id} = ${cutEntries.entryId} and ${entries.divisionId} = ${madeCuts.divisionId}
    returning ${madeCuts.id} as id, ${madeCuts.divisionId} as "divisionId"`);
  return rows;
}

export async function writeUndone(database: Sql, cutId: string, undoneAt: Date): Promise<void> {
  await database
    .update(madeCuts)
    .set({ undoneAt })
    .where(and(eq(madeCuts.id, cutId), isNull(madeCuts.undoneAt)));
}

interface WhereCut {
  readonly competitionId: string;
  readonly workoutId: string;
  /** Only these; otherwise all of the competition. */
  readonly divisionIds?: readonly string[];
}

/** Whether a division is cut after this workout, or by its results. */
export async function isInSomeCut(
  database: Sql,
  { competitionId, workoutId, divisionIds }: WhereCut,
): Promise<boolean> {
  const [after, by] = [{ afterWorkoutId: workoutId }, { rule: { by: 'result', workoutId } }];
  const names = (cut: object) => sql`${divisions.cuts} @> ${JSON.stringify([cut])}::jsonb`;
  const found = await database
    .select({ id: divisions.id })
    .from(divisions)
    .where(
      and(
        eq(divisions.competitionId, competitionId),
        divisionIds && inArray(divisions.id, [...divisionIds]),
        or(names(after), names(by)),
      ),
    )
    .limit(1);
  return found.length > 0;
}
