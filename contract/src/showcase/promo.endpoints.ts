import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { newPromo, promoReply, promoSettings } from './promo.schema.ts';

const access = { accountTypes: ['admin'] } as const;

export const getPromo = endpoint({
  method: 'GET',
  path: '/api/promo-banner',
  summary: 'The line above every screen, where there is one now',
  access: 'public',
  data: promoReply.nullable(),
  errors: [],
});

export const getPromoSettings = endpoint({
  method: 'GET',
  path: '/api/promo-banner/settings',
  summary: 'The line with when it is shown, also before and after',
  access,
  data: promoSettings.nullable(),
  errors: [],
});

export const setPromo = endpoint({
  method: 'PUT',
  path: '/api/promo-banner',
  summary: 'Write the line. Refused when somebody else wrote it meanwhile',
  access,
  body: newPromo,
  data: promoSettings,
  errors: [],
});

export const removePromo = endpoint({
  method: 'DELETE',
  path: '/api/promo-banner',
  summary: 'Show no line',
  access,
  data: z.null(),
  errors: [],
});
