import type { Meal } from '@chalkline/contract/nutrition/diary.schema.ts';
import { type Portion, sumOf, sumText } from '@chalkline/contract/nutrition/exact-sums.ts';
import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { nutrients } from '@chalkline/contract/nutrition/nutrients.ts';
import { portionFor, weightOfAmount } from '@chalkline/contract/nutrition/portions.ts';
import type { TypedAmount } from '@chalkline/contract/nutrition/typed-amount.ts';
import { numberText } from '../../../ui/locale.ts';

export const mealLabels: Readonly<Record<Meal, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snacks',
};

/** What people eat at an hour of the day. */
export function mealAt(hour: number): Meal {
  if (hour >= 4 && hour < 11) return 'breakfast';
  if (hour >= 11 && hour < 15) return 'lunch';
  return hour >= 17 && hour < 22 ? 'dinner' : 'snack';
}

/** So many days later; earlier ones are negative. */
export function daysAfter(day: string, days: number): string {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** “≥ 12.4”, “–”: the sum of one nutrient, by its place. */
export function nutrientText(portions: readonly Portion[], place: number): string {
  const nutrient = nutrients[place];
  return nutrient ? sumText(sumOf(portions, place), nutrient, numberText) : '–';
}

/** “known for 3 of 5”; null where all is known. */
export function knownText(portions: readonly Portion[], place: number): string | null {
  const { known, of } = sumOf(portions, place);
  return known < of ? `known for ${known} of ${of}` : null;
}

/** What one portion adds; “–” where that isn’t known, “≥” where it is for some of a recipe’s foods. */
export function partText(portion: Portion, place: number): string {
  return nutrientText([portion], place);
}

/** So much of a food. */
export function portionOf(
  { figures, recipe }: Pick<FoodReply, 'figures' | 'recipe'>,
  milligrams: number,
): Portion {
  return { figures, recipe, milligrams };
}

/** “200 g”, “1 cup”, “2 × 1 cup”. */
export function quantityText(unit: string | null, quantity: number): string {
  if (unit === null) return 'quick entry';
  const number = numberText(quantity / 1000, { maximumFractionDigits: 3 });
  if (unit === 'g' || unit === 'oz') return `${number} ${unit}`;
  return quantity === 1000 ? unit : `${number} × ${unit}`;
}

export function gramsText(milligrams: number): string {
  return `${numberText(milligrams / 1000, { maximumFractionDigits: 1 })} g`;
}

export interface Quantity {
  readonly unit: string;
  /** Thousandths of the unit. */
  readonly quantity: number;
}

/** What to offer first: what was typed, else a portion of one’s own, the usual amount, a whole piece, or 100 g. */
export function firstQuantity(food: FoodReply, typed: TypedAmount | null): Quantity {
  const weight = typed && weightOfAmount(food, typed);
  if (weight) return { unit: 'g', quantity: weight };
  const quantity = typed ? Math.max(1, Math.round(typed.quantity * 1000)) : 1000;
  const named = typed?.unit ?? null;
  const own = food.portions.filter(({ id }) => id !== undefined);
  const ownNamed = own.find(({ label }) => named && label.toLowerCase().split(' ').includes(named));
  const meant = ownNamed ?? (named ? undefined : own[0]) ?? portionFor(food, named);
  if (meant) return { unit: meant.label, quantity };
  // The unit that was named is none of this food’s.
  const other = own[0] ?? portionFor(food, null);
  return other ? { unit: other.label, quantity: 1000 } : { unit: 'g', quantity: 100_000 };
}
