import { mostMilligrams } from '@chalkline/contract/nutrition/diary.schema.ts';
import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { nutritionTexts } from '@chalkline/contract/nutrition/nutrition.codes.ts';
import { weightOf } from '@chalkline/contract/nutrition/portions.ts';
import type { Quantity } from './diary-texts.ts';

/** The fields of an amount. */
export const amountTexts = {
  quantity: { label: 'Amount', wrong: 'Enter a number between 0.001 and 10,000.' },
  unit: { label: 'Portion', wrong: 'Choose a portion from the list.' },
};

/** What the server would refuse once it hears of it. */
export function amountProblems(food: FoodReply, { unit, quantity }: Quantity): Record<string, string> {
  const milligrams = weightOf(food, unit, quantity);
  if (milligrams === null) return { unit: nutritionTexts.unknown_portion };
  if (milligrams < 1) return { quantity: amountTexts.quantity.wrong };
  return milligrams > mostMilligrams ? { quantity: nutritionTexts.too_heavy } : {};
}
