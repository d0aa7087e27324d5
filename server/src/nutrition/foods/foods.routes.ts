import { getFood, searchFoods } from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { getFood as readFood, listFoods } from './foods.service.ts';

export const foodRoutes: readonly Route[] = [
  serve(searchFoods, async ({ query }) => listFoods(query)),
  serve(getFood, async ({ params }) => readFood(params.foodId)),
];
