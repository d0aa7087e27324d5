import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import {
  adjustmentParams,
  adjustmentReply,
  adjustmentsQuery,
  decisionWithdrawal,
  newAdjustment,
  newPenalty,
  penaltiesQuery,
  penaltyParams,
  penaltyReply,
  tieOrder,
} from './decisions.schema.ts';
import { divisionParams } from './division.schema.ts';

export const listPenalties = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/penalties',
  summary: 'List penalties, latest first, including removed ones',
  access: { owner: 'competition' },
  params: competitionParams,
  query: penaltiesQuery,
  data: z.array(penaltyReply),
  shape: 'list',
  errors: ['unknown_workout', 'unknown_entry'],
});

export const createPenalty = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/penalties',
  summary: 'Add a penalty in seconds, reps or percent, with a reason; the submitted score is kept',
  access: { owner: 'competition' },
  params: competitionParams,
  body: newPenalty,
  data: penaltyReply,
  status: 201,
  idempotency: 'required',
  errors: ['competition_closed', 'unknown_workout', 'unknown_entry', 'nothing_to_penalize'],
});

export const withdrawPenalty = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/penalties/:penaltyId/withdrawal',
  summary: 'Remove a penalty, with a reason',
  access: { owner: 'competition' },
  params: penaltyParams,
  body: decisionWithdrawal,
  data: penaltyReply,
  errors: ['competition_closed', 'already_withdrawn'],
});

export const listAdjustments = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/adjustments',
  summary: 'List manual point adjustments, latest first, including removed ones',
  access: { owner: 'competition' },
  params: competitionParams,
  query: adjustmentsQuery,
  data: z.array(adjustmentReply),
  shape: 'list',
  errors: ['unknown_entry'],
});

export const createAdjustment = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/adjustments',
  summary: 'Add or subtract points by hand; the reason is shown on the leaderboard',
  access: { owner: 'competition' },
  params: competitionParams,
  body: newAdjustment,
  data: adjustmentReply,
  status: 201,
  idempotency: 'required',
  errors: ['competition_closed', 'unknown_entry'],
});

export const withdrawAdjustment = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/adjustments/:adjustmentId/withdrawal',
  summary: 'Remove an adjustment, with a reason',
  access: { owner: 'competition' },
  params: adjustmentParams,
  body: decisionWithdrawal,
  data: adjustmentReply,
  errors: ['competition_closed', 'already_withdrawn'],
});

export const setTieOrder = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/divisions/:divisionId/tie-order',
  summary: 'Order tied athletes overall by hand; an empty list undoes it',
  access: { owner: 'competition' },
  params: divisionParams,
  body: tieOrder,
  data: tieOrder,
  errors: ['competition_closed', 'unknown_entry'],
});
