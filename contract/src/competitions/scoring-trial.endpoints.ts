import { endpoint } from '../http/endpoint.ts';
import { scoringTrial, scoringTrialReply } from './scoring-trial.schema.ts';

export const tryScoring = endpoint({
  method: 'POST',
  path: '/api/competition-scoring/trials',
  summary: 'What typed scores of a few made-up athletes come to under these rules and under each preset',
  access: 'signed_in',
  body: scoringTrial,
  data: scoringTrialReply,
  rateLimit: { times: 240, perSeconds: 60 },
  errors: ['unknown_points_table', 'unknown_workout', 'score_unreadable', 'score_unclear'],
});
