import { endpoint } from '../http/endpoint.ts';
import { exportReply } from '../http/export.schema.ts';
import { competitionParams } from './competition.schema.ts';

export const exportEntries = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/exports/entries',
  summary: 'All entries as CSV, in the form that the import takes',
  access: { owner: 'competition' },
  params: competitionParams,
  data: exportReply,
  rateLimit: { times: 20, perSeconds: 60 },
  errors: [],
});

export const exportScores = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/exports/scores',
  summary: 'All current scores as CSV, one row for each, in the form that the import takes',
  access: { owner: 'competition' },
  params: competitionParams,
  data: exportReply,
  rateLimit: { times: 20, perSeconds: 60 },
  errors: [],
});
