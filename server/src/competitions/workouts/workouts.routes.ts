import * as endpoints from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentWorkout, presentWorkoutPage, presentWorkouts } from './workouts.present.ts';
import { getWorkout, getWorkoutPage, listWorkouts } from './workouts.service.ts';

export const workoutRoutes: readonly Route[] = [
  serve(endpoints.listWorkouts, async ({ parts, viewer, params }) =>
    presentWorkouts(await listWorkouts(parts, viewer, params.competitionId)),
  ),
  serve(endpoints.getWorkout, async ({ parts, viewer, params }) =>
    presentWorkout(await getWorkout(parts, viewer, params)),
  ),
  serve(endpoints.getWorkoutPage, async ({ parts, viewer, params }) =>
    presentWorkoutPage(await getWorkoutPage(parts, viewer, params.workoutId)),
  ),
];
