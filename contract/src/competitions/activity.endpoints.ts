import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { activityLine, activityParams, activityQuery, undoBody } from './activity.schema.ts';
import { competitionParams } from './competition.schema.ts';

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/activity',
  summary: 'List what was done in a competition and by whom, newest first, with what can be undone',
  access: { owner: 'competition' },
  params: competitionParams,
  query: activityQuery,
  data: z.array(activityLine),
  shape: 'list',
  errors: [],
});

export const undoActivity = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/activity/:activityId/undo',
  summary:
    'Undo what was done: a score, a registration’s state, a penalty, an adjustment or a move of results',
  access: { owner: 'competition' },
  params: activityParams,
  body: undoBody,
  data: z.null(),
  rateLimit: { times: 60, perSeconds: 60 },
  idempotency: 'required',
  errors: [
    'competition_closed',
    'nothing_to_undo',
    'score_conflict',
    'team_is_added_up',
    'already_withdrawn',
    'move_not_allowed',
    'division_full',
    'unknown_entry',
    'unknown_workout',
    'unknown_division',
  ],
});
