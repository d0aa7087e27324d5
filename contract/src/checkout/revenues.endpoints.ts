import { endpoint } from '../http/endpoint.ts';
import { sellingParams } from '../money/selling.schema.ts';
import { revenuesQuery, revenuesReply } from './revenues.schema.ts';

export const getRevenues = endpoint({
  method: 'GET',
  path: '/api/selling/:as/revenues',
  summary: 'What you, or your company, sold in a year: by month and by competition, with the next payout',
  access: 'signed_in',
  params: sellingParams,
  query: revenuesQuery,
  data: revenuesReply,
  errors: [],
});
