import * as endpoints from '@chalkline/contract/training/client-training.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentLog } from '../logs/logs.present.ts';
import { setClientMax } from './client-maxes.service.ts';
import { presentClientEnrollment } from './client-programs.present.ts';
import {
  changeClientSchedule,
  getClientEnrollment,
  getClientWorkout,
  listProgramClients,
} from './client-programs.service.ts';
import { getClientExercise, getClientTraining, listClientLogs } from './client-training.service.ts';

export const clientTrainingRoutes: readonly Route[] = [
  serve(endpoints.getClientTraining, ({ parts, viewer, params }) =>
    getClientTraining(parts, viewer, params.coachingId),
  ),
  serve(endpoints.setClientMax, ({ parts, viewer, params, body }) =>
    setClientMax(parts, viewer, params, body),
  ),
  serve(endpoints.listClientLogs, async ({ parts, viewer, params, query }) =>
    presentPage(await listClientLogs(parts, viewer, params.coachingId, query), presentLog),
  ),
  serve(endpoints.getClientExercise, ({ parts, viewer, params }) => getClientExercise(parts, viewer, params)),
  serve(endpoints.listProgramClients, ({ parts, viewer, params }) =>
    listProgramClients(parts, viewer, params.programId),
  ),
  serve(endpoints.getClientEnrollment, async ({ parts, viewer, params }) =>
    presentClientEnrollment(await getClientEnrollment(parts, viewer, params)),
  ),
  serve(endpoints.getClientWorkout, ({ parts, viewer, params }) => getClientWorkout(parts, viewer, params)),
  serve(endpoints.changeClientSchedule, async ({ parts, viewer, params, body }) =>
    presentClientEnrollment(await changeClientSchedule(parts, viewer, params, body)),
  ),
];
