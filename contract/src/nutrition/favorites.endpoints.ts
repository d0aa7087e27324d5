import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { foodLine, foodParams } from './food.schema.ts';

export const listFavorites = endpoint({
  method: 'GET',
  path: '/api/diary/favorites',
  summary: 'List my favorite foods, the latest first',
  access: 'signed_in',
  data: z.object({ foods: z.array(foodLine) }),
  errors: [],
});

const one = {
  path: '/api/diary/favorites/:foodId',
  access: 'signed_in',
  params: foodParams,
  data: z.null(),
  rateLimit: { times: 1000, perSeconds: 3600 },
} as const;

export const addFavorite = endpoint({
  ...one,
  method: 'PUT',
  summary: 'Make a food one of my favorites',
  errors: ['too_many_favorites'],
});

export const removeFavorite = endpoint({
  ...one,
  method: 'DELETE',
  summary: 'Remove a food from my favorites',
  errors: [],
});
