import { getEventPaymentIntent } from '@chalkline/contract/events/events.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentPaymentIntent } from './payment-intents.present.ts';
import { openPaymentIntent } from './payment-intents.service.ts';

export const paymentIntentRoutes: readonly Route[] = [
  serve(getEventPaymentIntent, async ({ parts, viewer, query }) =>
    presentPaymentIntent(await openPaymentIntent(parts, viewer, query)),
  ),
];
