import { z } from 'zod';
import { newPromoCode, promoCodeReply } from '../checkout/promo-code.schema.ts';
import { endpoint } from '../http/endpoint.ts';
import { idField } from '../http/fields.ts';
import { eventParams } from './event.schema.ts';

export const listEventPromoCodes = endpoint({
  method: 'GET',
  path: '/api/events/:eventId/promo-codes',
  summary: 'The promo codes of an event with how often each is used, newest first',
  access: { owner: 'event' },
  params: eventParams,
  data: z.array(promoCodeReply),
  errors: ['group_archived'],
});

export const createEventPromoCode = endpoint({
  method: 'POST',
  path: '/api/events/:eventId/promo-codes',
  summary: 'Add a promo code for the tickets of an event, in its currency',
  access: { owner: 'event' },
  params: eventParams,
  body: newPromoCode,
  data: promoCodeReply,
  status: 201,
  idempotency: 'required',
  errors: ['group_archived', 'event_canceled', 'ticket_type_unknown', 'promo_code_taken'],
});

export const endEventPromoCode = endpoint({
  method: 'DELETE',
  path: '/api/events/:eventId/promo-codes/:promoCodeId',
  summary: 'End a promo code now. Orders that used it keep their price',
  access: { owner: 'event' },
  params: eventParams.extend({ promoCodeId: idField }),
  data: promoCodeReply,
  errors: ['group_archived'],
});
