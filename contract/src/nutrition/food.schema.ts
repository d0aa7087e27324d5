import { z } from 'zod';
import { idField, lineField } from '../http/fields.ts';

/** Where figures come from: USDA’s tables, the label that its person typed, or what went into a recipe. */
export const foodSources = ['sr_legacy', 'fndds', 'own', 'recipe'] as const;

export const foodsQuery = z.strictObject({
  search: lineField(100),
  limit: z.coerce.number().int().min(1).max(30).default(20),
});
export type FoodsQuery = z.output<typeof foodsQuery>;

export const foodParams = z.strictObject({ foodId: idField });

/** An own food as it was; the latest version unless given. */
export const foodVersionQuery = z.strictObject({ version: z.coerce.number().int().min(1).optional() });

const figure = z.int().min(0).nullable();

/** A food in a list of found ones, with its main figures per 100 g in thousandths. */
export const foodLine = z.object({
  id: z.string(),
  name: z.string(),
  group: z.string(),
  source: z.enum(foodSources),
  kcal: figure,
  protein: figure,
  carbohydrate: figure,
  fat: figure,
});
export type FoodLine = z.output<typeof foodLine>;

/** How many recipes can be inside each other, the outermost counted. */
export const mostNestedRecipes = 5;

export interface RecipePart {
  readonly foodId: string;
  readonly foodVersion: number | null;
  readonly name: string;
  readonly unit: string;
  /** Thousandths of the unit. */
  readonly quantity: number;
  readonly milligrams: number;
  /** Per 100 g in thousandths, in the order of the nutrients. */
  readonly figures: (number | null)[];
  /** Null for foods that are no recipe. */
  readonly recipe: RecipeReply | null;
}

export interface RecipeReply {
  readonly servings: number;
  /** Null: nothing was weighed after cooking. */
  readonly cookedMilligrams: number | null;
  /** What all of it weighs: cooked, else what went in. */
  readonly milligrams: number;
  readonly parts: RecipePart[];
}

/** What a food was cooked from, as each was when the recipe was written; with so many more inside each other. */
function recipeOf(more: number): z.ZodType<RecipeReply> {
  const part = z.object({
    foodId: z.string(),
    foodVersion: z.int().nullable(),
    name: z.string(),
    unit: z.string(),
    quantity: z.int(),
    milligrams: z.int(),
    figures: z.array(figure),
    recipe: more === 0 ? z.null() : recipeOf(more - 1).nullable(),
  });
  return z.object({
    servings: z.int(),
    cookedMilligrams: z.int().nullable(),
    milligrams: z.int(),
    parts: z.array(part),
  });
}

export const recipeReply = recipeOf(mostNestedRecipes - 1);

export const foodReply = z.object({
  id: z.string(),
  name: z.string(),
  group: z.string(),
  source: z.enum(foodSources),
  /** Per 100 g in thousandths, in the order of the nutrients. */
  figures: z.array(figure),
  /** One’s own first, the latest first; these have an id. */
  portions: z.array(z.object({ label: z.string(), milligrams: z.int(), id: z.string().optional() })),
  /** What to offer first; null: the first portion, or 100 g. */
  usualMilligrams: z.int().nullable(),
  /** Of own foods. */
  version: z.int().nullable(),
  /** Whether energy isn't stated, but follows from protein, carbohydrate and fat. */
  isEnergyReckoned: z.boolean(),
  /** Null for foods that are no recipe. */
  recipe: recipeReply.nullable(),
});
export type FoodReply = z.output<typeof foodReply>;
