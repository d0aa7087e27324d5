import { endpoint } from '../http/endpoint.ts';
import { exportReply } from '../http/export.schema.ts';
import { competitionParams } from './competition.schema.ts';
import { heatPlanParams } from './heat-plan.schema.ts';

export const exportEntries = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/exports/entries',
  summary: 'Export all entries as CSV, in the format of the import',
  access: { owner: 'competition' },
  params: competitionParams,
  data: exportReply,
  rateLimit: { times: 20, perSeconds: 60 },
  errors: [],
});

export const exportScores = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/exports/scores',
  summary: 'Export all current scores as CSV, one per row, in the format of the import',
  access: { owner: 'competition' },
  params: competitionParams,
  data: exportReply,
  rateLimit: { times: 20, perSeconds: 60 },
  errors: [],
});

export const exportHeats = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/exports/heats/:workoutId',
  summary: 'Export the draft of a workout’s heats as CSV, one lane per row, in the format of the import',
  access: { owner: 'competition' },
  params: heatPlanParams,
  data: exportReply,
  rateLimit: { times: 20, perSeconds: 60 },
  errors: ['unknown_workout', 'no_heats'],
});
