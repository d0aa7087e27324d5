import { setBodyWeights } from '../coaching/check-ins/check-in-weights.service.ts';
import { setNutritionReader } from '../coaching/clients/clients.service.ts';
import type { DomainManifest } from '../domain-manifest.ts';
import { clientDiaryRoutes } from './client-diary/client-diary.routes.ts';
import { diaryDaysOf, weightGlancesOf } from './client-diary/client-glances.service.ts';
import { diaryPersonalTables } from './diary/diary.repository.ts';
import { diaryRoutes } from './diary/diary.routes.ts';
import { favoritesPersonalTables } from './favorites/favorites.repository.ts';
import { favoritesRoutes } from './favorites/favorites.routes.ts';
import { mealPlanSubject } from './meal-plans/meal-plans.notify.service.ts';
import { mealPlansPersonalTables } from './meal-plans/meal-plans.repository.ts';
import { mealPlanRoutes } from './meal-plans/meal-plans.routes.ts';
import { drinksPersonalTable, weightsPersonalTable } from './measures/measures.repository.ts';
import { measuresRoutes } from './measures/measures.routes.ts';
import { bodyWeights } from './measures/measures.service.ts';
import { ownFoodsPersonalTables } from './own-foods/own-foods.repository.ts';
import { ownFoodRoutes } from './own-foods/own-foods.routes.ts';
import { ownPortionsPersonalTable } from './own-foods/own-portions.repository.ts';
import { recipeRoutes } from './recipes/recipes.routes.ts';
import { removalsPersonalTables } from './removals/removals.repository.ts';
import { removalRetention } from './removals/removals.table.ts';
import { diarySettingsPersonalTable, targetsPersonalTable } from './targets/targets.repository.ts';
import { targetsRoutes } from './targets/targets.routes.ts';
import { trainerTargetsSubject } from './trainer-targets/trainer-targets.notify.service.ts';
import { trainerTargetsPersonalTables } from './trainer-targets/trainer-targets.repository.ts';
import { trainerTargetsRoutes } from './trainer-targets/trainer-targets.routes.ts';

setBodyWeights(bodyWeights);
// The list of clients shows what they share of their body and their diary.
setNutritionReader({ weights: weightGlancesOf, diaryDays: diaryDaysOf });

export const nutrition: DomainManifest = {
  routes: () => [
    ...ownFoodRoutes,
    ...recipeRoutes,
    ...favoritesRoutes,
    ...trainerTargetsRoutes,
    ...mealPlanRoutes,
    ...targetsRoutes,
    ...measuresRoutes,
    ...diaryRoutes,
    ...clientDiaryRoutes,
  ],
  notificationSubjects: [trainerTargetsSubject, mealPlanSubject],
  personalTables: [
    ...diaryPersonalTables,
    ...trainerTargetsPersonalTables,
    ...mealPlansPersonalTables,
    targetsPersonalTable,
    diarySettingsPersonalTable,
    drinksPersonalTable,
    weightsPersonalTable,
    ...favoritesPersonalTables,
    ...ownFoodsPersonalTables,
    ownPortionsPersonalTable,
    ...removalsPersonalTables,
  ],
  // Own foods, recipes and favorites stay: they say what foods are, not what somebody ate.
  keptByConsent: [
    { purpose: 'diary', tables: [...diaryPersonalTables, drinksPersonalTable, targetsPersonalTable] },
    { purpose: 'body', tables: [weightsPersonalTable] },
  ],
  retentions: [removalRetention],
};
