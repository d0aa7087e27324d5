import { endpoint } from '../http/endpoint.ts';
import { entryParams } from './entry.schema.ts';
import { teamMembers, teamReply } from './team.schema.ts';

export const getTeam = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/entries/:entryId/members',
  summary: 'The entries whose results make a team, by bib',
  access: 'public',
  params: entryParams,
  data: teamReply,
  errors: [],
});

export const setTeam = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/entries/:entryId/members',
  summary: 'Say which entries of other divisions make a team whose results are added up',
  access: { owner: 'competition' },
  params: entryParams,
  body: teamMembers,
  data: teamReply,
  errors: ['competition_closed', 'unknown_entry', 'member_elsewhere', 'not_a_team'],
});
