import type { WeightUnit } from './preferences.ts';

/** In grams. The pound is the international avoirdupois pound. */
export const gramsPer: Readonly<Record<WeightUnit, number>> = { kg: 1000, lb: 453.592_37 };

/** To the nearest gram: what was typed in pounds comes back as it was typed. */
export function gramsOf(weight: number, unit: WeightUnit): number {
  return Math.round(weight * gramsPer[unit]);
}

/** A load as it is typed and shown: kilograms to 10 g, pounds to a tenth. */
export function loadIn(grams: number, unit: WeightUnit): number {
  const digits = unit === 'kg' ? 100 : 10;
  return Math.round((grams / gramsPer[unit]) * digits) / digits;
}

/** A body’s weight, to a tenth. */
export function weightIn(grams: number, unit: WeightUnit): number {
  return Math.round((grams / gramsPer[unit]) * 10) / 10;
}

/** A typed load in grams: that of before which is shown as this. 82.5 kg isn’t changed by who reads it in pounds. */
export function typedGrams(load: number, unit: WeightUnit, before: readonly number[]): number {
  return before.find((grams) => loadIn(grams, unit) === load) ?? gramsOf(load, unit);
}
