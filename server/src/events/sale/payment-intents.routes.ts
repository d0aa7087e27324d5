import { getEventPaymentIntent } from '@chalkline/contract/events/events.endpoints.ts';
import { presentOrder } from '../../checkout/settlement/order-view.present.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { openPaymentIntent } from './payment-intents.service.ts';

export const paymentIntentRoutes: readonly Route[] = [
  serve(getEventPaymentIntent, async ({ parts, viewer, query }) =>
    presentOrder(await openPaymentIntent(parts, viewer, query)),
  ),
];
