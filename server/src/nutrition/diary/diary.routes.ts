import * as endpoints from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import { changeOwnFood as changeFood } from '@chalkline/contract/nutrition/own-foods.endpoints.ts';
import { changeRecipe as changeRecipeEndpoint } from '@chalkline/contract/nutrition/recipes.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import {
  addEntry,
  addQuickEntry,
  changeEntry,
  copyMeals,
  listRecent,
  readDay,
  removeEntry,
} from './diary.service.ts';

import { exportDiary, exportDiaryFile } from './export.service.ts';
import { readHistory } from './history.service.ts';
import { readKept } from './kept.service.ts';
import { changeOwnFood, changeRecipe } from './past.service.ts';
import { searchDiaryFoods } from './search.service.ts';

export const diaryRoutes: readonly Route[] = [
  serve(endpoints.searchFoods, ({ parts, viewer, query }) => searchDiaryFoods(parts, viewer, query)),
  serve(changeFood, ({ parts, viewer, params, body }) =>
    changeOwnFood(parts, viewer, params.ownFoodId, body),
  ),
  serve(changeRecipeEndpoint, ({ parts, viewer, params, body }) =>
    changeRecipe(parts, viewer, params.recipeId, body),
  ),
  serve(endpoints.getDiaryDay, ({ parts, viewer, params }) => readDay(parts, viewer, params.day)),
  serve(endpoints.getKeptDiary, ({ parts, viewer, params }) => readKept(parts, viewer, params.day)),
  serve(endpoints.getDiaryHistory, ({ parts, viewer, query }) => readHistory(parts, viewer, query)),
  serve(endpoints.exportDiary, ({ parts, viewer, query }) => exportDiary(parts, viewer, query)),
  serve(endpoints.exportDiaryFile, ({ parts, viewer, query }) => exportDiaryFile(parts, viewer, query)),
  serve(endpoints.listRecentFoods, ({ parts, viewer }) => listRecent(parts, viewer)),
  serve(endpoints.addEntry, ({ parts, viewer, body }) => addEntry(parts, viewer, body)),
  serve(endpoints.addQuickEntry, ({ parts, viewer, body }) => addQuickEntry(parts, viewer, body)),
  serve(endpoints.copyMeals, ({ parts, viewer, body }) => copyMeals(parts, viewer, body)),
  serve(endpoints.changeEntry, ({ parts, viewer, params, body }) =>
    changeEntry(parts, viewer, params.diaryEntryId, body),
  ),
  serve(endpoints.removeEntry, ({ parts, viewer, params }) =>
    removeEntry(parts, viewer, params.diaryEntryId),
  ),
];
