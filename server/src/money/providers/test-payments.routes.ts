import * as endpoints from '@chalkline/contract/money/test-payments.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentTestPayment } from './test-payments.present.ts';
import {
  answerTestChallenge,
  followTestOnboarding,
  openTestOnboarding,
  payWithTestCard,
} from './test-payments.service.ts';

export const testPaymentRoutes: readonly Route[] = [
  serve(endpoints.confirmTestPayment, async ({ parts, body }) =>
    presentTestPayment(await payWithTestCard(parts, body)),
  ),
  serve(endpoints.answerTestChallenge, async ({ parts, body }) =>
    presentTestPayment(await answerTestChallenge(parts, body)),
  ),
  serve(endpoints.followTestOnboarding, async ({ parts, params, query: { review, bank }, raw }) =>
    review === undefined
      ? raw.reply.type('text/html; charset=utf-8').send(await openTestOnboarding(parts, params.token))
      : raw.reply.redirect(await followTestOnboarding(parts, params.token, { review, bank }), 303),
  ),
];
