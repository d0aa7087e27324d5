import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  payoutRunParams,
  payoutRunReply,
  payoutRunsQuery,
  runPayoutReply,
  runPayoutsQuery,
} from './payout-report.schema.ts';

const access = { accountTypes: ['admin'] } as const;

export const listPayoutRuns = endpoint({
  method: 'GET',
  path: '/api/payout-runs',
  summary: 'The monthly payout runs with what became of their payouts, latest first',
  access,
  query: payoutRunsQuery,
  data: z.array(payoutRunReply),
  shape: 'list',
  errors: [],
});

export const listRunPayouts = endpoint({
  method: 'GET',
  path: '/api/payout-runs/:month/payouts',
  summary: 'The payouts of one run with who they are for, newest first; those in one state if asked',
  access,
  params: payoutRunParams,
  query: runPayoutsQuery,
  data: z.array(runPayoutReply),
  shape: 'list',
  errors: [],
});
