import {
  allSums,
  amountText,
  decimalText,
  type Portion,
  type Sum,
  sumText,
} from '@chalkline/contract/nutrition/exact-sums.ts';
import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { type Nutrient, nutrients } from '@chalkline/contract/nutrition/nutrients.ts';
import { portionFor, weightOfAmount } from '@chalkline/contract/nutrition/portions.ts';
import type { TypedAmount } from '@chalkline/contract/nutrition/typed-amount.ts';

/** A food with the amount of it that a question is about. */
export interface Weighed extends Portion {
  readonly food: FoodReply;
  /** As it was asked for: “2 × 1 large”; null where grams say it all. */
  readonly label: string | null;
  /** A measure was asked for that the table has no weight of: these are 100 g. */
  readonly isUnmeasured: boolean;
}

const hundredGrams = 100_000;
const heaviest = 100_000_000;

export const inEnglish = (value: number, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat('en-US', options).format(value);

/** Without an amount, 100 g. */
export function weigh(food: FoodReply, amount: TypedAmount | null): Weighed {
  const plain = { food, figures: food.figures, label: null, isUnmeasured: false };
  if (amount === null) return { ...plain, milligrams: hundredGrams };
  const direct = weightOfAmount(food, amount);
  if (direct !== null) return { ...plain, milligrams: Math.min(direct, heaviest) };
  const portion = portionFor(food, amount.unit);
  if (!portion) return { ...plain, milligrams: hundredGrams, isUnmeasured: true };
  const milligrams = Math.min(Math.round(portion.milligrams * amount.quantity), heaviest);
  return {
    ...plain,
    milligrams,
    label: amount.quantity === 1 ? portion.label : `${inEnglish(amount.quantity)} × ${portion.label}`,
  };
}

/** “200 g”. */
export function gramsText(milligrams: number): string {
  return `${inEnglish(Number(decimalText(BigInt(milligrams), 3)), { maximumFractionDigits: 1 })} g`;
}

/** A nutrient with its unit as people read it: “6.4 g”. */
export function withUnit(sum: Sum, nutrient: Nutrient): string {
  return sum.known === 0 ? 'not known' : `${sumText(sum, nutrient, inEnglish)} ${nutrient.unit}`;
}

/** How a figure was computed, in all its digits: “Protein: 9.02 g × 250 ÷ 100 = 22.55 g”. */
export function workingOf({ figures, milligrams }: Portion, place: number): string {
  const nutrient = nutrients[place];
  const figure = figures[place] ?? null;
  if (!nutrient) return '';
  if (figure === null) return `${nutrient.name}: not known`;
  const per100 = decimalText(BigInt(figure), 3);
  const result = decimalText(BigInt(figure) * BigInt(milligrams), 8);
  const grams = decimalText(BigInt(milligrams), 3);
  return `${nutrient.name}: ${per100} ${nutrient.unit} × ${grams} ÷ 100 = ${result} ${nutrient.unit}`;
}

/** “Energy 130 kcal, protein 2.7 g” of 100 g. */
export function per100Text(figures: Portion['figures'], places: readonly number[]): string {
  return places
    .map((place) => {
      const nutrient = nutrients[place];
      const figure = figures[place] ?? null;
      if (!nutrient) return '';
      const amount =
        figure === null
          ? 'not known'
          : `${amountText(BigInt(figure) * 100_000n, nutrient, inEnglish)} ${nutrient.unit}`;
      return `${nutrient.name.toLowerCase()} ${amount}`;
    })
    .join(', ');
}

/** The sums of the places asked for. */
export function sumsAt(portions: readonly Portion[], places: readonly number[]): Sum[] {
  const all = allSums(portions);
  return places.flatMap((place) => all[place] ?? []);
}
