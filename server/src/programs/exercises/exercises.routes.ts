import * as endpoints from '@chalkline/contract/programs/exercises.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import {
  changeExercise,
  createExercise,
  deleteExercise,
  getExercise,
  listExercises,
} from './exercises.service.ts';

export const exerciseRoutes: readonly Route[] = [
  serve(endpoints.listExercises, async ({ parts, viewer, query }) =>
    presentPage(await listExercises(parts, viewer, query), ({ exercise }) => exercise),
  ),
  serve(endpoints.getExercise, ({ parts, viewer, params }) => getExercise(parts, viewer, params.exerciseId)),
  serve(endpoints.createExercise, ({ parts, viewer, body }) => createExercise(parts, viewer, body)),
  serve(endpoints.changeExercise, ({ parts, viewer, params, body }) =>
    changeExercise(parts, viewer, params.exerciseId, body),
  ),
  serve(endpoints.deleteExercise, ({ parts, viewer, params }) =>
    deleteExercise(parts, viewer, params.exerciseId),
  ),
];
