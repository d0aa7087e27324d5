import { getTrainerDashboard } from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentClients } from './clients.present.ts';
import { seeClients } from './clients.service.ts';

export const clientRoutes: readonly Route[] = [
  serve(getTrainerDashboard, async ({ parts, viewer, query }) =>
    presentClients(viewer, await seeClients(parts, viewer, query)),
  ),
];
