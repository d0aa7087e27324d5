import * as endpoints from '@chalkline/contract/programs/exercises.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentExercise } from './exercises.present.ts';
import { changeExercise, createExercise, deleteExercise, listExercises } from './exercises.service.ts';

export const exerciseRoutes: readonly Route[] = [
  serve(endpoints.listExercises, async ({ parts, viewer, query }) =>
    presentPage(await listExercises(parts, viewer, query), presentExercise),
  ),
  serve(endpoints.createExercise, async ({ parts, viewer, body }) =>
    presentExercise(await createExercise(parts, viewer, body)),
  ),
  serve(endpoints.changeExercise, async ({ parts, viewer, params, body }) =>
    presentExercise(await changeExercise(parts, viewer, params.exerciseId, body)),
  ),
  serve(endpoints.deleteExercise, async ({ parts, viewer, params }) =>
    deleteExercise(parts, viewer, params.exerciseId),
  ),
];
