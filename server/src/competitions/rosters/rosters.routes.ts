import * as endpoints from '@chalkline/contract/competitions/rosters.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { addTeamMember, mailTeamMember } from './rosters.invite.service.ts';
import { answerTeamRequest, askForTeam, joinTeam, withdrawTeamRequest } from './rosters.join.service.ts';
import {
  removeTeamMember,
  renameTeam,
  renewTeamInvite,
  revokeTeamInvite,
  setTeamCaptain,
} from './rosters.manage.service.ts';
import { presentTeam } from './rosters.present.ts';
import { remindOfShares } from './rosters.remind.service.ts';
import { getRoster, listRosters } from './rosters.service.ts';

export const rosterRoutes: readonly Route[] = [
  serve(endpoints.listRosters, async ({ parts, viewer, params, query }) =>
    presentPage(await listRosters(parts, viewer, params.competitionId, query), presentTeam),
  ),
  serve(endpoints.getRoster, ({ parts, viewer, params, query }) =>
    getRoster(parts, viewer, params, query.token),
  ),
  serve(endpoints.renewTeamInvite, ({ parts, viewer, params }) => renewTeamInvite(parts, viewer, params)),
  serve(endpoints.revokeTeamInvite, ({ parts, viewer, params }) => revokeTeamInvite(parts, viewer, params)),
  serve(endpoints.joinTeam, ({ parts, viewer, params, body }) => joinTeam(parts, viewer, params, body)),
  serve(endpoints.askForTeam, ({ parts, viewer, params, body }) => askForTeam(parts, viewer, params, body)),
  serve(endpoints.withdrawTeamRequest, ({ parts, viewer, params }) =>
    withdrawTeamRequest(parts, viewer, params),
  ),
  serve(endpoints.answerTeamRequest, ({ parts, viewer, params, body }) =>
    answerTeamRequest(parts, viewer, params, body),
  ),
  serve(endpoints.removeTeamMember, ({ parts, viewer, params }) =>
    removeTeamMember(parts, viewer, params, params.memberId),
  ),
  serve(endpoints.addTeamMember, ({ parts, viewer, params, body }) =>
    addTeamMember(parts, viewer, params, body),
  ),
  serve(endpoints.mailTeamMember, ({ parts, viewer, params }) =>
    mailTeamMember(parts, viewer, params, params.memberId),
  ),
  serve(endpoints.setTeamCaptain, ({ parts, viewer, params, body }) =>
    setTeamCaptain(parts, viewer, params, body.memberId),
  ),
  serve(endpoints.renameTeam, ({ parts, viewer, params, body }) =>
    renameTeam(parts, viewer, params, body.name),
  ),
  serve(endpoints.remindOfShares, ({ parts, viewer, params }) => remindOfShares(parts, viewer, params)),
];
