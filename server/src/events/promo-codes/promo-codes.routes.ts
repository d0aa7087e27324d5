import * as endpoints from '@chalkline/contract/events/promo-codes.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import {
  createEventPromoCode,
  endEventPromoCode,
  listEventPromoCodes,
  stillSells,
} from './promo-codes.service.ts';

export const eventPromoCodeRoutes: readonly Route[] = [
  serve(endpoints.listEventPromoCodes, ({ parts, viewer, params }) =>
    listEventPromoCodes(parts, viewer, params.eventId),
  ),
  serve(
    endpoints.createEventPromoCode,
    ({ parts, viewer, params, body }) => createEventPromoCode(parts, viewer, params.eventId, body),
    { mayRepeat: stillSells },
  ),
  serve(endpoints.endEventPromoCode, ({ parts, viewer, params }) => endEventPromoCode(parts, viewer, params)),
];
