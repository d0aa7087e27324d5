import { getFood, searchFoods } from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { listFoods, getFood as readFood } from './foods.service.ts';

export const foodRoutes: readonly Route[] = [
  serve(searchFoods, async ({ query }) => listFoods(query)),
  serve(getFood, async ({ params }) => readFood(params.foodId)),
];
