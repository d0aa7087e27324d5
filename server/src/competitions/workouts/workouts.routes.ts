import * as endpoints from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentWorkout, presentWorkouts } from './workouts.present.ts';
import { changeWorkout, createWorkout, deleteWorkout, getWorkout, listWorkouts } from './workouts.service.ts';

export const workoutRoutes: readonly Route[] = [
  serve(endpoints.listWorkouts, async ({ parts, viewer, params }) =>
    presentWorkouts(await listWorkouts(parts, viewer, params.competitionId)),
  ),
  serve(endpoints.getWorkout, async ({ parts, viewer, params }) =>
    presentWorkout(await getWorkout(parts, viewer, params)),
  ),
  serve(endpoints.createWorkout, async ({ parts, viewer, params, body }) =>
    presentWorkout(await createWorkout(parts, viewer, params.competitionId, body)),
  ),
  serve(endpoints.changeWorkout, async ({ parts, viewer, params, body }) =>
    presentWorkout(await changeWorkout(parts, viewer, params, body)),
  ),
  serve(endpoints.deleteWorkout, async ({ parts, viewer, params }) => deleteWorkout(parts, viewer, params)),
];
