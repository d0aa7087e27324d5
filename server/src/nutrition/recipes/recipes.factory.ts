import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { type RecipeBody, recipeBody } from '@chalkline/contract/nutrition/recipe.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { createRecipe } from './recipes.service.ts';

/** Bananas with milk, two servings. */
export const shake: RecipeBody = {
  name: 'Banana shake',
  servings: 2,
  cookedMilligrams: null,
  ingredients: [
    { foodId: 'fndds-63107010', unit: 'g', quantity: 200_000 },
    { foodId: 'fndds-11112110', unit: '1 cup', quantity: 2000 },
  ],
};

/** A recipe that this person wrote. */
export function recipe(parts: Parts, viewer: Viewer, sketch: Partial<RecipeBody> = {}): Promise<FoodReply> {
  return createRecipe(parts, viewer, recipeBody.parse({ ...shake, ...sketch }));
}
