import * as endpoints from '@chalkline/contract/activities/activities.endpoints.ts';
import * as teamEndpoints from '@chalkline/contract/activities/challenge-teams.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { createType, editType, getType, listTypes, presentType } from '../types/types.service.ts';
import { presentTimed } from './challenges.present.ts';
import { listRequests, listTimed } from './lists.service.ts';
import { setRejected } from './rejections.service.ts';
import { listResults, logResult, removeResult } from './results.service.ts';
import { getStanding, seeChallenge } from './standings.service.ts';
import {
  assignTeam,
  createTeam,
  deleteTeam,
  joinTeam,
  leaveTeam,
  listTakers,
  listTeams,
  renameTeam,
  setUpTeam,
  stillModerates,
} from './teams.service.ts';

export const activityRoutes: readonly Route[] = [
  serve(endpoints.listActivityTypes, async ({ parts, query }) =>
    presentPage(await listTypes(parts, query), presentType),
  ),
  serve(endpoints.getActivityType, async ({ parts, params }) =>
    presentType(await getType(parts.database.sql, params.typeId)),
  ),
  serve(endpoints.createActivityType, async ({ parts, viewer, body }) =>
    presentType(await createType(parts, viewer, body)),
  ),
  serve(endpoints.editActivityType, async ({ parts, viewer, params, body }) =>
    presentType(await editType(parts, viewer, params.typeId, body)),
  ),
  serve(endpoints.listActivities, async ({ parts, viewer, query }) =>
    presentPage(await listTimed(parts, viewer, 'activity', query), presentTimed),
  ),
  serve(endpoints.listChallenges, async ({ parts, viewer, query }) =>
    presentPage(await listTimed(parts, viewer, 'challenge', query), presentTimed),
  ),
  serve(endpoints.logResult, async ({ parts, viewer, body }) => logResult(parts, viewer, body)),
  serve(endpoints.listResults, async ({ parts, viewer, query }) => listResults(parts, viewer, query)),
  serve(endpoints.removeResult, async ({ parts, viewer, params }) =>
    removeResult(parts, viewer, params.resultId),
  ),
  serve(endpoints.rejectResult, async ({ parts, viewer, params, body }) =>
    setRejected(parts, viewer, params, body.reason),
  ),
  serve(endpoints.acceptResult, async ({ parts, viewer, params }) =>
    setRejected(parts, viewer, params, null),
  ),
  serve(endpoints.getStanding, async ({ parts, viewer, params, query }) =>
    getStanding(parts, viewer, params.groupId, query),
  ),
  serve(
    endpoints.createTeam,
    async ({ parts, viewer, params, body }) => createTeam(parts, viewer, params.groupId, body),
    {
      mayRepeat: async ({ parts, viewer, params }) => {
        await seeChallenge(parts.database.sql, viewer, params.groupId);
      },
    },
  ),
  serve(endpoints.joinTeam, async ({ parts, viewer, params, body }) =>
    joinTeam(parts, viewer, params.groupId, body),
  ),
  serve(teamEndpoints.listTeams, async ({ parts, viewer, params }) =>
    listTeams(parts, viewer, params.groupId),
  ),
  serve(
    teamEndpoints.setUpTeam,
    async ({ parts, viewer, params, body }) => setUpTeam(parts, viewer, params.groupId, body),
    { mayRepeat: stillModerates },
  ),
  serve(teamEndpoints.renameTeam, async ({ parts, viewer, params, body }) =>
    renameTeam(parts, viewer, params, body),
  ),
  serve(teamEndpoints.deleteTeam, async ({ parts, viewer, params }) => deleteTeam(parts, viewer, params)),
  serve(teamEndpoints.listTakers, async ({ parts, viewer, params, query }) =>
    listTakers(parts, viewer, params.groupId, query),
  ),
  serve(teamEndpoints.assignTeam, async ({ parts, viewer, params, body }) =>
    assignTeam(parts, viewer, params, body),
  ),
  serve(endpoints.leaveTeam, async ({ parts, viewer, params }) => leaveTeam(parts, viewer, params.groupId)),
  serve(endpoints.listChallengeRequests, async ({ parts, viewer, query }) =>
    listRequests(parts, viewer, query),
  ),
];
