import { and, asc, eq, max } from 'drizzle-orm';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { scores } from '../scores/scores.table.ts';
import { workoutInUse, workoutNameTaken } from './workouts.errors.ts';
import { type WorkoutRow, workouts } from './workouts.table.ts';

/** In the competition's order. */
export function findWorkouts(database: Sql, competitionId: string): Promise<WorkoutRow[]> {
  return database
    .select()
    .from(workouts)
    .where(eq(workouts.competitionId, competitionId))
    .orderBy(asc(workouts.position), asc(workouts.id));
}

export async function findWorkout(
  database: Sql,
  competitionId: string,
  workoutId: string,
): Promise<WorkoutRow | null> {
  const [found] = await database
    .select()
    .from(workouts)
    .where(and(eq(workouts.competitionId, competitionId), eq(workouts.id, workoutId)));
  return found ?? null;
}

/** The position after the last. */
export async function nextWorkoutPosition(database: Sql, competitionId: string): Promise<number> {
  const [found] = await database
    .select({ last: max(workouts.position) })
    .from(workouts)
    .where(eq(workouts.competitionId, competitionId));
  return (found?.last ?? 0) + 1;
}

export async function workoutHasAnyScore(database: Sql, workoutId: string): Promise<boolean> {
  const found = await database
    .select({ id: scores.id })
    .from(scores)
    .where(eq(scores.workoutId, workoutId))
    .limit(1);
  return found.length > 0;
}

/** Throws `workout_name_taken`. */
export async function insertWorkouts(database: Sql, rows: readonly WorkoutRow[]): Promise<void> {
  if (rows.length === 0) return;
  await database
    .insert(workouts)
    .values([...rows])
    .catch(refuseTakenName);
}

/** Throws `workout_name_taken`. */
export async function updateWorkout(
  database: Sql,
  workoutId: string,
  change: Partial<WorkoutRow>,
): Promise<void> {
  await database.update(workouts).set(change).where(eq(workouts.id, workoutId)).catch(refuseTakenName);
}

/** Throws `workout_in_use`. */
export async function deleteWorkoutRow(database: Sql, workoutId: string): Promise<void> {
  await database
    .delete(workouts)
    .where(eq(workouts.id, workoutId))
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'scores_workout' ? workoutInUse() : error;
    });
}

function refuseTakenName(error: unknown): never {
  throw brokenConstraint(error) === 'workouts_name' ? workoutNameTaken() : error;
}
