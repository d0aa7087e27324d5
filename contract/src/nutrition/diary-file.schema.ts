import { z } from 'zod';
import { meals } from './diary.schema.ts';

const nutrient = z.object({
  name: z.string(),
  unit: z.string(),
  /** All digits, as decimal text: more than a number holds. */
  amount: z.string(),
  /** False where it is known for some of a recipe’s foods alone. */
  complete: z.boolean(),
});

/** The diary for other programs. */
export const diaryFile = z.object({
  fileName: z.string(),
  days: z.array(
    z.object({
      day: z.string(),
      weightGrams: z.int().nullable(),
      /** Glass by glass. */
      waterMilliliters: z.array(z.int()),
      entries: z.array(
        z.object({
          meal: z.enum(meals),
          food: z.string(),
          /** Null for quick entries. */
          foodId: z.string().nullable(),
          foodVersion: z.int().nullable(),
          unit: z.string().nullable(),
          quantity: z.string(),
          grams: z.string(),
          /** Those that are known. */
          nutrients: z.array(nutrient),
        }),
      ),
    }),
  ),
});
export type DiaryFile = z.output<typeof diaryFile>;
