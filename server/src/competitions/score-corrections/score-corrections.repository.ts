import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { peopleInEntries } from '../competitions/own-entries.repository.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { publications } from '../publications/publications.table.ts';
import { scores } from '../scores/scores.table.ts';
import { workouts } from '../workouts/workouts.table.ts';

/** Scores with what decides whether their athlete hears of a correction, and what the notice says. */
export function findCorrected(database: Sql, scoreIds: readonly string[]) {
  return database
    .select({
      id: scores.id,
      value: scores.value,
      previousId: scores.previousId,
      receivedAt: scores.receivedAt,
      createdBy: scores.createdBy,
      entry: { id: entries.id, name: entries.name },
      personIds: sql<string[]>`array(select competing.person_id::text
        from ${peopleInEntries(sql`select ${entries.id}`)} competing)`,
      workout: { name: workouts.name, scoring: workouts.scoring },
      competition: { state: competitions.state, showResults: competitions.showResults },
      frozenAt: divisions.frozenAt,
      publication: { state: publications.state, updatedAt: publications.updatedAt },
    })
    .from(scores)
    .innerJoin(entries, eq(entries.id, scores.entryId))
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .innerJoin(competitions, eq(competitions.id, scores.competitionId))
    .innerJoin(workouts, eq(workouts.id, scores.workoutId))
    .leftJoin(
      publications,
      and(eq(publications.workoutId, scores.workoutId), eq(publications.divisionId, entries.divisionId)),
    )
    .where(inArray(scores.id, [...scoreIds]));
}

export type Corrected = Awaited<ReturnType<typeof findCorrected>>[number];
