import type { Sex } from '@chalkline/contract/formulas/formula.ts';
import { findFormula, formulas } from '@chalkline/contract/formulas/formulas.ts';
import { pageTexts } from '@chalkline/contract/page-texts.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { Page, Stack } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/titles.tsx';
import { FormulaList } from './formula-list.tsx';
import { FormulaPanel } from './formula-panel.tsx';
import styles from './formulas.module.css';
import { retyped, type System } from './readings.ts';

const [first] = formulas;

/** `/health-formulas-reference`: every equation with its calculator. What is typed stays on this page. */
export function FormulasScreen() {
  const [params] = useSearchParams();
  const chosen = findFormula(params.get('formula'));
  const formula = chosen ?? first;
  const weightUnit = useSession()?.user.weightUnit;
  const [system, setSystem] = useState<System>(weightUnit === 'lb' ? 'imperial' : 'metric');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [shown, setShown] = useState<Sex | 'both'>('both');
  const changeSystem = (to: System) => {
    const inputs = new Map(formulas.flatMap((one) => Object.entries(one.inputs)));
    const again = Object.entries(typed).map(([name, text]) => {
      const input = inputs.get(name);
      return [name, input ? retyped(text, input.unit, system, to) : text];
    });
    setTyped(Object.fromEntries(again));
    setSystem(to);
  };
  return (
    <Page>
      <Stack gap={24}>
        <PageTitle
          marked
          count={formulas.length}
          below="Computed on your device. Nothing you type is sent or kept."
        >
          {pageTexts.healthFormulas.title}
        </PageTitle>
        <div className={styles.panes} data-open={chosen ? '' : undefined}>
          <FormulaList current={formula?.id ?? ''} system={system} onSystem={changeSystem} />
          {formula && (
            <FormulaPanel
              key={formula.id}
              formula={formula}
              system={system}
              typed={typed}
              onTyped={(change) => setTyped({ ...typed, ...change })}
              shown={shown}
              onShown={setShown}
            />
          )}
        </div>
      </Stack>
    </Page>
  );
}
