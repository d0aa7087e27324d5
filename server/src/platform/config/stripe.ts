import { StartRefusal } from '../start-refusal.ts';
import type { Environment } from './environment.ts';

/** An account at Stripe. */
export interface StripeConfig {
  readonly secretKey: string;
  /** Goes to browsers. */
  readonly publishableKey: string;
  /** Of every endpoint that Stripe calls here. */
  readonly webhookSecrets: readonly string[];
  /** null: Stripe's own. */
  readonly apiUrl: string | null;
}

const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** null: without keys no real money moves. Throws a `StartRefusal` for keys that don't belong together. */
export function stripeFrom(given: Environment): StripeConfig | null {
  const missing = names.filter((name) => given[name] === undefined || given[name].length === 0);
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecrets,
    STRIPE_API_URL: apiUrl = null,
  } = given;
  if (missing.length === names.length && apiUrl === null) return null;
  if (missing.length > 0 || !secretKey || !publishableKey || !webhookSecrets) {
    throw new StartRefusal(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing: Stripe needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET together. Leave out all of them to take test payments.`,
    );
  }
  if (isLive(secretKey) !== isLive(publishableKey)) {
    throw new StartRefusal(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both be live keys.',
    );
  }
  if (apiUrl !== null && isLive(secretKey)) {
    throw new StartRefusal('STRIPE_API_URL works only with test keys: live ones are for Stripe alone.');
  }
  return { secretKey, publishableKey, webhookSecrets, apiUrl };
}

function isLive(key: string): boolean {
  return /^[a-z]k_live_/.test(key);
}

/** The warning at start and in /readyz outside the demo. */
export const testPayments =
  'Payments are in test mode: STRIPE_SECRET_KEY isn’t set, so test cards work and no money moves.';
