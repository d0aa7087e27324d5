import type { FoodReply } from './food.schema.ts';

/** Units that every food has, beside its own portions. */
export const weightUnits = ['g', 'oz'] as const;

const ounce = 28_349.523125;

/** What the usual amount of a food is called. */
export const usualPortion = 'usual amount';

/** The weight of a quantity in thousandths; null when the food has no such portion. */
export function weightOf(
  food: Pick<FoodReply, 'portions' | 'usualMilligrams'>,
  unit: string,
  thousandths: number,
): number | null {
  const each = unitWeight(food, unit);
  return each === null ? null : Math.round((each * thousandths) / 1000);
}

interface Eaten {
  readonly unit: string | null;
  readonly quantity: number;
  readonly milligrams: number;
}

/** A food with the portion in which it was eaten as it weighed then: one of one’s own may be another by now, or gone. */
export function asEaten(food: FoodReply, { unit, quantity, milligrams }: Eaten): FoodReply {
  if (unit === null || weightOf(food, unit, quantity) === milligrams) return food;
  const then = { label: unit, milligrams: Math.round((milligrams * 1000) / quantity) };
  return { ...food, portions: [then, ...food.portions.filter(({ label }) => label !== unit)] };
}

function unitWeight(food: Pick<FoodReply, 'portions' | 'usualMilligrams'>, unit: string): number | null {
  if (unit === 'g') return 1000;
  if (unit === 'oz') return ounce;
  if (unit === usualPortion) return food.usualMilligrams;
  return food.portions.find(({ label }) => label === unit)?.milligrams ?? null;
}
