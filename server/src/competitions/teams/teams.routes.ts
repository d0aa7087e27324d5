import * as endpoints from '@chalkline/contract/competitions/teams.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentTeam } from './teams.present.ts';
import { getTeam, setTeam } from './teams.service.ts';

export const teamRoutes: readonly Route[] = [
  serve(endpoints.getTeam, async ({ parts, viewer, params }) =>
    presentTeam(await getTeam(parts, viewer, params)),
  ),
  serve(endpoints.setTeam, async ({ parts, viewer, params, body }) =>
    presentTeam(await setTeam(parts, viewer, params, body.entryIds)),
  ),
];
