import type {
  UnreleasedWorkout,
  WorkoutPage,
  WorkoutReply,
} from '@chalkline/contract/competitions/workout.schema.ts';
import type { Workout } from './workouts.repository.ts';
import type { WorkoutRow } from './workouts.table.ts';

export function presentWorkout(workout: Workout): WorkoutReply {
  const { id, name, description, movements, standards, video, sponsor, releaseAt } = workout;
  const { position, scoring, points, divisionIds, partOf } = workout;
  return {
    id,
    name,
    description,
    movements: [...movements],
    standards: [...standards],
    video,
    sponsor,
    releaseAt: releaseAt?.toISOString() ?? null,
    position,
    scoring,
    points,
    divisionIds,
    partOf,
  };
}

export function presentWorkouts(workouts: readonly Workout[]): WorkoutReply[] {
  return workouts.map(presentWorkout);
}

export function presentWorkoutPage({
  workout,
  known,
}: {
  readonly workout: Workout;
  readonly known: boolean;
}): WorkoutPage {
  const [unreleased = null] = known ? [] : presentUnreleased([workout]);
  return {
    competitionId: workout.competitionId,
    workout: known ? presentWorkout(workout) : null,
    unreleased,
  };
}

/** The only public facts about unreleased workouts. */
export function presentUnreleased(workouts: readonly WorkoutRow[]): UnreleasedWorkout[] {
  return workouts.flatMap(({ id, position, releaseAt }) =>
    releaseAt ? [{ id, position, releaseAt: releaseAt.toISOString() }] : [],
  );
}
