import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { newPromo, promoReply, promoSettings } from './promo.schema.ts';

const access = { accountTypes: ['admin'] } as const;

export const getPromo = endpoint({
  method: 'GET',
  path: '/api/promo-banner',
  summary: 'Get the current banner',
  access: 'public',
  data: promoReply.nullable(),
  errors: [],
});

export const getPromoSettings = endpoint({
  method: 'GET',
  path: '/api/promo-banner/settings',
  summary: 'Get the banner with its schedule',
  access,
  data: promoSettings.nullable(),
  errors: [],
});

export const setPromo = endpoint({
  method: 'PUT',
  path: '/api/promo-banner',
  summary: 'Update the banner; fails if someone else changed it in the meantime',
  access,
  body: newPromo,
  data: promoSettings,
  errors: [],
});

export const removePromo = endpoint({
  method: 'DELETE',
  path: '/api/promo-banner',
  summary: 'Remove the banner',
  access,
  data: z.null(),
  errors: [],
});
