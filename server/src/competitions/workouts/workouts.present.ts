import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import type { WorkoutRow } from './workouts.table.ts';

export function presentWorkout(workout: WorkoutRow): WorkoutReply {
  const { id, name, description, position, scoring, points } = workout;
  return { id, name, description, position, scoring, points };
}

export function presentWorkouts(workouts: readonly WorkoutRow[]): WorkoutReply[] {
  return workouts.map(presentWorkout);
}
