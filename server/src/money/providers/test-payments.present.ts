import type { PaymentNews } from './payment-provider.service.ts';

/** What the buyer's browser needs to know of a payment. */
export function presentTestPayment({ state, failure }: PaymentNews): Pick<PaymentNews, 'state' | 'failure'> {
  return { state, failure };
}
