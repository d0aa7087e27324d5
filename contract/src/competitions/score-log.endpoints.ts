import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import { scoreLog, scoreLogHead, scoreLogQuery } from './score-log.schema.ts';

export const exportScoreLog = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/exports/score-log',
  summary: 'Export everything the leaderboards are ranked from, with a hash chain that shows any change',
  access: 'public',
  params: competitionParams,
  query: scoreLogQuery,
  data: scoreLog,
  rateLimit: { times: 10, perSeconds: 60 },
  errors: ['score_log_too_large'],
});

export const getScoreLogHead = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/score-log-head',
  summary: 'Get the hash that the last line of the score log must have now',
  access: 'public',
  params: competitionParams,
  query: scoreLogQuery,
  data: scoreLogHead,
  rateLimit: { times: 20, perSeconds: 60 },
  errors: ['score_log_too_large'],
});
