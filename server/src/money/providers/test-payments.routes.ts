import * as endpoints from '@chalkline/contract/money/test-payments.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentTestPayment, sendOnboarding } from './test-payments.present.ts';
import { answerTestChallenge, payWithTestCard, visitTestOnboarding } from './test-payments.service.ts';

export const testPaymentRoutes: readonly Route[] = [
  serve(endpoints.confirmTestPayment, async ({ parts, body }) =>
    presentTestPayment(await payWithTestCard(parts, body)),
  ),
  serve(endpoints.answerTestChallenge, async ({ parts, body }) =>
    presentTestPayment(await answerTestChallenge(parts, body)),
  ),
  serve(endpoints.followTestOnboarding, async ({ parts, params, query, raw }) =>
    sendOnboarding(raw.reply, await visitTestOnboarding(parts, params.token, query)),
  ),
];
