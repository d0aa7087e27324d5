import { z } from 'zod';
import { dayField, deviceIdField, idField, lineField } from '../http/fields.ts';
import { foodLine, foodReply, recipeReply } from './food.schema.ts';
import { drinkReply } from './measures.schema.ts';
import { targetFigures } from './targets.schema.ts';

export const meals = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type Meal = (typeof meals)[number];

/** Thousandths: quantities are exact. */
const quantity = z.int().min(1).max(10_000_000);
/** The heaviest entry: 20 kg. */
export const mostMilligrams = 20_000_000;

/** How much of a food: so many of a portion, of grams or of ounces. */
const amount = { unit: lineField(200), quantity };

const thousandths = z.int().min(0).max(10_000_000);

/** What was eaten where nobody looks for the food: its figures for all of it, in thousandths. */
export const quickFigures = z.strictObject({
  name: lineField(120),
  kcal: thousandths,
  protein: thousandths.nullable(),
  carbohydrate: thousandths.nullable(),
  fat: thousandths.nullable(),
});
export type QuickFigures = z.output<typeof quickFigures>;

const place = { day: dayField, meal: z.enum(meals) };
const made = { id: deviceIdField.optional(), ...place };

export const newEntry = z.strictObject({ ...made, foodId: idField, ...amount });
export type NewEntry = z.output<typeof newEntry>;

export const newQuickEntry = z.strictObject({ ...made, ...quickFigures.shape });
export type NewQuickEntry = z.output<typeof newQuickEntry>;

/** `version` is the one that was read: what another device changed meanwhile is not overwritten. */
export const entryPatch = z.strictObject({
  version: z.int().min(1),
  /** An amount is of a food, figures are of a quick entry. */
  ...z.object({ meal: place.meal, ...amount, ...quickFigures.shape }).partial().shape,
});
export type EntryPatch = z.output<typeof entryPatch>;

/** A meal, or all meals of a day, once more on another day. */
export const mealCopy = z.strictObject({
  from: z.strictObject({ day: dayField, meal: place.meal.nullable() }),
  to: z.strictObject({ day: dayField, meal: place.meal.nullable() }),
  /** From a device: these entries alone, with the ids that it gave their copies. */
  entries: z
    .array(z.strictObject({ of: deviceIdField, id: deviceIdField }))
    .max(100)
    .optional(),
});
export type MealCopy = z.output<typeof mealCopy>;

export const entryReply = z.object({
  id: z.string(),
  meal: z.enum(meals),
  /** Null for quick entries. */
  foodId: z.string().nullable(),
  /** Of own foods: the version that was eaten. */
  foodVersion: z.int().nullable(),
  name: z.string(),
  /** Null for quick entries. */
  unit: z.string().nullable(),
  /** Thousandths of the unit. */
  quantity: z.int(),
  milligrams: z.int(),
  /** Per 100 g in thousandths, in the order of the nutrients. */
  figures: z.array(z.int().nullable()),
  /** Of a recipe: what it was cooked from when it was eaten. */
  recipe: recipeReply.nullable(),
  version: z.int(),
});
export type EntryReply = z.output<typeof entryReply>;

/** A food that a trainer planned, as an entry of the client’s diary has it. */
export const planLine = z.object({
  meal: z.enum(meals),
  foodId: z.string(),
  foodVersion: z.int().nullable(),
  name: z.string(),
  unit: z.string(),
  quantity: z.int(),
  milligrams: z.int(),
  figures: z.array(z.int().nullable()),
  recipe: recipeReply.nullable(),
});
export type PlanLine = z.output<typeof planLine>;

/** What a trainer planned for a day. */
export const dayPlan = z.object({
  id: z.string(),
  trainerName: z.string(),
  note: z.string(),
  /** By meal. */
  lines: z.array(planLine),
});
export type DayPlan = z.output<typeof dayPlan>;

export const diaryDay = z.object({
  day: z.string(),
  /** By meal, then as they were added. */
  entries: z.array(entryReply),
  /** Null: none was set for this weekday. */
  targets: z.object(targetFigures).nullable(),
  plan: dayPlan.nullable(),
  drinks: z.array(drinkReply),
  /** The person's weight on the day. */
  grams: z.int().nullable(),
  hidesCalories: z.boolean(),
});
export type DiaryDay = z.output<typeof diaryDay>;

/** A food that was eaten lately, with how much of it. */
export const recentFood = z.object({
  foodId: z.string(),
  name: z.string(),
  unit: z.string(),
  quantity: z.int(),
  milligrams: z.int(),
  kcal: z.int().nullable(),
});
export type RecentFood = z.output<typeof recentFood>;

/** Without a network a device shows this, and adds these foods. */
export const keptDiary = z.object({
  /** A week, and as many to come; the latest day last. */
  days: z.array(diaryDay),
  recent: z.array(recentFood),
  favorites: z.array(foodLine),
  /** All of these, and those of the days. */
  foods: z.array(foodReply),
});
export type KeptDiary = z.output<typeof keptDiary>;

export const dayParams = z.strictObject({ day: dayField });
export const entryParams = z.strictObject({ diaryEntryId: idField });
