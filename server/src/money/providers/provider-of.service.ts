import type { Parts } from '../../platform/parts.ts';
import type { PaymentProvider } from './payment-provider.service.ts';
import { makeStripeProvider } from './stripe-provider.service.ts';
import { makeTestProvider } from './test-provider.service.ts';

/** One client of Stripe for each configuration: it keeps its connections open. */
const ofStripe = new WeakMap<object, PaymentProvider>();

/**
 * Who moves the money of this installation: Stripe where its keys are set, else the TestProvider. Not for use inside
 * a transaction: the TestProvider would roll back with it, which a real provider never does.
 */
export function providerOf(parts: Pick<Parts, 'config' | 'clock' | 'database'>): PaymentProvider {
  const { stripe } = parts.config;
  if (stripe === null) return makeTestProvider(parts);
  const known = ofStripe.get(stripe) ?? makeStripeProvider(stripe, parts.clock);
  ofStripe.set(stripe, known);
  return known;
}
