import { z } from 'zod';
import { lineField } from '../http/fields.ts';
import { paymentStates } from './money.lifecycles.ts';

/** Gives the browser the right to complete one payment. */
const clientSecret = z.string().regex(/^\w{1,200}$/);

export const testConfirmation = z.strictObject({
  clientSecret,
  /** One of the test card numbers; any other is declined. */
  card: lineField(30),
});

export const testChallengeAnswer = z.strictObject({
  clientSecret,
  passes: z.boolean(),
});

export const testPayment = z.object({
  state: z.enum(paymentStates),
  failure: z.enum(['card_declined', 'insufficient_funds', 'authentication_failed', 'expired']).nullable(),
});

export const onboardingParams = z.object({ token: z.string().regex(/^\w{1,100}$/) });

/** How the simulated review ends, and what the seller's bank does with payouts. Without a review it's asked for. */
export const onboardingQuery = z.strictObject({
  review: z.enum(['approved', 'incomplete', 'rejected']).optional(),
  bank: z.enum(['good', 'closed', 'returns']).default('good'),
});
