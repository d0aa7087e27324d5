import { type NewMealPlan, newMealPlan } from '@chalkline/contract/nutrition/meal-plan.schema.ts';
import type { coaching } from '../../coaching/coachings/coachings.factory.ts';
import { setSharing } from '../../coaching/sharing/sharing.service.ts';
import type { Parts } from '../../platform/parts.ts';
import { setMealPlan } from './meal-plans.service.ts';

/** A day of butter and bananas: 717 kcal, and 97 kcal per 100 g. */
export const plainPlan: NewMealPlan = {
  startsOn: '2026-11-23',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  note: '',
  lines: [
    { meal: 'dinner', foodId: 'fndds-63107010', unit: 'g', quantity: 200_000 },
    { meal: 'breakfast', foodId: 'sr-173410', unit: 'g', quantity: 100_000 },
  ],
};

/** A plan that a trainer made for a client who shares nutrition. */
export async function mealPlan(
  parts: Parts,
  made: Awaited<ReturnType<typeof coaching>>,
  sketch: Partial<NewMealPlan> = {},
) {
  await setSharing(parts, made.client, made.id, { training: false, nutrition: true, body: false });
  return setMealPlan(parts, made.trainer, made.id, newMealPlan.parse({ ...plainPlan, ...sketch }));
}
