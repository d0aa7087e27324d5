import * as endpoints from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { orderWorkouts } from './workouts.order.service.ts';
import { presentWorkout, presentWorkoutPage, presentWorkouts } from './workouts.present.ts';
import {
  changeWorkout,
  createWorkout,
  deleteWorkout,
  getWorkout,
  getWorkoutPage,
  listWorkouts,
} from './workouts.service.ts';

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
  serve(endpoints.createWorkout, async ({ parts, viewer, params, body }) =>
    presentWorkout(await createWorkout(parts, viewer, params.competitionId, body)),
  ),
  serve(endpoints.changeWorkout, async ({ parts, viewer, params, body }) =>
    presentWorkout(await changeWorkout(parts, viewer, params, body)),
  ),
  serve(endpoints.orderWorkouts, async ({ parts, viewer, params, body }) =>
    presentWorkouts(await orderWorkouts(parts, viewer, params.competitionId, body)),
  ),
  serve(endpoints.deleteWorkout, async ({ parts, viewer, params }) => deleteWorkout(parts, viewer, params)),
];
