import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  onboardingParams,
  onboardingQuery,
  testChallengeAnswer,
  testConfirmation,
  testPayment,
} from './test-payments.schema.ts';

// What the pages of a real payment provider do, for the TestProvider. With Stripe in use these calls answer 404.

const rateLimit = { times: 60, perSeconds: 60 } as const;

export const confirmTestPayment = endpoint({
  method: 'POST',
  path: '/api/test-payments/confirmations',
  summary: 'Pay with a test card. No money moves',
  access: 'public',
  body: testConfirmation,
  data: testPayment,
  rateLimit,
  errors: [],
});

export const answerTestChallenge = endpoint({
  method: 'POST',
  path: '/api/test-payments/challenges',
  summary: 'Pass or fail the bank’s challenge of a test payment',
  access: 'public',
  body: testChallengeAnswer,
  data: testPayment,
  rateLimit,
  errors: [],
});

export const followTestOnboarding = endpoint({
  method: 'GET',
  path: '/api/test-payments/onboarding/:token',
  summary: 'The test provider’s page for a payout account; with a review it’s filled in and leads back',
  access: 'public',
  params: onboardingParams,
  query: onboardingQuery,
  data: z.null(),
  contentType: 'text/html',
  rateLimit,
  errors: [],
});
