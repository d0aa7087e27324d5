import type { Incoming } from '../../platform/http/serve.ts';
import type { PaymentNews } from './payment-provider.service.ts';
import type { Visited } from './test-payments.service.ts';

/** What the buyer's browser needs to know of a payment. */
export function presentTestPayment({ state, failure }: PaymentNews): Pick<PaymentNews, 'state' | 'failure'> {
  return { state, failure };
}

type RawReply = Incoming<never, never, never, never>['raw']['reply'];

/** Shows the page of a visit, or leads to its address. */
export function sendOnboarding(reply: RawReply, visited: Visited): RawReply {
  return 'page' in visited
    ? reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(visited.page)
    : reply.redirect(visited.address, 303);
}
