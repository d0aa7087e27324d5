import {
  type Formula,
  type FormulaInput,
  type FormulaUnit,
  type FormulaValues,
  fits,
  type Sex,
  sexes,
} from '@chalkline/contract/formulas/formula.ts';
import { numberText } from '../../ui/locale.ts';

export const systems = ['metric', 'imperial'] as const;
export type System = (typeof systems)[number];

interface Shown {
  readonly text: string;
  /** How many of the formula's unit one of these is. */
  readonly factor: number;
}

const imperial: Partial<Readonly<Record<FormulaUnit, Shown>>> = {
  kg: { text: 'lb', factor: 0.45359237 },
  cm: { text: 'in', factor: 2.54 },
  m: { text: 'mi', factor: 1609.344 },
  'm/min': { text: 'mph', factor: 26.8224 },
  's/km': { text: '/mi', factor: 1 / 1.609344 },
  'ml/day': { text: 'fl oz a day', factor: 29.5735295625 },
};

const written: Partial<Readonly<Record<FormulaUnit, string>>> = {
  's/km': '/km',
  'kg/m2': 'kg/m²',
  m2: 'm²',
  'g/cm3': 'g/cm³',
  'kcal/day': 'kcal a day',
  'ml/day': 'ml a day',
  'ml/kg/min': 'ml/kg/min',
  'beats/min': 'beats a minute',
  s: '',
};

/** Units that are read and written as on a clock. */
const secondsIn: Partial<Readonly<Record<FormulaUnit, number>>> = { s: 1, min: 60, 's/km': 1 };

function shownIn(unit: FormulaUnit, system: System): Shown {
  const other = system === 'imperial' ? imperial[unit] : undefined;
  return other ?? { text: written[unit] ?? unit, factor: 1 };
}

export function unitText(unit: FormulaUnit, system: System): string {
  return shownIn(unit, system).text;
}

/** A value in the formula's unit as it is shown: `1,452`, `4:35`. */
export function valueText(value: number, unit: FormulaUnit, system: System, decimals: number): string {
  const shown = value / shownIn(unit, system).factor;
  const seconds = unit === 'min' ? undefined : secondsIn[unit];
  return seconds === undefined ? digits(shown, decimals, decimals) : clock(shown * seconds);
}

function digits(value: number, least: number, most: number): string {
  return numberText(value, { minimumFractionDigits: least, maximumFractionDigits: most });
}

function clock(exact: number): string {
  const seconds = Math.round(exact);
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** What was typed, in the formula's unit; null if it can't be read. Takes `4:35` for times and `5'9` for inches. */
export function readValue(typed: string, unit: FormulaUnit, system: System): number | null {
  const text = typed.trim().replace(',', '.');
  const { factor } = shownIn(unit, system);
  const perSecond = secondsIn[unit];
  const parts = text.split(':');
  if (perSecond !== undefined && parts.length > 1) {
    if (parts.length > 3 || !parts.every((part) => /^\d+(\.\d+)?$/.test(part))) return null;
    return (parts.reduce((sum, part) => sum * 60 + Number(part), 0) / perSecond) * factor;
  }
  const feet = /^(\d+)\s*(?:'|′|’|ft)\s*(\d+(?:\.\d+)?)?\s*(?:"|″|”|in)?$/.exec(text);
  if (feet && unit === 'cm' && system === 'imperial')
    return (Number(feet[1]) * 12 + Number(feet[2] ?? 0)) * factor;
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) * factor : null;
}

/** The same value as it is typed in another system. */
export function retyped(typed: string, unit: FormulaUnit, from: System, to: System): string {
  const value = readValue(typed, unit, from);
  if (value === null || imperial[unit] === undefined || typed.includes(':')) return typed;
  return String(Number((value / shownIn(unit, to).factor).toFixed(unit === 'm' ? 3 : 1)));
}

/** "18 to 100 years". */
export function rangeText(input: FormulaInput, system: System): string {
  const { unit, min, max } = input;
  const decimals = system === 'imperial' && imperial[unit] ? 1 : 4;
  const text = unitText(unit, system);
  const ends = [min, max].map((end) =>
    secondsIn[unit] === 1 ? clock(end) : digits(end / shownIn(unit, system).factor, 0, decimals),
  );
  return `${ends.join(' to ')}${text && ` ${text}`}`;
}

/** Why a value is not taken; null for an empty or a good one. */
export function problemOf(typed: string, input: FormulaInput, system: System): string | null {
  if (typed.trim() === '') return null;
  const value = readValue(typed, input.unit, system);
  if (value === null) return secondsIn[input.unit] ? 'Enter a time, such as 12:30.' : 'Enter a number.';
  if (fits(input, value)) return null;
  if (value >= input.min && value <= input.max)
    return input.step === 1 ? 'Enter a whole number.' : 'Enter whole or half numbers.';
  return `From ${rangeText(input, system)}.`;
}

/** All that a formula takes; null while something is missing or wrong. */
export function readValues(
  { inputs }: Pick<Formula, 'inputs'>,
  typed: Readonly<Record<string, string>>,
  system: System,
): FormulaValues | null {
  const values: Record<string, number> = {};
  for (const [name, input] of Object.entries(inputs)) {
    const value = readValue(typed[name] ?? '', input.unit, system);
    if (value === null || !fits(input, value)) return null;
    values[name] = value;
  }
  return values;
}

export interface FormulaResult {
  /** null: the equation is the same for everyone. */
  readonly sex: Sex | null;
  /** null where `refused` says why. */
  readonly value: number | null;
  readonly refused: string | null;
  /** Where results of most people are. */
  readonly band: readonly [from: number, to: number] | null;
}

/** The results of the equations that are shown. */
export function resultsOf(formula: Formula, values: FormulaValues, shown: Sex | 'both'): FormulaResult[] {
  const { bySex, band, compute, refuse } = formula;
  const asked = bySex ? sexes.filter((sex) => shown === 'both' || sex === shown) : [null];
  return asked.map((sex) => {
    const of = sex ?? 'men';
    const refused = refuse?.(values, of) ?? null;
    const value = refused === null ? compute(values, of) : null;
    if (value === null || !Number.isFinite(value))
      return { sex, value: null, refused: refused ?? 'These values have no result together.', band: null };
    const off = band && ('share' in band ? value * band.share : band.amount);
    return { sex, value, refused: null, band: off === undefined ? null : [value - off, value + off] };
  });
}

export interface EquationPart {
  readonly text: string;
  readonly isInput: boolean;
}

/** An equation with names, or with values where there are some, in its inputs' places. */
export function equationParts(
  equation: string,
  { inputs }: Pick<Formula, 'inputs'>,
  values: FormulaValues | null,
): EquationPart[] {
  return equation.split(/(\{\w+\})/).flatMap((text): EquationPart[] => {
    if (text === '') return [];
    const name = /^\{(\w+)\}$/.exec(text)?.[1];
    if (name === undefined) return [{ text, isInput: false }];
    const value = values?.[name];
    return [{ text: value === undefined ? (inputs[name]?.symbol ?? name) : exact(value), isInput: true }];
  });
}

function exact(value: number): string {
  return digits(value, 0, 2);
}

/** The equations of a formula that are shown, with whose they are. */
export function equationsOf(
  { equation }: Pick<Formula, 'equation'>,
  shown: Sex | 'both',
): { readonly sex: Sex | null; readonly text: string }[] {
  if (typeof equation === 'string') return [{ sex: null, text: equation }];
  return sexes
    .filter((sex) => shown === 'both' || sex === shown)
    .map((sex) => ({ sex, text: equation[sex] }));
}
