import { getFood as getFoodEndpoint } from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import * as endpoints from '@chalkline/contract/nutrition/own-foods.endpoints.ts';
import {
  putOwnPortion as putPortionEndpoint,
  removeOwnPortion as removePortionEndpoint,
} from '@chalkline/contract/nutrition/own-portions.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { findFoodByCode, getFood } from './find-foods.service.ts';
import { createOwnFood, getOwnFood, listOwnFoods, removeOwnFood } from './own-foods.service.ts';
import { putOwnPortion, removeOwnPortion } from './own-portions.service.ts';

export const ownFoodRoutes: readonly Route[] = [
  serve(getFoodEndpoint, ({ parts, viewer, params, query }) =>
    getFood(parts, viewer, params.foodId, query.version),
  ),
  serve(endpoints.listOwnFoods, ({ parts, viewer }) => listOwnFoods(parts, viewer)),
  serve(endpoints.createOwnFood, ({ parts, viewer, body }) => createOwnFood(parts, viewer, body)),
  serve(endpoints.getOwnFood, ({ parts, viewer, params }) => getOwnFood(parts, viewer, params.ownFoodId)),
  serve(endpoints.removeOwnFood, ({ parts, viewer, params }) =>
    removeOwnFood(parts, viewer, params.ownFoodId),
  ),
  serve(putPortionEndpoint, ({ parts, viewer, params, body }) => putOwnPortion(parts, viewer, params, body)),
  serve(removePortionEndpoint, ({ parts, viewer, params }) => removeOwnPortion(parts, viewer, params)),
  serve(endpoints.getFoodByCode, ({ parts, viewer, params }) => findFoodByCode(parts, viewer, params.gtin)),
];
