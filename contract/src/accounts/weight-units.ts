import type { WeightUnit } from './preferences.ts';

/** In grams. The pound is the international avoirdupois pound. */
export const gramsPer: Readonly<Record<WeightUnit, number>> = { kg: 1000, lb: 453.592_37 };

/** A load as it is typed and shown: kilograms to 10 g, pounds to a tenth. */
export function loadIn(grams: number, unit: WeightUnit): number {
  const digits = unit === 'kg' ? 100 : 10;
  return Math.round((grams / gramsPer[unit]) * digits) / digits;
}
