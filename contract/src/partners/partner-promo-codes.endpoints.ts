import { z } from 'zod';
import { newPromoCode, promoCodeReply } from '../checkout/promo-code.schema.ts';
import { endpoint } from '../http/endpoint.ts';
import { idField } from '../http/fields.ts';

export const listPartnerPromoCodes = endpoint({
  method: 'GET',
  path: '/api/own-partner/promo-codes',
  summary: 'The promo codes of my own partner with how often each is used, newest first',
  access: 'signed_in',
  data: z.array(promoCodeReply),
  errors: ['partner_needed'],
});

export const createPartnerPromoCode = endpoint({
  method: 'POST',
  path: '/api/own-partner/promo-codes',
  summary:
    'Add a promo code for my own partner’s products, in the currency it delivers in; items are products. Delivery stays as it is',
  access: 'signed_in',
  body: newPromoCode,
  data: promoCodeReply,
  status: 201,
  idempotency: 'required',
  errors: ['partner_needed', 'product_not_sold', 'promo_code_taken', 'amount_step'],
});

export const endPartnerPromoCode = endpoint({
  method: 'DELETE',
  path: '/api/own-partner/promo-codes/:promoCodeId',
  summary: 'End a promo code now. Orders that used it keep their price',
  access: 'signed_in',
  params: z.strictObject({ promoCodeId: idField }),
  data: promoCodeReply,
  errors: ['partner_needed', 'not_found'],
});
