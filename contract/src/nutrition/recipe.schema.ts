import { z } from 'zod';
import { idField, lineField } from '../http/fields.ts';

/** How many foods a recipe can have. */
export const mostIngredients = 50;

const recipe = {
  name: lineField(120),
  servings: z.int().min(1).max(100),
  /** What all of it weighs once it is cooked; null: as much as what went in. */
  cookedMilligrams: z.int().min(1000).max(50_000_000).nullable(),
  ingredients: z
    .array(
      z.strictObject({
        foodId: idField,
        unit: lineField(200),
        /** Thousandths of the unit. */
        quantity: z.int().min(1).max(10_000_000),
      }),
    )
    .min(1)
    .max(mostIngredients),
};

export const recipeBody = z.strictObject(recipe);
export type RecipeBody = z.output<typeof recipeBody>;

/** `version` is the one that was read. */
export const recipeChange = z.strictObject({
  ...recipe,
  version: z.int().min(1),
  applyToPast: z.boolean(),
});
export type RecipeChange = z.output<typeof recipeChange>;

export const recipeParams = z.strictObject({ recipeId: idField });
