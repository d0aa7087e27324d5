import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import {
  handedInScore,
  judgeScoreParams,
  judgeScoreReply,
  judgeSettlement,
  judgingReply,
  newJudgeScore,
} from './judging.schema.ts';
import { scoreHistoryQuery } from './score.schema.ts';

export const getJudging = endpoint({
  method: 'GET',
  path: '/api/judging',
  summary:
    'Everything a judge needs on the floor, also offline: their heats of the day, lanes, workouts and conflicts',
  access: 'signed_in',
  judgeLinks: true,
  data: judgingReply,
  errors: [],
});

export const recordJudgeScore = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/judge-scores/:submissionId',
  summary:
    'Hand in a judge’s score; if another judge entered a different one, both are kept for the head judge',
  access: { owner: 'competition' },
  judgeLinks: true,
  params: judgeScoreParams,
  body: newJudgeScore,
  data: judgeScoreReply,
  rateLimit: { times: 600, perSeconds: 60 },
  errors: [
    'competition_closed',
    'submission_reused',
    'unknown_entry',
    'unknown_workout',
    'workout_of_other_divisions',
    'nothing_to_penalize',
    'nothing_to_penalize',
    'reason_required',
    'score_empty',
    'score_unreadable',
    'score_unclear',
    'team_is_added_up',
    'not_your_lane',
  ],
});

export const listJudgeScores = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/judge-scores',
  summary:
    'What judges handed in for an entry in a workout, latest first: no-reps, notes, the athlete’s signature',
  access: { owner: 'competition' },
  params: competitionParams,
  query: scoreHistoryQuery,
  data: z.array(handedInScore),
  errors: ['unknown_workout', 'unknown_entry'],
});

export const settleJudgeScore = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/judge-scores/:submissionId/settlement',
  summary: 'Choose between two judges’ scores',
  access: { owner: 'competition' },
  params: judgeScoreParams,
  body: judgeSettlement,
  data: judgeScoreReply,
  errors: [
    'competition_closed',
    'score_conflict',
    'state_changed',
    'team_is_added_up',
    'unknown_entry',
    'unknown_workout',
    'workout_of_other_divisions',
    'nothing_to_penalize',
    'nothing_to_penalize',
    'submission_reused',
    'reason_required',
    'score_empty',
    'score_unreadable',
    'score_unclear',
  ],
});
