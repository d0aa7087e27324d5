import { endpoint } from '../http/endpoint.ts';
import { scoringTrial, scoringTrialReply } from './scoring-trial.schema.ts';

export const tryScoring = endpoint({
  method: 'POST',
  path: '/api/competition-scoring/trials',
  summary: 'Try out scoring rules with made-up athletes',
  access: 'signed_in',
  body: scoringTrial,
  data: scoringTrialReply,
  // The form asks when typing rests, so a person comes to one in some seconds; each ranks up to 50 workouts under
  // every preset, so more would buy a machine's time.
  rateLimit: { times: 60, perSeconds: 60 },
  errors: ['unknown_points_table', 'unknown_workout', 'score_unreadable', 'score_unclear'],
});
