import * as endpoints from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentCoaching, presentTrainer } from './coachings.present.ts';
import { askForCoaching, listCoachings, moveCoaching, seeCoaching } from './coachings.service.ts';
import { getAsking, listTrainers } from './trainers.service.ts';

export const coachingRoutes: readonly Route[] = [
  serve(endpoints.listTrainers, async ({ parts, viewer, query }) =>
    presentPage(await listTrainers(parts, viewer, query), presentTrainer),
  ),
  serve(endpoints.getAsking, ({ parts, viewer, params }) => getAsking(parts, viewer, params.personId)),
  serve(endpoints.askForCoaching, async ({ parts, viewer, body }) =>
    presentCoaching(viewer, await askForCoaching(parts, viewer, body)),
  ),
  serve(endpoints.listCoachings, async ({ parts, viewer, query }) =>
    presentPage(await listCoachings(parts, viewer, query), (row) => presentCoaching(viewer, row)),
  ),
  serve(endpoints.getCoaching, async ({ parts, viewer, params }) =>
    presentCoaching(viewer, await seeCoaching(parts, viewer, params.coachingId)),
  ),
  serve(endpoints.moveCoaching, async ({ parts, viewer, params, body }) =>
    presentCoaching(viewer, await moveCoaching(parts, viewer, params.coachingId, body)),
  ),
];
