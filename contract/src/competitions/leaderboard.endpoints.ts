import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import { board, leaderboardQuery } from './leaderboard.schema.ts';

export const getLeaderboard = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/leaderboard',
  summary: 'The board of a division, best first. Has an ETag: 304 while nothing has changed',
  access: 'public',
  params: competitionParams,
  query: leaderboardQuery,
  data: board,
  shape: 'list',
  errors: [],
});
