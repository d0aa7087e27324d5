import * as endpoints from '@chalkline/contract/coaching/trainer-requests.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentOwnRequest, presentTrainerRequest } from './trainer-requests.present.ts';
import {
  askToTrain,
  getOwnRequest,
  listTrainerRequests,
  moveTrainerRequest,
} from './trainer-requests.service.ts';

export const trainerRequestRoutes: readonly Route[] = [
  serve(endpoints.askToTrain, async ({ parts, viewer, body }) =>
    presentTrainerRequest(viewer, await askToTrain(parts, viewer, body)),
  ),
  serve(endpoints.getOwnTrainerRequest, async ({ parts, viewer }) =>
    presentOwnRequest(viewer, await getOwnRequest(parts, viewer)),
  ),
  serve(endpoints.listTrainerRequests, async ({ parts, viewer, query }) =>
    presentPage(await listTrainerRequests(parts, viewer, query), (row) => presentTrainerRequest(viewer, row)),
  ),
  serve(endpoints.moveTrainerRequest, async ({ parts, viewer, params, body }) =>
    presentTrainerRequest(viewer, await moveTrainerRequest(parts, viewer, params.trainerRequestId, body)),
  ),
];
