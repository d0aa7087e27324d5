import { z } from 'zod';
import { newPromoCode, promoCodeReply } from '../checkout/promo-code.schema.ts';
import { endpoint } from '../http/endpoint.ts';
import { idField } from '../http/fields.ts';
import { eventParams } from './event.schema.ts';

/** One date of a series, or all of its dates and its passes. */
export const promoScopes = ['date', 'series'] as const;
export type PromoScope = (typeof promoScopes)[number];

export const newEventPromoCode = newPromoCode.safeExtend({
  /** Items of a series: the ticket types of this date, and passes. */
  scope: z.enum(promoScopes).default('date'),
});
export type NewEventPromoCode = z.output<typeof newEventPromoCode>;

const eventPromoCodeReply = promoCodeReply.extend({ scope: z.enum(promoScopes) });
export type EventPromoCodeReply = z.output<typeof eventPromoCodeReply>;

export const listEventPromoCodes = endpoint({
  method: 'GET',
  path: '/api/events/:eventId/promo-codes',
  summary: 'The promo codes of an event and its series with how often each is used, newest first',
  access: { owner: 'event' },
  params: eventParams,
  data: z.array(eventPromoCodeReply),
  errors: ['group_archived'],
});

export const createEventPromoCode = endpoint({
  method: 'POST',
  path: '/api/events/:eventId/promo-codes',
  summary:
    'Add a promo code for the tickets of an event, or of its whole series with passes, in its currency',
  access: { owner: 'event' },
  params: eventParams,
  body: newEventPromoCode,
  data: eventPromoCodeReply,
  status: 201,
  idempotency: 'required',
  errors: ['group_archived', 'event_canceled', 'ticket_type_unknown', 'promo_code_taken', 'amount_step'],
});

export const endEventPromoCode = endpoint({
  method: 'DELETE',
  path: '/api/events/:eventId/promo-codes/:promoCodeId',
  summary: 'End a promo code now. Orders that used it keep their price',
  access: { owner: 'event' },
  params: eventParams.extend({ promoCodeId: idField }),
  data: eventPromoCodeReply,
  errors: ['group_archived'],
});
