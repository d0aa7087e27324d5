import { z } from 'zod';
import { dayField } from '../http/fields.ts';

export const historyQuery = z.strictObject({
  /** The last day. */
  to: dayField,
  days: z.coerce.number().int().min(1).max(366).default(56),
});
export type HistoryQuery = z.output<typeof historyQuery>;

const sum = z.object({
  /** In hundred-millionths of the unit, as text: more digits than a number holds. */
  exact: z.string(),
  /** Of so many foods: of a recipe, those that it was cooked from. */
  known: z.int(),
  of: z.int(),
});

/** What foods add up to. */
export const mainSums = z.object({ energy: sum, protein: sum, carbohydrate: sum, fat: sum });
export type MainSums = z.output<typeof mainSums>;

/** A day with entries, and what they add up to. */
export const historyDay = z.object({ day: z.string(), entries: z.int(), ...mainSums.shape });
export type HistoryDay = z.output<typeof historyDay>;
