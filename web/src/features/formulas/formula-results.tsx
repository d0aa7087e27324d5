import type { Formula, FormulaValues, Sex } from '@chalkline/contract/formulas/formula.ts';
import { formulas } from '@chalkline/contract/formulas/formulas.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import styles from './formulas.module.css';
import { resultsOf, type System, unitText, valueText } from './readings.ts';

interface FormulaResultsProps {
  formula: Formula;
  system: System;
  values: FormulaValues | null;
  shown: Sex | 'both';
  onTyped: (change: Readonly<Record<string, string>>) => void;
}

const whose = { women: 'Equation for women', men: 'Equation for men' } as const;

/** The formula that goes on with a result, and the input that takes it. */
const takenBy: Readonly<
  Record<string, { readonly id: string; readonly input: string; readonly words: string }>
> = {
  'Resting energy': { id: 'tdee', input: 'bmr', words: 'Multiply by activity' },
  'Total daily energy': { id: 'macro-grams', input: 'kcal', words: 'Divide into macronutrients' },
  'Maximum heart rate': { id: 'hr-karvonen', input: 'hrmax', words: 'Target heart rate' },
  'Body density': { id: 'bodyfat-siri', input: 'density', words: 'Body fat from density' },
  'Body mass index': { id: 'bodyfat-deurenberg', input: 'bmi', words: 'Body fat from BMI' },
  'Lean body mass': { id: 'bmr-katch-mcardle', input: 'lbm', words: 'Resting energy' },
  'Body fat': { id: 'ffmi', input: 'bf', words: 'Fat-free mass index' },
};

export function FormulaResults({ formula, system, values, shown, onTyped }: FormulaResultsProps) {
  const navigate = useNavigate();
  const { unit, decimals } = formula.output;
  const next = takenBy[formula.name];
  const text = (value: number) => valueText(value, unit, system, decimals);
  const taking = formulas.find(({ id }) => id === next?.id)?.inputs[next?.input ?? ''];
  return (
    <section className={styles.results} aria-live="polite">
      <h3>Result</h3>
      {values === null && <p className={styles.waiting}>Fill in the calculator.</p>}
      {values &&
        resultsOf(formula, values, shown).map(({ sex, value, refused, band }) => (
          <div key={sex ?? 'all'} className={styles.result}>
            {sex && <small>{whose[sex]}</small>}
            {value === null ? (
              <p className={styles.refused}>{refused}</p>
            ) : (
              <p>
                <b>{text(value)}</b> {unitText(unit, system)}
              </p>
            )}
            {band && (
              <small>{`${text(band[0])} to ${text(band[1])}, where results of most people are`}</small>
            )}
            {value !== null && next && taking && (
              <Button
                onClick={() => {
                  onTyped({ [next.input]: typedOf(value, unit === 'kg' && system === 'imperial') });
                  void navigate(urlOf('healthFormulas', {}, { formula: next.id }));
                }}
                icon={<IconArrowRight size={18} stroke={1.75} aria-hidden="true" />}
              >
                {next.words}
              </Button>
            )}
          </div>
        ))}
    </section>
  );
}

function typedOf(value: number, inPounds: boolean): string {
  return String(Number((inPounds ? value / 0.45359237 : value).toFixed(value < 10 ? 4 : 1)));
}
