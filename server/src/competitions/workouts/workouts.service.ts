import type { Sql } from '../../platform/database/database.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { findVisible, seeCompetition } from '../competitions/competition-access.service.ts';
import { workoutNotFound } from './workouts.errors.ts';
import { mayKnowWorkout } from './workouts.policy.ts';
import { findWorkout, findWorkoutAlone, findWorkouts, type Workout } from './workouts.repository.ts';

/** A workout of a competition, as named in calls. */
export interface WorkoutParams {
  readonly competitionId: string;
  readonly workoutId: string;
}

export async function listWorkouts(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
): Promise<Workout[]> {
  const seen = await seeCompetition(parts.database.sql, viewer, competitionId);
  const workouts = await findWorkouts(parts.database.sql, competitionId);
  return workouts.filter((workout) => mayKnowWorkout(seen, workout, parts.clock.now()));
}

export async function getWorkout(parts: Parts, viewer: MaybeViewer, params: WorkoutParams): Promise<Workout> {
  const seen = await seeCompetition(parts.database.sql, viewer, params.competitionId);
  const workout = await workoutOf(parts.database.sql, params);
  if (!mayKnowWorkout(seen, workout, parts.clock.now())) throw workoutNotFound();
  return workout;
}

/** A workout by its own id, and whether the viewer may see more than its release time. Throws 404. */
export async function getWorkoutPage(
  parts: Parts,
  viewer: MaybeViewer,
  workoutId: string,
): Promise<{ readonly workout: Workout; readonly known: boolean }> {
  const workout = isId(workoutId) ? await findWorkoutAlone(parts.database.sql, workoutId) : null;
  const seen = workout && (await findVisible(parts.database.sql, viewer, workout.competitionId));
  // A workout of a competition the viewer may not see looks like an unknown one.
  if (!seen) throw workoutNotFound();
  return { workout, known: mayKnowWorkout(seen, workout, parts.clock.now()) };
}

/** The workout of the competition, without checking permissions. Throws 404. */
export async function workoutOf(sql: Sql, { competitionId, workoutId }: WorkoutParams): Promise<Workout> {
  const found = isId(workoutId) ? await findWorkout(sql, competitionId, workoutId) : null;
  if (!found) throw workoutNotFound();
  return found;
}
