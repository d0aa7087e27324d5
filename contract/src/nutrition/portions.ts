import type { FoodReply } from './food.schema.ts';
import { milligramsOf, type TypedAmount } from './typed-amount.ts';

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

/** Of a US food label. */
const millilitersOf = { cup: 240, 'fl oz': 30 } as const;
/** Names a measure or a part, not a whole piece. */
const isNoPiece = /^1\s(?:cup|tbsp|tsp|oz|fl oz|lb|slice|inch|mini|pat|serving|wedge|ring|strip)\b/i;

/** The weight of an amount in grams or milliliters; null for other units, and for a food that no volume is known of. */
export function weightOfAmount(food: Pick<FoodReply, 'portions'>, amount: TypedAmount): number | null {
  return milligramsOf(amount) ?? (amount.unit === 'ml' ? milligramsOfVolume(food, amount.quantity) : null);
}

function milligramsOfVolume({ portions }: Pick<FoodReply, 'portions'>, milliliters: number): number | null {
  for (const [measure, each] of Object.entries(millilitersOf)) {
    const known = portions.find(({ label }) => new RegExp(`^1\\s${measure}\\b`, 'i').test(label));
    if (known) return Math.round((known.milligrams * milliliters) / each);
  }
  return null;
}

type Portion = Pick<FoodReply['portions'][number], 'label' | 'milligrams'>;

/**
 * The portion that an amount counts: of a named unit, else the usual amount, else a whole piece. A number alone is never
 * of cups or slices that aren’t usual.
 */
export function portionFor(
  { portions, usualMilligrams }: Pick<FoodReply, 'portions' | 'usualMilligrams'>,
  unit: string | null,
): Portion | undefined {
  const single = portions.filter(({ label }) => /^1\s/.test(label));
  if (unit !== null) return single.find(({ label }) => new RegExp(`^1\\s${unit}\\b`, 'i').test(label));
  const usual = single.find(({ milligrams }) => milligrams === usualMilligrams);
  if (usual) return usual;
  if (usualMilligrams !== null) return { label: usualPortion, milligrams: usualMilligrams };
  return single.find(({ label }) => !isNoPiece.test(label));
}
