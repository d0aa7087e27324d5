import { endpoint } from '../http/endpoint.ts';
import { entryParams } from './entry.schema.ts';
import { teamMembers, teamReply } from './team.schema.ts';

export const getTeam = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/entries/:entryId/members',
  summary: 'List the members of a team, by bib',
  access: 'public',
  params: entryParams,
  data: teamReply,
  errors: [],
});

export const setTeam = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/entries/:entryId/members',
  summary: 'Set the members whose scores add up to a team’s score',
  access: { owner: 'competition' },
  params: entryParams,
  body: teamMembers,
  data: teamReply,
  errors: ['competition_closed', 'unknown_entry', 'member_elsewhere', 'not_a_team'],
});
