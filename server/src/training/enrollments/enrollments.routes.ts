import * as endpoints from '@chalkline/contract/training/enrollments.endpoints.ts';
import { setTrainingMax } from '@chalkline/contract/training/training.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentEnrollment, presentRunning } from './enrollments.present.ts';
import {
  changeSchedule,
  endEnrollment,
  getEnrollment,
  listRunning,
  startProgram,
} from './enrollments.service.ts';
import { setMax } from './own-maxes.service.ts';

export const enrollmentRoutes: readonly Route[] = [
  serve(endpoints.listRunningPrograms, async ({ parts, viewer }) =>
    (await listRunning(parts, viewer)).map(presentRunning),
  ),
  serve(endpoints.startProgram, async ({ parts, viewer, params, body }) =>
    presentEnrollment(await startProgram(parts, viewer, params.programId, body)),
  ),
  serve(endpoints.getEnrollment, async ({ parts, viewer, params }) =>
    presentEnrollment(await getEnrollment(parts, viewer, params.enrollmentId)),
  ),
  serve(endpoints.changeSchedule, async ({ parts, viewer, params, body }) =>
    presentEnrollment(await changeSchedule(parts, viewer, params.enrollmentId, body)),
  ),
  serve(endpoints.endEnrollment, async ({ parts, viewer, params, body }) =>
    presentEnrollment(await endEnrollment(parts, viewer, params.enrollmentId, body)),
  ),
  serve(setTrainingMax, ({ parts, viewer, params, body }) => setMax(parts, viewer, params.exerciseId, body)),
];
