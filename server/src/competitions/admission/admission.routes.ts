import * as endpoints from '@chalkline/contract/competitions/competition-code.endpoints.ts';
import { openTeamInvite as openTeamInviteEndpoint } from '@chalkline/contract/competitions/rosters.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentCompetition } from '../directory/competitions.present.ts';
import { giveCode, openTeamInvite, readCode, renewCode } from './admission.service.ts';

export const competitionCodeRoutes: readonly Route[] = [
  serve(endpoints.getCompetitionCode, async ({ parts, viewer, params }) =>
    readCode(parts, viewer, params.competitionId),
  ),
  serve(endpoints.renewCompetitionCode, async ({ parts, viewer, params, body }) =>
    renewCode(parts, viewer, params.competitionId, body),
  ),
  serve(endpoints.giveCompetitionCode, async ({ parts, viewer, params, body }) =>
    presentCompetition(await giveCode(parts, viewer, params.competitionId, body)),
  ),
  serve(openTeamInviteEndpoint, async ({ parts, viewer, params, body }) =>
    presentCompetition(await openTeamInvite(parts, viewer, params, body)),
  ),
];
