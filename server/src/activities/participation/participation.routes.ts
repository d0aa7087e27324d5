import * as endpoints from '@chalkline/contract/activities/participation.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { exportParticipation, getParticipation } from './participation.service.ts';

export const participationRoutes: readonly Route[] = [
  serve(endpoints.getParticipation, ({ parts, viewer }) => getParticipation(parts, viewer)),
  serve(endpoints.exportParticipation, ({ parts, viewer }) => exportParticipation(parts, viewer)),
];
