import { isOfDivision } from '@chalkline/contract/competitions/workout-divisions.ts';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { type WorkoutRow, workouts } from '../workouts/workouts.table.ts';
import { type FrozenSettings, type FrozenWorkout, frozenSettings } from './frozen-settings.table.ts';

/** At the moment a board is frozen: the rules by which it is made. */
export async function keepFrozenSettings(database: Sql, divisionId: string, frozenAt: Date): Promise<void> {
  const now = await findSettings(database, [divisionId], frozenAt);
  if (now.length > 0) await database.insert(frozenSettings).values(now).onConflictDoNothing();
}

/** The rules by which the boards of these divisions would be made now, in the form in which they are kept. */
export async function findSettings(
  database: Sql,
  divisionIds: readonly string[],
  now: Date,
): Promise<FrozenSettings[]> {
  const found = await database
    .select({
      divisionId: divisions.id,
      scoring: competitions.scoring,
      points: divisions.points,
      teams: divisions.teams,
      plannedField: divisions.plannedField,
      cuts: divisions.cuts,
      competitionId: divisions.competitionId,
    })
    .from(divisions)
    .innerJoin(competitions, eq(competitions.id, divisions.competitionId))
    .where(inArray(divisions.id, [...divisionIds]));
  const competitionIds = [...new Set(found.map(({ competitionId }) => competitionId))];
  const { id, position, scoring, points, partOf, releaseAt } = workouts;
  const released = sql<boolean>`${or(isNull(releaseAt), lte(releaseAt, now))}`;
  const rows: (FrozenWorkout & Pick<WorkoutRow, 'competitionId' | 'divisionIds'>)[] = await database
    .select({
      id,
      position,
      released,
      scoring,
      points,
      partOf,
      competitionId: workouts.competitionId,
      divisionIds: workouts.divisionIds,
    })
    .from(workouts)
    .where(inArray(workouts.competitionId, competitionIds));
  const workoutsOf = Map.groupBy(rows, ({ competitionId }) => competitionId);
  return found.map(({ competitionId, ...settings }) => ({
    ...settings,
    workouts: (workoutsOf.get(competitionId) ?? [])
      .filter((workout) => isOfDivision(workout, settings.divisionId))
      .map(({ competitionId: _, divisionIds: __, ...workout }) => workout),
  }));
}

/** The settings of the frozen boards among these divisions. */
export function findFrozenSettings(database: Sql, divisionIds: readonly string[]): Promise<FrozenSettings[]> {
  return database
    .select()
    .from(frozenSettings)
    .where(inArray(frozenSettings.divisionId, [...divisionIds]));
}

/** The boards of the divisions are no longer frozen. */
export async function forgetFrozenSettings(database: Sql, divisionIds: readonly string[]): Promise<void> {
  await database.delete(frozenSettings).where(inArray(frozenSettings.divisionId, [...divisionIds]));
}

/** Whether a frozen board of the competition shows the workout. */
export async function isOnFrozenBoard(
  database: Sql,
  competitionId: string,
  workoutId: string,
): Promise<boolean> {
  const shown = JSON.stringify([{ id: workoutId, released: true }]);
  const found = await database
    .select({ divisionId: frozenSettings.divisionId })
    .from(frozenSettings)
    .innerJoin(divisions, eq(divisions.id, frozenSettings.divisionId))
    .where(
      and(eq(divisions.competitionId, competitionId), sql`${frozenSettings.workouts} @> ${shown}::jsonb`),
    )
    .limit(1);
  return found.length > 0;
}
