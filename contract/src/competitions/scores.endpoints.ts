import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import {
  newScore,
  scoreCheck,
  scoreCheckBody,
  scoreCount,
  scoreHistoryQuery,
  scoreParams,
  scoreReply,
  scoreSheetQuery,
  scoreSheetRow,
} from './score.schema.ts';

export const listScores = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/scores',
  summary: 'The score sheet of a workout: entries by bib, each with its current score',
  access: { owner: 'competition' },
  params: competitionParams,
  query: scoreSheetQuery,
  data: z.array(scoreSheetRow),
  shape: 'list',
  errors: ['unknown_workout', 'unknown_division'],
});

export const recordScore = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/scores',
  summary: 'Record, correct or remove a score; the leaderboard is ranked right after',
  access: { owner: 'competition' },
  params: competitionParams,
  body: newScore,
  data: scoreReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 600, perSeconds: 60 },
  errors: [
    'competition_closed',
    'score_conflict',
    'submission_reused',
    'unknown_entry',
    'unknown_workout',
    'workout_of_other_divisions',
    'reason_required',
    'score_empty',
    'score_unreadable',
    'score_unclear',
    'team_is_added_up',
  ],
});

export const checkScore = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/scores/:scoreId/check',
  summary:
    'Mark a score as checked by a second person or for follow-up, or take the mark away; null is the reply then',
  access: { owner: 'competition' },
  params: scoreParams,
  body: scoreCheckBody,
  data: scoreCheck.nullable(),
  rateLimit: { times: 600, perSeconds: 60 },
  errors: ['competition_closed', 'state_changed', 'checked_by_recorder'],
});

export const countScores = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/scores/count',
  summary: 'Count entered and expected scores per workout and division',
  access: { owner: 'competition' },
  params: competitionParams,
  data: z.array(scoreCount),
  errors: [],
});

export const listScoreHistory = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/scores/history',
  summary: 'Get the score history of one entry in one workout, latest first',
  access: { owner: 'competition' },
  params: competitionParams,
  query: scoreHistoryQuery,
  data: z.array(scoreReply),
  errors: ['unknown_workout', 'unknown_entry'],
});
