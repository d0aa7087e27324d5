import { z } from 'zod';
import { dayField, idField, lineField, momentField, optionalText } from '../http/fields.ts';
import { meals } from './diary.schema.ts';
import { mainSums } from './history.schema.ts';
import { weekdayOf } from './targets.schema.ts';

/** How many foods a day can have. */
export const mostPlanned = 40;

const line = {
  meal: z.enum(meals),
  foodId: idField,
  unit: lineField(200),
  /** Thousandths of the unit. */
  quantity: z.int().min(1).max(10_000_000),
};

/** What a client is to eat on some weekdays, from a day on; the others keep their plan. */
export const newMealPlan = z.strictObject({
  startsOn: dayField,
  weekdays: z.array(z.int().min(1).max(7)).min(1).max(7),
  note: optionalText(1000),
  lines: z.array(z.strictObject(line)).min(1).max(mostPlanned),
});
export type NewMealPlan = z.output<typeof newMealPlan>;

/** For its trainer, who reads the ids of their own foods. */
export const mealPlanReply = z.object({
  id: z.string(),
  startsOn: z.string(),
  weekdays: z.array(z.int()),
  note: z.string(),
  lines: z.array(z.object({ ...line, name: z.string() })),
  /** Of a day. */
  sums: mainSums,
  setAt: momentField,
  /** By the client. */
  declinedAt: momentField.nullable(),
});
export type MealPlanReply = z.output<typeof mealPlanReply>;

export const mealPlanParams = z.strictObject({ mealPlanId: idField });

interface Dated {
  readonly startsOn: string;
  readonly weekdays: readonly number[];
  readonly declinedAt: unknown;
}

/** The one that applies on a day. `plans`: the latest first. */
export function planOn<Plan extends Dated>(plans: readonly Plan[], day: string): Plan | undefined {
  const weekday = weekdayOf(day);
  return plans.find(
    ({ startsOn, weekdays, declinedAt }) =>
      declinedAt === null && startsOn <= day && weekdays.includes(weekday),
  );
}
