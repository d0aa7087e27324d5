import type { PaymentNews } from './payment-provider.service.ts';

/** What the buyer's browser is told. */
export function presentTestPayment({ state, failure }: PaymentNews): Pick<PaymentNews, 'state' | 'failure'> {
  return { state, failure };
}
