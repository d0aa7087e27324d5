import { endpoint } from '../http/endpoint.ts';
import { foodReply } from './food.schema.ts';
import { recipeBody, recipeChange, recipeParams } from './recipe.schema.ts';

export const createRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes',
  summary: 'Create a recipe, kept among your own foods',
  access: 'signed_in',
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 200, perSeconds: 3600 },
  body: recipeBody,
  data: foodReply,
  errors: ['unknown_portion', 'too_heavy', 'recipe_too_deep', 'too_many_foods'],
});

export const changeRecipe = endpoint({
  method: 'PUT',
  path: '/api/recipes/:recipeId',
  summary: 'Change a recipe as a new version, for past days too if you wish',
  access: { owner: 'recipe' },
  params: recipeParams,
  body: recipeChange,
  data: foodReply,
  errors: ['state_changed', 'unknown_portion', 'too_heavy', 'recipe_in_itself', 'recipe_too_deep'],
});
