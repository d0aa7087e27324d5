import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { sellingParams } from '../money/selling.schema.ts';
import { disputeParams, disputeReply, disputeRow, disputesQuery, newEvidence } from './disputes.schema.ts';

export const listDisputes = endpoint({
  method: 'GET',
  path: '/api/selling/:as/disputes',
  summary: 'Payments that buyers’ banks took back from what you, or your company, sold, newest first',
  access: 'signed_in',
  params: sellingParams,
  query: disputesQuery,
  data: z.array(disputeRow),
  shape: 'list',
  errors: [],
});

export const getDispute = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId/disputes/:disputeId',
  summary: 'A dispute with what helps to answer it, for the staff of what was bought',
  access: { owner: 'order' },
  params: disputeParams,
  data: disputeReply,
  errors: [],
});

export const answerDispute = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/disputes/:disputeId/evidence',
  summary: 'Send evidence to the buyer’s bank, once',
  access: { owner: 'order' },
  params: disputeParams,
  body: newEvidence,
  data: disputeReply,
  rateLimit: { times: 20, perSeconds: 60 },
  errors: ['dispute_answered', 'upload_unknown', 'evidence_file_type', 'evidence_too_large'],
});

export const acceptDispute = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/disputes/:disputeId/acceptance',
  summary: 'Give up a dispute: the buyer keeps the money',
  access: { owner: 'order' },
  params: disputeParams,
  data: disputeReply,
  rateLimit: { times: 20, perSeconds: 60 },
  errors: ['dispute_answered'],
});
