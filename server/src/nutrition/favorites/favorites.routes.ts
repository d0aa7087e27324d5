import * as endpoints from '@chalkline/contract/nutrition/favorites.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { addFavorite, listFavorites, removeFavorite } from './favorites.service.ts';

export const favoritesRoutes: readonly Route[] = [
  serve(endpoints.listFavorites, ({ parts, viewer }) => listFavorites(parts, viewer)),
  serve(endpoints.addFavorite, ({ parts, viewer, params }) => addFavorite(parts, viewer, params.foodId)),
  serve(endpoints.removeFavorite, ({ parts, viewer, params }) =>
    removeFavorite(parts, viewer, params.foodId),
  ),
];
