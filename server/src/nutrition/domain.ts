import type { DomainManifest } from '../domain-manifest.ts';
import { clientDiaryRoutes } from './client-diary/client-diary.routes.ts';
import { diaryPersonalTables } from './diary/diary.repository.ts';
import { diaryRoutes } from './diary/diary.routes.ts';
import { favoritesPersonalTables } from './favorites/favorites.repository.ts';
import { favoritesRoutes } from './favorites/favorites.routes.ts';
import { measuresPersonalTables } from './measures/measures.repository.ts';
import { measuresRoutes } from './measures/measures.routes.ts';
import { ownFoodsPersonalTables } from './own-foods/own-foods.repository.ts';
import { ownFoodRoutes } from './own-foods/own-foods.routes.ts';
import { recipeRoutes } from './recipes/recipes.routes.ts';
import { targetsPersonalTables } from './targets/targets.repository.ts';
import { targetsRoutes } from './targets/targets.routes.ts';

export const nutrition: DomainManifest = {
  routes: () => [
    ...ownFoodRoutes,
    ...recipeRoutes,
    ...favoritesRoutes,
    ...targetsRoutes,
    ...measuresRoutes,
    ...diaryRoutes,
    ...clientDiaryRoutes,
  ],
  personalTables: [
    ...diaryPersonalTables,
    ...targetsPersonalTables,
    ...measuresPersonalTables,
    ...favoritesPersonalTables,
    ...ownFoodsPersonalTables,
  ],
};
