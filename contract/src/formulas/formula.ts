/** Whose measurements an equation was derived on. */
export const sexes = ['women', 'men'] as const;
export type Sex = (typeof sexes)[number];

export const formulaUnits = [
  '',
  'kg',
  'cm',
  'mm',
  'm',
  'years',
  'min',
  's',
  's/km',
  'm/min',
  'kg/m2',
  'm2',
  'g/cm3',
  '%',
  'g',
  'kcal',
  'kcal/day',
  'kcal/g',
  'kJ',
  'ml/day',
  'ml/kg/min',
  'MET',
  'W',
  'beats/min',
  'points',
  '% of 1RM',
] as const;
export type FormulaUnit = (typeof formulaUnits)[number];

export interface FormulaInput {
  readonly label: string;
  /** Its name in the equation. */
  readonly symbol: string;
  readonly unit: FormulaUnit;
  /** In `unit`. What is outside is refused, not clipped. */
  readonly min: number;
  readonly max: number;
  /** Values between its steps are refused. */
  readonly step?: number;
}

export type FormulaValues = Readonly<Record<string, number>>;

/** How far results of single people are from the equation's, either way: a share of it, or an amount in its unit. */
export type ErrorBand = { readonly share: number } | { readonly amount: number };

/** A published equation with its units, range and source, as one function of its inputs. */
export interface Formula {
  readonly id: string;
  /** What it gives: "Resting energy". Formulas of one name give the same by other equations. */
  readonly name: string;
  /** Which one it is: "Mifflin-St Jeor, 1990". */
  readonly author: string;
  readonly inputs: Readonly<Record<string, FormulaInput>>;
  /** Women and men have an equation each. */
  readonly bySex?: boolean;
  /** As it is read, with `{name}` for each input. */
  readonly equation: string | Readonly<Record<Sex, string>>;
  readonly output: { readonly unit: FormulaUnit; readonly decimals: number };
  /** For whom it holds; '' where only the ranges of the inputs say so. */
  readonly valid: string;
  readonly source: string;
  readonly note: string;
  readonly band?: ErrorBand;
  /** Why these values have no result together; null: they have one. */
  readonly refuse?: (values: FormulaValues, sex: Sex) => string | null;
  readonly compute: (values: FormulaValues, sex: Sex) => number;
}

interface FormulaSketch<Name extends string> extends Omit<Formula, 'inputs' | 'refuse' | 'compute'> {
  readonly inputs: Readonly<Record<Name, FormulaInput>>;
  readonly refuse?: (values: Readonly<Record<Name, number>>, sex: Sex) => string | null;
  readonly compute: (values: Readonly<Record<Name, number>>, sex: Sex) => number;
}

/** A formula whose functions know the names of its inputs. */
export function formula<const Name extends string>(sketch: FormulaSketch<Name>): Formula {
  return sketch;
}

/** Whether a value is in the range and on a step of its input. */
export function fits({ min, max, step }: FormulaInput, value: number): boolean {
  return value >= min && value <= max && (step === undefined || Number.isInteger(value / step));
}
