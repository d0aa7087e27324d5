import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { foodLine, foodReply } from './food.schema.ts';
import { gtinParams, ownFoodBody, ownFoodChange, ownFoodParams, ownFoodReply } from './own-food.schema.ts';

export const listOwnFoods = endpoint({
  method: 'GET',
  path: '/api/own-foods',
  summary: 'List the foods I entered, the latest first',
  access: 'signed_in',
  data: z.object({ foods: z.array(foodLine) }),
  errors: [],
});

export const createOwnFood = endpoint({
  method: 'POST',
  path: '/api/own-foods',
  summary: 'Enter a food by its label',
  access: 'signed_in',
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 200, perSeconds: 3600 },
  body: ownFoodBody,
  data: foodReply,
  errors: ['label_over_100', 'label_part', 'code_taken', 'too_many_foods', 'removed_elsewhere'],
});

export const getOwnFood = endpoint({
  method: 'GET',
  path: '/api/own-foods/:ownFoodId',
  summary: 'Get the label of a food I entered',
  access: { owner: 'own_food' },
  params: ownFoodParams,
  data: ownFoodReply,
  errors: [],
});

export const changeOwnFood = endpoint({
  method: 'PUT',
  path: '/api/own-foods/:ownFoodId',
  summary: 'Change a food I entered: as a new version, for past days too if wanted',
  access: { owner: 'own_food' },
  params: ownFoodParams,
  body: ownFoodChange,
  data: foodReply,
  errors: ['state_changed', 'label_over_100', 'label_part', 'code_taken', 'too_heavy'],
});

export const removeOwnFood = endpoint({
  method: 'DELETE',
  path: '/api/own-foods/:ownFoodId',
  summary: 'Remove a food I entered; days that have it keep it',
  access: { owner: 'own_food' },
  params: ownFoodParams,
  data: z.null(),
  errors: [],
});

export const getFoodByCode = endpoint({
  method: 'GET',
  path: '/api/food-codes/:gtin',
  summary: 'Find a food by the number under its barcode; null where it isn’t known',
  access: 'signed_in',
  params: gtinParams,
  data: z.object({ food: foodReply.nullable() }),
  errors: [],
});
