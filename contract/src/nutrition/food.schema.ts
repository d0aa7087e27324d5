import { z } from 'zod';
import { idField, lineField } from '../http/fields.ts';

/** Where figures come from: USDA’s tables, or the label that its person typed. */
export const foodSources = ['sr_legacy', 'fndds', 'own'] as const;

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

export const foodReply = z.object({
  id: z.string(),
  name: z.string(),
  group: z.string(),
  source: z.enum(foodSources),
  /** Per 100 g in thousandths, in the order of the nutrients. */
  figures: z.array(figure),
  portions: z.array(z.object({ label: z.string(), milligrams: z.int() })),
  /** What to offer first; null: the first portion, or 100 g. */
  usualMilligrams: z.int().nullable(),
  /** Of own foods. */
  version: z.int().nullable(),
  /** Whether energy isn't stated, but follows from protein, carbohydrate and fat. */
  isEnergyReckoned: z.boolean(),
});
export type FoodReply = z.output<typeof foodReply>;
