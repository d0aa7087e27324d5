import * as endpoints from '@chalkline/contract/training/program-requests.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { assignToAudience, listAudiences, mayAssignTo } from './program-audiences.service.ts';
import { presentClientPrograms, presentRequest } from './program-requests.present.ts';
import {
  answerProgramRequest,
  assignProgram,
  getClientPrograms,
  listProgramRequests,
  mayAssign,
  requestProgram,
} from './program-requests.service.ts';

export const programRequestRoutes: readonly Route[] = [
  serve(endpoints.listProgramRequests, async ({ parts, viewer, query }) =>
    presentPage(await listProgramRequests(parts, viewer, query), (row) => presentRequest(viewer, row)),
  ),
  serve(endpoints.requestProgram, async ({ parts, viewer, params, body }) =>
    presentRequest(viewer, await requestProgram(parts, viewer, params.programId, body)),
  ),
  serve(
    endpoints.assignProgram,
    async ({ parts, viewer, params, body }) =>
      presentRequest(viewer, await assignProgram(parts, viewer, params.coachingId, body)),
    { mayRepeat: ({ parts, viewer, params }) => mayAssign(parts, viewer, params.coachingId) },
  ),
  serve(endpoints.listProgramAudiences, ({ parts, viewer }) => listAudiences(parts, viewer)),
  serve(
    endpoints.assignProgramToAudience,
    ({ parts, viewer, params, body }) => assignToAudience(parts, viewer, params.programId, body),
    {
      mayRepeat: ({ parts, viewer, params, body }) =>
        mayAssignTo(parts, viewer, params.programId, body.audience),
    },
  ),
  serve(endpoints.getClientPrograms, async ({ parts, viewer, params }) =>
    presentClientPrograms(viewer, await getClientPrograms(parts, viewer, params.coachingId)),
  ),
  serve(endpoints.answerProgramRequest, async ({ parts, viewer, params, body }) =>
    presentRequest(viewer, await answerProgramRequest(parts, viewer, params.programRequestId, body)),
  ),
];
