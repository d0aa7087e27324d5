import { bodyFatFormulas } from './body-fat-formulas.ts';
import { bodyFormulas } from './body-formulas.ts';
import { energyFormulas } from './energy-formulas.ts';
import { fitnessFormulas } from './fitness-formulas.ts';
import type { Formula } from './formula.ts';
import { heartFormulas } from './heart-formulas.ts';
import { liftingFormulas } from './lifting-formulas.ts';
import { nutritionFormulas } from './nutrition-formulas.ts';
import { runningFormulas } from './running-formulas.ts';
import { strengthFormulas } from './strength-formulas.ts';

export interface FormulaGroup {
  readonly name: string;
  readonly formulas: readonly Formula[];
}

/** Every formula, in the groups in which they are listed. */
export const formulaGroups: readonly FormulaGroup[] = [
  { name: 'Energy', formulas: energyFormulas },
  { name: 'Nutrition', formulas: nutritionFormulas },
  { name: 'Body', formulas: bodyFormulas },
  { name: 'Body fat', formulas: bodyFatFormulas },
  { name: 'Strength', formulas: strengthFormulas },
  { name: 'Lifting points', formulas: liftingFormulas },
  { name: 'Heart', formulas: heartFormulas },
  { name: 'Fitness', formulas: fitnessFormulas },
  { name: 'Running', formulas: runningFormulas },
];

export const formulas: readonly Formula[] = formulaGroups.flatMap((group) => group.formulas);

export function findFormula(id: string | null): Formula | null {
  return formulas.find((one) => one.id === id) ?? null;
}
