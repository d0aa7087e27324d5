import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  connectedAccountParams,
  newPayoutAccount,
  onboardingReply,
  payoutAccountReply,
  payoutReply,
  payoutsQuery,
  sellingParams,
  statementFile,
  statementFileQuery,
  statementQuery,
  statementReply,
} from './selling.schema.ts';

// A person sees what they sell themselves; the administrator of a company what the company sells. Nobody else does.

const rateLimit = { times: 30, perSeconds: 60 } as const;

export const getPayoutAccount = endpoint({
  method: 'GET',
  path: '/api/selling/:as/account',
  summary: 'Your payout account, or your company’s: its state and what the provider still wants',
  access: 'signed_in',
  params: sellingParams,
  data: payoutAccountReply,
  errors: [],
});

export const openPayoutAccount = endpoint({
  method: 'POST',
  path: '/api/selling/:as/account',
  summary: 'Open a payout account, or continue with the one you have. Gives the address where you fill it in',
  access: 'signed_in',
  params: sellingParams,
  body: newPayoutAccount,
  data: onboardingReply,
  rateLimit,
  errors: ['account_refused'],
});

export const renewOnboarding = endpoint({
  method: 'POST',
  path: '/api/payout-accounts/:connectedAccountId/link',
  summary: 'Make a new address where you fill in your payout account. Earlier ones stop working',
  access: { owner: 'payout account' },
  params: connectedAccountParams,
  data: onboardingReply,
  rateLimit,
  errors: ['account_refused'],
});

export const readPayoutAccount = endpoint({
  method: 'POST',
  path: '/api/payout-accounts/:connectedAccountId/reading',
  summary: 'Ask the provider how your payout account is now',
  access: { owner: 'payout account' },
  params: connectedAccountParams,
  data: payoutAccountReply,
  rateLimit,
  errors: ['account_refused'],
});

export const getStatement = endpoint({
  method: 'GET',
  path: '/api/selling/:as/statement',
  summary: 'What was sold, given back and paid out in a month, from opening to closing balance',
  access: 'signed_in',
  params: sellingParams,
  query: statementQuery,
  data: statementReply,
  errors: [],
});

export const downloadStatement = endpoint({
  method: 'GET',
  path: '/api/selling/:as/statement/file',
  summary: 'The same as CSV or PDF',
  access: 'signed_in',
  params: sellingParams,
  query: statementFileQuery,
  data: statementFile,
  rateLimit,
  errors: [],
});

export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/selling/:as/payouts',
  summary: 'Payouts, newest first, with those that were skipped',
  access: 'signed_in',
  params: sellingParams,
  query: payoutsQuery,
  data: z.array(payoutReply),
  shape: 'list',
  errors: [],
});
