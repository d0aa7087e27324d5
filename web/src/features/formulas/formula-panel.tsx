import type { Formula, Sex } from '@chalkline/contract/formulas/formula.ts';
import { formulas } from '@chalkline/contract/formulas/formulas.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FormulaResults } from './formula-results.tsx';
import styles from './formulas.module.css';
import {
  equationParts,
  equationsOf,
  problemOf,
  rangeText,
  readValues,
  resultsOf,
  type System,
  unitText,
  valueText,
} from './readings.ts';

interface FormulaPanelProps {
  formula: Formula;
  system: System;
  typed: Readonly<Record<string, string>>;
  onTyped: (change: Readonly<Record<string, string>>) => void;
  shown: Sex | 'both';
  onShown: (shown: Sex | 'both') => void;
}

const whose = { women: 'In the equation for women', men: 'In the equation for men' } as const;

export function FormulaPanel({ formula, system, typed, onTyped, shown, onShown }: FormulaPanelProps) {
  const { inputs, name, author, note } = formula;
  const values = readValues(formula, typed, system);
  return (
    <article className={styles.panel}>
      <header className={styles.head}>
        <div>
          <div className={styles.back}>
            <ButtonLink
              to={urlOf('healthFormulas')}
              icon={<IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />}
            >
              All formulas
            </ButtonLink>
          </div>
          <h2>{`${name}, ${author}`}</h2>
        </div>
        <Button
          size={40}
          onClick={() => window.print()}
          icon={<IconPrinter size={18} stroke={1.75} aria-hidden="true" />}
        >
          Print
        </Button>
      </header>
      <div className={styles.equation}>
        {equationsOf(formula, shown).map(({ sex, text }) => (
          <div key={text}>
            <p>
              {equationParts(text, formula, null).map((part, index) =>
                part.isInput ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their order
                  <var key={index}>{part.text}</var>
                ) : (
                  part.text
                ),
              )}
            </p>
            {sex && <small>{whose[sex]}</small>}
          </div>
        ))}
      </div>
      <div className={styles.work}>
        <section className={styles.calculator}>
          <h3>Calculator</h3>
          <div className={styles.fields}>
            {Object.entries(inputs).map(([key, input]) => (
              <TextField
                key={key}
                label={input.label}
                inputMode={input.unit === 's' ? 'text' : 'decimal'}
                autoComplete="off"
                unit={input.unit === 's' ? 'h:mm:ss' : unitText(input.unit, system)}
                value={typed[key] ?? ''}
                error={problemOf(typed[key] ?? '', input, system) ?? undefined}
                onChange={({ target }) => onTyped({ [key]: target.value })}
              />
            ))}
          </div>
          {formula.bySex && (
            <SegmentedControl
              label="Equation for"
              labelShown
              wide
              choices={[
                { value: 'women', label: 'Women' },
                { value: 'men', label: 'Men' },
                { value: 'both', label: 'Show both' },
              ]}
              value={shown}
              onChange={onShown}
            />
          )}
          {values && (
            <div className={styles.worked}>
              {equationsOf(formula, shown).map(({ text }) => (
                <p key={text}>
                  {equationParts(text, formula, values)
                    .map((part) => part.text)
                    .join('')}
                </p>
              ))}
            </div>
          )}
        </section>
        <FormulaResults formula={formula} system={system} values={values} shown={shown} onTyped={onTyped} />
      </div>
      <Facts formula={formula} system={system} />
      {note && (
        <div className={styles.note}>
          <Note>{note}</Note>
        </div>
      )}
      <Others formula={formula} system={system} typed={typed} shown={shown} />
    </article>
  );
}

function Facts({ formula, system }: Pick<FormulaPanelProps, 'formula' | 'system'>) {
  const { inputs, valid, source, output } = formula;
  const ranges = Object.values(inputs).map((input) => `${input.label}: ${rangeText(input, system)}`);
  const facts = [
    ['Gives', [formula.name, unitText(output.unit, system)].filter(Boolean).join(', ')],
    ['For', valid],
    ['Takes', ranges.join('. ')],
    ['Source', source],
  ].filter(([, text]) => text !== '');
  return (
    <dl className={styles.facts}>
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What other equations for the same give from the same values. */
function Others({ formula, system, typed, shown }: Omit<FormulaPanelProps, 'onTyped' | 'onShown'>) {
  const others = formulas.filter(({ name, id }) => name === formula.name && id !== formula.id);
  if (others.length === 0) return null;
  return (
    <section className={styles.others}>
      <h3>Others for the same</h3>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <Link to={urlOf('healthFormulas', {}, { formula: other.id })}>
              <b>{other.author}</b>
              <span className={styles.given}>{resultText(other, { system, typed, shown })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function resultText(
  other: Formula,
  { system, typed, shown }: Pick<FormulaPanelProps, 'system' | 'typed' | 'shown'>,
): string {
  const values = readValues(other, typed, system);
  if (!values) {
    const missing = Object.entries(other.inputs).filter(([key, input]) => {
      const text = typed[key] ?? '';
      return text.trim() === '' || problemOf(text, input, system) !== null;
    });
    return `needs ${missing.map(([, { symbol }]) => symbol).join(', ')}`;
  }
  const { unit, decimals } = other.output;
  return resultsOf(other, values, shown)
    .map(({ value }) => (value === null ? 'no result' : valueText(value, unit, system, decimals)))
    .join(' or ');
}
