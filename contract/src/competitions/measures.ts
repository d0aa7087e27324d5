/** What a workout can be scored by. A hold is a time where longer is better. */
export const scoringTypes = [
  'time',
  'reps',
  'rounds_reps',
  'load',
  'distance',
  'calories',
  'points',
  'hold',
  'pass_fail',
  'capped_rounds',
] as const;
export type ScoringType = (typeof scoringTypes)[number];

/** Which result is better. Independent of the type: points may be lower-is-better. */
export const directions = ['lower', 'higher'] as const;
export type Direction = (typeof directions)[number];

/** What a tie can be broken by. */
export const tiebreakTypes = ['time', 'reps', 'load', 'distance', 'calories', 'points'] as const;
export type TiebreakType = (typeof tiebreakTypes)[number];

/** Units that a workout is shown in. `clock` is minutes and seconds, `ft_in` is 104' 10.50". */
export const units = [
  'clock',
  'reps',
  'kg',
  'lb',
  'm',
  'km',
  'cm',
  'mi',
  'yd',
  'ft',
  'in',
  'ft_in',
  'cal',
  'pt',
  'pass',
] as const;
export type Unit = (typeof units)[number];

/** Units that an amount of load or distance is kept in, as it was measured. */
export const measuredUnits = ['kg', 'lb', 'm', 'km', 'cm', 'mi', 'yd', 'ft', 'in'] as const;
export type MeasuredUnit = (typeof measuredUnits)[number];

/** The units of each type; the first is the usual one. */
export const unitsOf: Readonly<Record<ScoringType, readonly [Unit, ...Unit[]]>> = {
  time: ['clock'],
  reps: ['reps'],
  rounds_reps: ['reps'],
  load: ['kg', 'lb'],
  distance: ['m', 'km', 'cm', 'mi', 'yd', 'ft', 'in', 'ft_in'],
  calories: ['cal'],
  points: ['pt'],
  hold: ['clock'],
  pass_fail: ['pass'],
  capped_rounds: ['clock'],
};

/** The usual direction of each type. */
export const usualDirection: Readonly<Record<ScoringType, Direction>> = {
  time: 'lower',
  reps: 'higher',
  rounds_reps: 'higher',
  load: 'higher',
  distance: 'higher',
  calories: 'higher',
  points: 'higher',
  hold: 'higher',
  pass_fail: 'higher',
  capped_rounds: 'lower',
};

/**
 * Amounts are whole numbers, so that nothing is ranked on a fraction that a computer cannot hold: times in
 * milliseconds, load, distance, calories and points in thousandths of their unit, reps (and pass = 1, fail
 * = 0) as they are.
 */
export function stepsPerUnit(type: ScoringType | TiebreakType): 1 | 1000 {
  return type === 'reps' || type === 'rounds_reps' || type === 'pass_fail' ? 1 : 1000;
}

/**
 * What one thousandth of a unit weighs in a base that is exact for all units of its kind: 10⁻¹¹ kg for loads
 * (a pound is 0.45359237 kg by definition), 10⁻⁷ m for distances (an inch is 0.0254 m). Two results in
 * different units compare exactly by it.
 */
export const baseSteps: Readonly<Record<MeasuredUnit, number>> = {
  kg: 100_000_000,
  lb: 45_359_237,
  m: 10_000,
  km: 10_000_000,
  cm: 100,
  mi: 16_093_440,
  yd: 9144,
  ft: 3048,
  in: 254,
};

/** The unit that an amount is kept in when the workout is shown in `unit`; null where there is one only. */
export function measuredUnitOf(unit: Unit): MeasuredUnit | null {
  if (unit === 'ft_in') return 'in';
  return measuredUnits.find((measured) => measured === unit) ?? null;
}
