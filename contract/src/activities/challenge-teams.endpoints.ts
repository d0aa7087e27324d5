import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  newTeam,
  standingParams,
  takerParams,
  takersQuery,
  teamAssignment,
  teamParams,
  teamReply,
  teamTaker,
} from './standing.schema.ts';

export const listTeams = endpoint({
  method: 'GET',
  path: '/api/challenges/:groupId/teams',
  summary: 'List the teams of a challenge by name, for its moderators',
  access: { owner: 'group' },
  params: standingParams,
  data: z.array(teamReply),
  errors: ['no_teams', 'group_archived'],
});

export const setUpTeam = endpoint({
  method: 'POST',
  path: '/api/challenges/:groupId/set-up-teams',
  summary: 'Set up a team, which stays even while it’s empty; for moderators',
  access: { owner: 'group' },
  params: standingParams,
  body: newTeam,
  data: teamReply,
  status: 201,
  idempotency: 'optional',
  errors: ['team_name_taken', 'too_many_challenge_teams', 'no_teams', 'challenge_final', 'group_archived'],
});

export const renameTeam = endpoint({
  method: 'PATCH',
  path: '/api/challenges/:groupId/teams/:teamId',
  summary: 'Rename a team of a challenge, for its moderators',
  access: { owner: 'group' },
  params: teamParams,
  body: newTeam,
  data: teamReply,
  errors: ['team_name_taken', 'no_teams', 'challenge_final', 'group_archived'],
});

export const deleteTeam = endpoint({
  method: 'DELETE',
  path: '/api/challenges/:groupId/teams/:teamId',
  summary: 'Delete a team of a challenge; its members take part without one. For moderators',
  access: { owner: 'group' },
  params: teamParams,
  data: z.null(),
  errors: ['no_teams', 'challenge_final', 'group_archived'],
});

export const listTakers = endpoint({
  method: 'GET',
  path: '/api/challenges/:groupId/takers',
  summary: 'List who takes part in a challenge with their teams, by name, for its moderators',
  access: { owner: 'group' },
  params: standingParams,
  query: takersQuery,
  data: z.array(teamTaker),
  shape: 'list',
  errors: ['no_teams', 'group_archived'],
});

export const assignTeam = endpoint({
  method: 'PUT',
  path: '/api/challenges/:groupId/takers/:personId',
  summary: 'Put someone who takes part into a team, or out of theirs; they are notified. For moderators',
  access: { owner: 'group' },
  params: takerParams,
  body: teamAssignment,
  data: teamTaker,
  errors: ['not_taking_part', 'challenge_team_full', 'no_teams', 'challenge_final', 'group_archived'],
});
