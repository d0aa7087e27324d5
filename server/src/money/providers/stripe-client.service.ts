import type Stripe from 'stripe';
import type { StripeConfig } from '../../platform/config/config.ts';
import { ProviderRefused, ProviderUnreachable } from './payment-provider.service.ts';

/** Milliseconds until a call counts as unanswered. The SDK then asks once more, with the same key. */
const patience = 20_000;

export interface StripeClient {
  /** Asks Stripe, and turns its errors into those of the port. */
  ask<Answer>(call: (stripe: Stripe) => Promise<Answer>): Promise<Answer>;
  /** The SDK itself, for what asks nobody. */
  sdk(): Promise<Stripe>;
}

/**
 * The SDK, at Stripe or at the address of a stand-in. It's loaded with the first call: most processes that run without
 * Stripe would carry its 36 MB for nothing.
 */
export function stripeClient({ secretKey, apiUrl }: StripeConfig): StripeClient {
  let loaded: Promise<{ stripe: Stripe; errors: typeof Stripe.errors }> | undefined;

  function load() {
    loaded ??= import('stripe').then(({ default: Sdk }) => {
      const address = apiUrl === null ? {} : addressOf(new URL(apiUrl));
      const stripe = new Sdk(secretKey, {
        maxNetworkRetries: 1,
        timeout: patience,
        telemetry: false,
        ...address,
      });
      return { stripe, errors: Sdk.errors };
    });
    return loaded;
  }

  return {
    sdk: async () => (await load()).stripe,
    async ask(call) {
      const { stripe, errors } = await load();
      try {
        return await call(stripe);
      } catch (failure) {
        throw failure instanceof errors.StripeError ? portError(failure) : failure;
      }
    },
  };
}

function addressOf({ protocol, hostname, port }: URL) {
  return {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
  } as const;
}

/** Without an answer, or with one of 5xx or 429 nobody knows whether it was done; any other answer is a no. */
function portError(failure: Stripe.errors.StripeError): Error {
  const { statusCode, message, code, rawType, type } = failure;
  const isUnknown = statusCode === undefined || statusCode >= 500 || statusCode === 429;
  if (isUnknown) return new ProviderUnreachable(`Stripe did not answer: ${message}`, { cause: failure });
  return new ProviderRefused(code ?? rawType ?? type, message);
}
