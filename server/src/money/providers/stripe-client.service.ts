import Stripe from 'stripe';
import type { StripeConfig } from '../../platform/config/config.ts';
import { ProviderRefused, ProviderUnreachable } from './payment-provider.service.ts';

/** Milliseconds until a call counts as unanswered. The SDK then asks once more, with the same key. */
const patience = 20_000;

/** The SDK, at Stripe or at the address of a stand-in. */
export function stripeClient({ secretKey, apiUrl }: StripeConfig): Stripe {
  return new Stripe(secretKey, {
    maxNetworkRetries: 1,
    timeout: patience,
    telemetry: false,
    ...(apiUrl !== null && addressOf(new URL(apiUrl))),
  });
}

function addressOf({ protocol, hostname, port }: URL) {
  return {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
  } as const;
}

/** Asks Stripe, and turns its errors into those of the port. */
export async function asked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (failure) {
    throw portError(failure);
  }
}

/** Without an answer, with one of 5xx or 429 nobody knows whether it was done; any other answer is a no. */
function portError(failure: unknown): unknown {
  if (!(failure instanceof Stripe.errors.StripeError)) return failure;
  const { statusCode, message, code, rawType, type } = failure;
  const isUnknown = statusCode === undefined || statusCode >= 500 || statusCode === 429;
  if (isUnknown) return new ProviderUnreachable(`Stripe did not answer: ${message}`, { cause: failure });
  return new ProviderRefused(code ?? rawType ?? type, message);
}
