import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { entries } from '../entries/entries.table.ts';
import { scores } from '../scores/scores.table.ts';
import type { Moment } from '../standings/board-material.repository.ts';

/** Scores of these entries with everything they corrected, up to the moment of a freeze, oldest first. */
export function findRevisions(database: Sql, entryIds: readonly string[], { asOf, workoutIds }: Moment) {
  return database
    .select({
      id: scores.id,
      previousId: scores.previousId,
      workoutId: scores.workoutId,
      entryId: scores.entryId,
      receivedAt: scores.receivedAt,
      value: scores.value,
    })
    .from(scores)
    .where(
      and(
        sql`${scores.entryId} = any(${sql.param([...entryIds])}::uuid[])`,
        inArray(scores.workoutId, [...workoutIds]),
        asOf === null ? undefined : lte(scores.receivedAt, asOf),
      ),
    )
    .orderBy(scores.workoutId, scores.receivedAt, scores.id);
}

export async function countField(database: Sql, competitionId: string): Promise<number> {
  return database.$count(entries, eq(entries.competitionId, competitionId));
}
