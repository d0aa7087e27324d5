import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  appealCase,
  appealDecision,
  appealParams,
  appealReply,
  appealsQuery,
  appealUndo,
  appealWindow,
  newAppeal,
  newAppealMessage,
  ownAppeal,
  ownAppealsQuery,
} from './appeal.schema.ts';
import { competitionParams } from './competition.schema.ts';

export const getAppealWindow = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/appeal-window',
  summary: 'How long results can be appealed after they were published or changed',
  access: 'public',
  params: competitionParams,
  data: appealWindow,
  errors: [],
});

export const setAppealWindow = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/appeal-window',
  summary: 'Set how long results can be appealed; null turns appeals off, and open ones stay',
  access: { owner: 'competition' },
  params: competitionParams,
  body: appealWindow,
  data: appealWindow,
  errors: ['competition_closed'],
});

export const listOwnAppeals = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/own-appeals',
  summary: 'The viewer’s entries with their appeals in a workout, and whether they can appeal',
  access: 'signed_in',
  params: competitionParams,
  query: ownAppealsQuery,
  data: z.array(ownAppeal),
  errors: ['unknown_workout'],
});

export const createAppeal = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/appeals',
  summary: 'Appeal an own result; there is one appeal per entry and workout',
  access: 'signed_in',
  params: competitionParams,
  body: newAppeal,
  data: appealReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 20, perSeconds: 60 },
  errors: [
    'competition_closed',
    'unknown_workout',
    'unknown_entry',
    'appeals_off',
    'appeal_late',
    'nothing_to_appeal',
    'already_appealed',
  ],
});

export const addAppealMessage = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/appeals/:appealId/messages',
  summary: 'Add a message to an open appeal, as one who competes in the entry or as staff',
  access: 'signed_in',
  params: appealParams,
  body: newAppealMessage,
  data: appealReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 30, perSeconds: 60 },
  errors: ['competition_closed', 'not_found', 'appeal_closed', 'appeal_thread_full'],
});

export const withdrawAppeal = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/appeals/:appealId/withdrawal',
  summary: 'Withdraw an own open appeal',
  access: 'signed_in',
  params: appealParams,
  data: appealReply,
  idempotency: 'required',
  errors: ['competition_closed', 'not_found', 'appeal_closed'],
});

export const listAppeals = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/appeals',
  summary: 'Appeals: open ones oldest first, closed ones latest first',
  access: { owner: 'competition' },
  params: competitionParams,
  query: appealsQuery,
  data: z.array(appealCase),
  shape: 'list',
  errors: [],
});

export const decideAppeal = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/appeals/:appealId/decision',
  summary: 'Uphold or deny an appeal; upholding can correct the score or remove a penalty',
  access: { owner: 'competition' },
  params: appealParams,
  body: appealDecision,
  data: appealCase,
  idempotency: 'required',
  errors: [
    'competition_closed',
    'not_found',
    'appeal_closed',
    'own_appeal',
    'score_conflict',
    'score_empty',
    'score_unreadable',
    'score_unclear',
    'team_is_added_up',
    'unknown_penalty',
    'already_withdrawn',
  ],
});

export const undoAppealDecision = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/appeals/:appealId/decision/undo',
  summary: 'Undo a decision: the score or the penalty is as before, and the appeal is open again',
  access: { owner: 'competition' },
  params: appealParams,
  body: appealUndo,
  data: appealCase,
  idempotency: 'required',
  errors: [
    'competition_closed',
    'not_found',
    'appeal_open',
    'own_appeal',
    'score_conflict',
    'nothing_to_penalize',
  ],
});
