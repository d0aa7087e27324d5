import type { PaymentProvider } from '../../money/providers/payment-provider.service.ts';
import type { Parts } from '../../platform/parts.ts';
import { paymentsUnavailable } from './payments.errors.ts';

let providerFor: (parts: Parts) => PaymentProvider = () => {
  throw paymentsUnavailable();
};

/** Says who moves the money of this process: the manifest does, and tests with a provider of their own. */
export function setPaymentProvider(provider: (parts: Parts) => PaymentProvider): void {
  providerFor = provider;
}

/** Throws 503 where the process has no provider. */
export function providerOf(parts: Parts): PaymentProvider {
  return providerFor(parts);
}
