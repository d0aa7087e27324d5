import { z } from 'zod';
import { newPromoCode, promoCodeReply } from '../checkout/promo-code.schema.ts';
import { endpoint } from '../http/endpoint.ts';
import { idField } from '../http/fields.ts';
import { competitionParams } from './competition.schema.ts';

export const listPromoCodes = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/promo-codes',
  summary: 'The promo codes of a competition with how often each is used, newest first',
  access: { owner: 'competition' },
  params: competitionParams,
  data: z.array(promoCodeReply),
  errors: [],
});

export const createPromoCode = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/promo-codes',
  summary: 'Add a promo code in the currency of the competition’s registration',
  access: { owner: 'competition' },
  params: competitionParams,
  body: newPromoCode,
  data: promoCodeReply,
  status: 201,
  idempotency: 'required',
  errors: ['competition_closed', 'unknown_division', 'promo_code_taken', 'amount_step'],
});

export const endPromoCode = endpoint({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/promo-codes/:promoCodeId',
  summary: 'End a promo code now. Orders that used it keep their price',
  access: { owner: 'competition' },
  params: competitionParams.extend({ promoCodeId: idField }),
  data: promoCodeReply,
  errors: ['competition_closed'],
});
