import { endpoint } from '../http/endpoint.ts';
import { importBodyBytes } from '../http/import.schema.ts';
import { competitionParams } from './competition.schema.ts';
import { heatPlanParams } from './heat-plan.schema.ts';
import {
  entriesImport,
  entriesImportReply,
  heatsImport,
  heatsImportReply,
  scoresImport,
  scoresImportReply,
} from './import.schema.ts';

export const importEntries = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/imports/entries',
  summary:
    'Import entries from a CSV file: preview, then all rows or none. Importing the same file again changes nothing',
  access: { owner: 'competition' },
  params: competitionParams,
  body: entriesImport,
  data: entriesImportReply,
  bodyBytes: importBodyBytes,
  idempotency: 'required',
  rateLimit: { times: 60, perSeconds: 60 },
  errors: ['competition_closed', 'unknown_division'],
});

export const importScores = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/imports/scores',
  summary: 'Import scores from a CSV file: preview, answer what is ambiguous, then all rows or none',
  access: { owner: 'competition' },
  params: competitionParams,
  body: scoresImport,
  data: scoresImportReply,
  bodyBytes: importBodyBytes,
  idempotency: 'required',
  rateLimit: { times: 60, perSeconds: 60 },
  errors: ['competition_closed', 'score_conflict', 'state_changed', 'unknown_workout', 'reason_required'],
});

export const importHeats = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/imports/heats/:workoutId',
  summary: 'Import who is in which lane of a workout’s draft from a CSV file: preview, then all rows or none',
  access: { owner: 'competition' },
  params: heatPlanParams,
  body: heatsImport,
  data: heatsImportReply,
  bodyBytes: importBodyBytes,
  idempotency: 'required',
  rateLimit: { times: 60, perSeconds: 60 },
  errors: ['competition_closed', 'unknown_workout', 'no_heats', 'state_changed'],
});
