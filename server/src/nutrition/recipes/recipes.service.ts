import { mostMilligrams } from '@chalkline/contract/nutrition/diary.schema.ts';
import { type FoodReply, mostNestedRecipes } from '@chalkline/contract/nutrition/food.schema.ts';
import { labelPlaces } from '@chalkline/contract/nutrition/label.ts';
import { foodIdOf } from '@chalkline/contract/nutrition/own-food.ts';
import { weightOf } from '@chalkline/contract/nutrition/portions.ts';
import type { RecipeBody, RecipeChange } from '@chalkline/contract/nutrition/recipe.schema.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { foodNotFound } from '../foods/foods.errors.ts';
import { foodsToWeigh } from '../own-foods/find-foods.service.ts';
import { depthOf, isInside } from '../own-foods/own-foods.rules.ts';
import { type Kept, keepOwnFood, reviseKept } from '../own-foods/own-foods.service.ts';
import {
  ingredientTooHeavy,
  recipeInItself,
  recipeTooDeep,
  unknownIngredientPortion,
} from './recipes.errors.ts';

/** Throws 404 for an unknown food, and 422 for a portion that it hasn't or too many recipes in each other. */
export async function createRecipe(parts: Parts, viewer: Viewer, body: RecipeBody): Promise<FoodReply> {
  return keepOwnFood(parts, viewer, await weighed(parts.database.sql, viewer, null, body));
}

/** A new version in a transaction that has the lock of the diary. Throws 404, 409 and 422 as the others. */
export async function reviseRecipe(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { id, change }: { readonly id: string; readonly change: Omit<RecipeChange, 'applyToPast'> },
): Promise<FoodReply> {
  const keep = () => weighed(tx.sql, viewer, foodIdOf(id), change);
  return reviseKept(parts, tx, viewer, { id, isRecipe: true, change, keep });
}

/** With the weight and the version that each food has now. */
async function weighed(
  sql: Sql,
  { personId }: Viewer,
  changed: string | null,
  { ingredients, name, servings, cookedMilligrams }: RecipeBody,
): Promise<Kept> {
  const foods = await foodsToWeigh(
    sql,
    personId,
    ingredients.map(({ foodId }) => foodId),
  );
  const found = ingredients.map(({ foodId, unit, quantity }) => {
    const food = foods.get(foodId);
    if (!food) throw foodNotFound();
    if (changed !== null && isInside(changed, food)) throw recipeInItself();
    if (depthOf(food.recipe) >= mostNestedRecipes) throw recipeTooDeep();
    const milligrams = weightOf(food, unit, quantity);
    if (milligrams === null || milligrams < 1) throw unknownIngredientPortion();
    if (milligrams > mostMilligrams) throw ingredientTooHeavy();
    return { foodId, foodVersion: food.version, name: food.name, unit, quantity, milligrams };
  });
  return {
    name,
    brand: '',
    gtin: null,
    per: '100g',
    servingMilligrams: null,
    amounts: labelPlaces.map(() => null),
    servings,
    cookedMilligrams,
    ingredients: found,
  };
}
