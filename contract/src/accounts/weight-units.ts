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

/** What a pair of the smallest usual plates adds to a bar: twice 1.25 kg, or twice 2.5 lb. */
export const plateStep: Readonly<Record<WeightUnit, number>> = { kg: 2.5, lb: 5 };

/** An empty bar, in grams. */
export const emptyBar: Readonly<Record<WeightUnit, number>> = { kg: 20_000, lb: gramsOf(45, 'lb') };

const stepsIn = (grams: number, unit: WeightUnit) => loadIn(grams, unit) / plateStep[unit];
const ofSteps = (steps: number, unit: WeightUnit) => gramsOf(Math.max(1, steps) * plateStep[unit], unit);

/** The nearest load that plates of this unit make up: a step at least. */
export function loadable(grams: number, unit: WeightUnit): number {
  return ofSteps(Math.round(stepsIn(grams, unit)), unit);
}

/** The lightest load above this one that plates make up. */
export function stepAbove(grams: number, unit: WeightUnit): number {
  return ofSteps(Math.floor(stepsIn(grams, unit)) + 1, unit);
}

/** The heaviest load up to this one that plates make up: a step at least. */
export function stepUpTo(grams: number, unit: WeightUnit): number {
  return ofSteps(Math.floor(stepsIn(grams, unit)), unit);
}
