import { alcohol, carbohydrate, energy, fat, type Nutrient, nutrients, protein } from './nutrients.ts';

/** Per 100 g in thousandths of the nutrient’s unit, in the order of `nutrients`. Null or missing: not known. */
export type Figures = readonly (number | null)[];

/** Something eaten. */
export interface Portion {
  readonly milligrams: number;
  readonly figures: Figures;
  /** Where it is a part of something cooked: all of that, whose figures then count instead of `figures`. */
  readonly recipe?: CookedParts | null;
}

/** What was put in, and what all of it weighs once it is cooked. */
export interface CookedParts {
  readonly milligrams: number;
  readonly parts: readonly Portion[];
}

/** A sum that was never rounded, with how much of it is known. */
export interface Sum {
  /** In hundred-millionths of the nutrient’s unit: a thousandth per 100 g, times a milligram. */
  readonly exact: bigint;
  readonly known: number;
  readonly of: number;
}

/** Writes a number as the reader's language has it. */
export type NumberWriter = (value: number, options: Intl.NumberFormatOptions) => string;

const perUnit = 100_000_000n;

/**
 * The sum of one nutrient. What isn’t known is no zero: it is missing from the sum, and the sum says so.
 * A recipe counts as the foods that it was cooked from, with its share of each.
 */
export function sumOf(portions: readonly Portion[], place: number): Sum {
  let exact = 0n;
  let known = 0;
  let of = 0;
  for (const { milligrams, figures, recipe } of portions) {
    if (recipe) {
      const cooked = sumOf(recipe.parts, place);
      known += cooked.known;
      of += cooked.of;
      exact += shareOf(cooked.exact, milligrams, recipe.milligrams);
      continue;
    }
    of += 1;
    const figure = figures[place] ?? null;
    if (figure === null) continue;
    known += 1;
    exact += BigInt(figure) * BigInt(milligrams);
  }
  return { exact, known, of };
}

/** Half goes up at a hundred-millionth of the unit, the digit that sums are counted in. */
function shareOf(exact: bigint, milligrams: number, of: number): bigint {
  const whole = BigInt(of);
  return (exact * BigInt(milligrams) * 2n + whole) / (whole * 2n);
}

/** Per 100 g in thousandths, rounded, for lists of foods: null where any part of it isn’t known. */
export function figuresOfRecipe({ milligrams, parts }: CookedParts): (number | null)[] {
  return nutrients.map((_, place) => {
    const { exact, known, of } = sumOf(parts, place);
    return known === of ? Number(shareOf(exact, 1, milligrams)) : null;
  });
}

/** As people read it: “1,527”, “≥ 12.4” where some of it isn’t known, “–” where none is. */
export function sumText(sum: Sum, nutrient: Nutrient, write: NumberWriter): string {
  if (sum.known === 0) return '–';
  const text = amountText(sum.exact, nutrient, write);
  return sum.known < sum.of ? `≥ ${text}` : text;
}

/** Rounded for the eye alone: calories whole, grams to a tenth, milligrams and less to three digits. */
export function amountText(exact: bigint, { unit }: Nutrient, write: NumberWriter): string {
  const decimals = decimalsOf(exact, unit);
  return write(rounded(exact, decimals), {
    minimumFractionDigits: unit === 'g' ? 1 : 0,
    maximumFractionDigits: decimals,
  });
}

/** All digits, with a point: “101.814”. `decimals` are those that the number is counted in. */
export function decimalText(exact: bigint, decimals: number): string {
  const digits = String(exact).padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  const whole = digits.slice(0, -decimals);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** Whole calories for bars and comparisons. */
export function wholeOf(exact: bigint): number {
  return rounded(exact, 0);
}

/** What the four sources of energy add up to, by 4, 4, 9 and 7 kcal per gram. Null unless all but alcohol are known. */
export function reckonedEnergy(figures: Figures): number | null {
  const [ofProtein, ofCarbohydrate, ofFat] = [protein, carbohydrate, fat].map(
    (place) => figures[place] ?? null,
  );
  if (ofProtein == null || ofCarbohydrate == null || ofFat == null) return null;
  return 4 * ofProtein + 4 * ofCarbohydrate + 9 * ofFat + 7 * (figures[alcohol] ?? 0);
}

/** Whether the stated energy is more than 20 % and 20 kcal away from what its sources add up to. */
export function isEnergyOdd(figures: Figures): boolean {
  const stated = figures[energy] ?? null;
  const reckoned = reckonedEnergy(figures);
  if (stated === null || reckoned === null) return false;
  const gap = Math.abs(stated - reckoned);
  return gap > 20_000 && gap * 5 > Math.max(stated, reckoned);
}

/** In the order of `nutrients`: their sums. */
export function allSums(portions: readonly Portion[]): Sum[] {
  return nutrients.map((_, place) => sumOf(portions, place));
}

/** Smaller parts aren’t shown. */
const mostDecimals = 6;

function decimalsOf(exact: bigint, unit: Nutrient['unit']): number {
  if (unit === 'kcal') return 0;
  if (unit === 'g') return 1;
  const whole = exact / perUnit;
  if (whole >= 100n) return 0;
  if (whole >= 1n || exact === 0n) return whole >= 10n ? 1 : 2;
  let decimals = 3;
  for (let scaled = exact * 10n; scaled < perUnit && decimals < mostDecimals; scaled *= 10n) decimals += 1;
  return decimals;
}

/** Half goes up. Exact until the last step, which a number holds for any diary. */
function rounded(exact: bigint, decimals: number): number {
  const scale = 10n ** BigInt(decimals);
  return Number((exact * scale + perUnit / 2n) / perUnit) / Number(scale);
}
