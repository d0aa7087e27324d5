import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { pageQuery } from '../http/paging.ts';
import {
  activityTypeParams,
  activityTypePatch,
  activityTypeReply,
  activityTypesQuery,
  newActivityType,
} from './activity-type.schema.ts';
import {
  newRejection,
  newResult,
  rejectionParams,
  resultParams,
  resultReply,
  resultsQuery,
} from './result.schema.ts';
import {
  activitiesQuery,
  activitiesReply,
  challengeRequestReply,
  newTeam,
  standingParams,
  standingQuery,
  standingReply,
  teamChoice,
  teamReply,
} from './standing.schema.ts';

const admins = { accountTypes: ['admin'] } as const;

export const listActivityTypes = endpoint({
  method: 'GET',
  path: '/api/activity-types',
  summary: 'List the types of activities by name',
  access: 'public',
  query: activityTypesQuery,
  data: z.array(activityTypeReply),
  shape: 'list',
  errors: [],
});

export const getActivityType = endpoint({
  method: 'GET',
  path: '/api/activity-types/:typeId',
  summary: 'Get a type of activity',
  access: 'public',
  params: activityTypeParams,
  data: activityTypeReply,
  errors: [],
});

export const createActivityType = endpoint({
  method: 'POST',
  path: '/api/activity-types',
  summary: 'Create a type of activity',
  access: admins,
  body: newActivityType,
  data: activityTypeReply,
  status: 201,
  idempotency: 'optional',
  errors: ['activity_type_name_taken'],
});

export const editActivityType = endpoint({
  method: 'PATCH',
  path: '/api/activity-types/:typeId',
  summary: 'Change, retire or bring back a type of activity',
  access: admins,
  params: activityTypeParams,
  body: activityTypePatch,
  data: activityTypeReply,
  errors: ['activity_type_name_taken'],
});

export const listActivities = endpoint({
  method: 'GET',
  path: '/api/activities',
  summary: 'List activities I may see: the next ones first, or past ones',
  access: 'public',
  query: activitiesQuery,
  data: activitiesReply,
  shape: 'list',
  errors: [],
});

export const listChallenges = endpoint({
  method: 'GET',
  path: '/api/challenges',
  summary: 'List challenges I may see: those that end next first, or past ones',
  access: 'public',
  query: activitiesQuery,
  data: activitiesReply,
  shape: 'list',
  errors: [],
});

export const logResult = endpoint({
  method: 'POST',
  path: '/api/activity-results',
  summary: 'Log a result; it counts in every challenge it fits',
  access: 'signed_in',
  body: newResult,
  data: resultReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 120, perSeconds: 3600 },
  errors: [
    'activity_type_unknown',
    'result_in_future',
    'result_out_of_dates',
    'result_over_ceiling',
    'not_taking_part',
    'challenge_final',
    'upload_unknown',
  ],
});

export const listResults = endpoint({
  method: 'GET',
  path: '/api/activity-results',
  summary: 'List my results, or those of an activity or challenge, newest first',
  access: 'signed_in',
  query: resultsQuery,
  data: z.array(resultReply),
  shape: 'list',
  errors: ['group_archived'],
});

export const removeResult = endpoint({
  method: 'DELETE',
  path: '/api/activity-results/:resultId',
  summary: 'Delete one of my results',
  access: { owner: 'result' },
  params: resultParams,
  data: z.null(),
  errors: [],
});

export const rejectResult = endpoint({
  method: 'PUT',
  path: '/api/challenges/:groupId/rejections/:resultId',
  summary: 'Take a result out of a challenge, with a reason that its athlete reads',
  access: { owner: 'group' },
  params: rejectionParams,
  body: newRejection,
  data: z.null(),
  errors: ['challenge_final', 'group_archived'],
});

export const acceptResult = endpoint({
  method: 'DELETE',
  path: '/api/challenges/:groupId/rejections/:resultId',
  summary: 'Count a result again that was taken out of a challenge',
  access: { owner: 'group' },
  params: rejectionParams,
  data: z.null(),
  errors: ['challenge_final', 'group_archived'],
});

export const getStanding = endpoint({
  method: 'GET',
  path: '/api/challenges/:groupId/standing',
  summary: 'Get the places of a challenge',
  access: 'public',
  params: standingParams,
  query: standingQuery,
  data: z.array(standingReply),
  shape: 'list',
  errors: [],
});

export const createTeam = endpoint({
  method: 'POST',
  path: '/api/challenges/:groupId/teams',
  summary: 'Start a team in a challenge and join it',
  access: { owner: 'group' },
  params: standingParams,
  body: newTeam,
  data: teamReply,
  status: 201,
  idempotency: 'optional',
  errors: [
    'not_taking_part',
    'team_name_taken',
    'too_many_challenge_teams',
    'no_teams',
    'teams_are_set_up',
    'challenge_final',
    'group_archived',
  ],
});

export const joinTeam = endpoint({
  method: 'PUT',
  path: '/api/challenges/:groupId/team',
  summary: 'Join a team of a challenge, leaving the one I’m in',
  access: { owner: 'group' },
  params: standingParams,
  body: teamChoice,
  data: teamReply,
  errors: ['not_taking_part', 'challenge_team_full', 'no_teams', 'challenge_final', 'group_archived'],
});

export const leaveTeam = endpoint({
  method: 'DELETE',
  path: '/api/challenges/:groupId/team',
  summary: 'Leave my team of a challenge',
  access: { owner: 'group' },
  params: standingParams,
  data: z.null(),
  errors: ['not_taking_part', 'no_teams', 'challenge_final', 'group_archived'],
});

export const listChallengeRequests = endpoint({
  method: 'GET',
  path: '/api/challenge-requests',
  summary: 'List requests to join the challenges I moderate, oldest first',
  access: 'signed_in',
  query: z.strictObject(pageQuery),
  data: z.array(challengeRequestReply),
  shape: 'list',
  errors: [],
});
