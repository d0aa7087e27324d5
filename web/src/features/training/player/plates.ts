import type { WeightUnit } from '@chalkline/contract/accounts/preferences.ts';
import { gramsPer } from '@chalkline/contract/accounts/weight-units.ts';

/** In grams, the heaviest first. Pounds are exact to the gram. */
export const plates: Readonly<Record<WeightUnit, readonly number[]>> = {
  kg: [25_000, 20_000, 15_000, 10_000, 5000, 2500, 1250],
  lb: [45, 35, 25, 10, 5, 2.5].map((pounds) => Math.round(pounds * gramsPer.lb)),
};
export const bars: Readonly<Record<WeightUnit, readonly number[]>> = {
  kg: [20_000, 15_000, 10_000, 0],
  lb: [45, 35, 0].map((pounds) => Math.round(pounds * gramsPer.lb)),
};

export interface Loading {
  /** On each side, the heaviest first. */
  readonly side: readonly number[];
  /** Grams that these plates can’t make up, in all. */
  readonly missing: number;
}

/** Plates for each side of a bar. Null for a load below the bar's own weight. */
export function loadingOf(grams: number, bar: number, unit: WeightUnit): Loading | null {
  // Half of a pound plate's grams may be off by rounding.
  const slack = unit === 'lb' ? 10 : 0;
  if (grams + slack < bar) return null;
  let left = (grams - bar) / 2;
  const side: number[] = [];
  for (const plate of plates[unit]) {
    while (left + slack >= plate) {
      side.push(plate);
      left -= plate;
    }
  }
  return { side, missing: Math.abs(left) <= slack ? 0 : Math.round(left * 2) };
}
