import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { and, asc, eq, getTableColumns, max, sql } from 'drizzle-orm';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { workoutStandards } from './workout-standards.table.ts';
import { workoutInUse, workoutNameTaken } from './workouts.errors.ts';
import { type WorkoutRow, workouts } from './workouts.table.ts';

export type WorkoutStandard = WorkoutReply['standards'][number];

/** A workout with what each division does differently. */
export interface Workout extends WorkoutRow {
  readonly standards: readonly WorkoutStandard[];
}

// Names are spelled out: in a select of one table drizzle writes columns without their table.
const standards = sql<WorkoutStandard[]>`(
  select coalesce(json_agg(json_build_object('divisionId', divisions.id, 'text', workout_standards.text)
    order by divisions.position, divisions.id), '[]')
  from competitions.workout_standards join competitions.divisions on divisions.id = workout_standards.division_id
  where workout_standards.workout_id = workouts.id)`;

const columns = { ...getTableColumns(workouts), standards };

/** In the competition's order. */
export function findWorkouts(database: Sql, competitionId: string): Promise<Workout[]> {
  return database
    .select(columns)
    .from(workouts)
    .where(eq(workouts.competitionId, competitionId))
    .orderBy(asc(workouts.position), asc(workouts.id));
}

export async function findWorkout(
  database: Sql,
  competitionId: string,
  workoutId: string,
): Promise<Workout | null> {
  const [found] = await database
    .select(columns)
    .from(workouts)
    .where(and(eq(workouts.competitionId, competitionId), eq(workouts.id, workoutId)));
  return found ?? null;
}

/** A workout by its own id. */
export async function findWorkoutAlone(database: Sql, workoutId: string): Promise<Workout | null> {
  const [found] = await database.select(columns).from(workouts).where(eq(workouts.id, workoutId));
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

/** Throws `workout_name_taken`. */
export async function insertWorkouts(database: Sql, rows: readonly WorkoutRow[]): Promise<void> {
  if (rows.length === 0) return;
  await database
    .insert(workouts)
    .values([...rows])
    .catch(refuseTakenName);
}

/** What each division does differently from now on. Throws `unknown_division`. */
export async function replaceStandards(
  database: Sql,
  { competitionId, workoutId }: { readonly competitionId: string; readonly workoutId: string },
  standards: readonly WorkoutStandard[],
): Promise<void> {
  await database.delete(workoutStandards).where(eq(workoutStandards.workoutId, workoutId));
  await insertStandards(
    database,
    standards.map((standard) => ({ competitionId, workoutId, ...standard })),
  );
}

/** Of as many workouts as there are. */
export async function insertStandards(
  database: Sql,
  rows: readonly (typeof workoutStandards.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await database.insert(workoutStandards).values([...rows]);
}

/** Throws `workout_name_taken`. */
export async function updateWorkout(
  database: Sql,
  workoutId: string,
  change: Partial<WorkoutRow>,
): Promise<void> {
  await database.update(workouts).set(change).where(eq(workouts.id, workoutId)).catch(refuseTakenName);
}

/** What refers to a workout keeps it: its scores, and its later parts. */
const holding = ['scores_workout', 'workouts_part_of'];

/** Throws `workout_in_use`. */
export async function deleteWorkoutRow(database: Sql, workoutId: string): Promise<void> {
  await database
    .delete(workouts)
    .where(eq(workouts.id, workoutId))
    .catch((error: unknown) => {
      throw holding.includes(brokenConstraint(error) ?? '') ? workoutInUse() : error;
    });
}

function refuseTakenName(error: unknown): never {
  throw brokenConstraint(error) === 'workouts_name' ? workoutNameTaken() : error;
}

/** A division that is deleted does no workout any more. */
export async function leaveOutDivision(
  database: Sql,
  competitionId: string,
  divisionId: string,
): Promise<void> {
  await database
    .update(workouts)
    .set({ divisionIds: sql`array_remove(${workouts.divisionIds}, ${divisionId}::uuid)` })
    .where(
      and(eq(workouts.competitionId, competitionId), sql`${divisionId}::uuid = any(${workouts.divisionIds})`),
    );
}

/** Numbers them in the order given. */
export async function placeWorkouts(database: Sql, workoutIds: readonly string[]): Promise<void> {
  for (const [index, id] of workoutIds.entries()) {
    await database
      .update(workouts)
      .set({ position: index + 1 })
      .where(eq(workouts.id, id));
  }
}
