import { type FormulaGroup, formulaGroups } from '@chalkline/contract/formulas/formulas.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link, useSearchParams } from 'react-router';
import { useSearchText } from '../../platform/use-search-text.ts';
import { counted } from '../../ui/counted.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import unseen from '../../ui/visually-hidden.module.css';
import styles from './formulas.module.css';
import { type System, unitText } from './readings.ts';

interface FormulaListProps {
  current: string;
  system: System;
  onSystem: (system: System) => void;
}

export function FormulaList({ current, system, onSystem }: FormulaListProps) {
  const [params] = useSearchParams();
  const [text, setText] = useSearchText('search');
  const search = params.get('search') ?? '';
  const groups = found(search);
  const count = groups.reduce((sum, { formulas }) => sum + formulas.length, 0);
  return (
    <nav className={styles.list} aria-label="Formulas">
      <SearchField label="Formulas" placeholder="Formula, author, unit" value={text} onChange={setText} />
      <SegmentedControl
        label="Units"
        wide
        choices={[
          { value: 'metric', label: 'Metric' },
          { value: 'imperial', label: 'Imperial' },
        ]}
        value={system}
        onChange={onSystem}
      />
      <p className={unseen.hidden} role="status">
        {search && counted(count, ['formula', 'formulas'])}
      </p>
      {count === 0 && <EmptyState title="No formulas found">Try another word.</EmptyState>}
      {groups.map(({ name, formulas }) => (
        <section key={name} className={styles.group}>
          <h2>
            {name} <small>{formulas.length}</small>
          </h2>
          <ul>
            {formulas.map((formula) => (
              <li key={formula.id}>
                <Link
                  to={urlOf('healthFormulas', {}, { formula: formula.id, ...(search && { search }) })}
                  aria-current={formula.id === current ? 'page' : undefined}
                >
                  <span className={styles.words}>
                    <b>{formula.name}</b>
                    <small>{formula.author}</small>
                  </span>
                  <small>{unitText(formula.output.unit, system)}</small>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** Each word has to be in the name, author, source or unit. */
function found(search: string): FormulaGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return formulaGroups.flatMap(({ name, formulas }) => {
    const fitting = formulas.filter((formula) => {
      const text =
        `${name} ${formula.name} ${formula.author} ${formula.source} ${formula.output.unit}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return fitting.length > 0 ? [{ name, formulas: fitting }] : [];
  });
}
