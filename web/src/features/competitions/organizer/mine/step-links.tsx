import type { NextStep } from '@chalkline/contract/competitions/next-step.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import text from '../../../../ui/text.module.css';
import { daysText } from '../../days.ts';
import { stepLink } from './athlete-steps.ts';
import styles from './mine-actions.module.css';

/** What to do next, each with its time. */
export function StepLinks({ steps }: { steps: readonly NextStep[] }) {
  return (
    <span className={styles.steps}>
      {steps.map((step) => {
        const { words, to, until } = stepLink(step);
        return (
          <span key={`${step.step} ${to}`}>
            <Link className={text.link} to={to}>
              {words}
            </Link>
            {until && ` ${until}`}
          </span>
        );
      })}
    </span>
  );
}

const columns: readonly Column<NextStep>[] = [
  {
    key: 'name',
    head: 'Competition',
    phone: 'lead',
    cell: ({ competition: { id, name } }) => (
      <Link className={text.link} to={urlOf('competitionDetail', { id })}>
        {name}
      </Link>
    ),
  },
  { key: 'division', head: 'Division', cell: ({ about }) => about },
  {
    key: 'when',
    head: 'When',
    cell: ({ competition: { startsOn, endsOn } }) => daysText(startsOn, endsOn),
  },
  { key: 'next', head: 'Next', cell: (step) => <StepLinks steps={[step]} /> },
];

/** Places that are held, offered or waited for. Renders nothing without any. */
export function PlacesToCome({ steps }: { steps: readonly NextStep[] }) {
  if (steps.length === 0) return null;
  return (
    <DataTable
      caption="Places you don’t have yet"
      columns={columns}
      rows={steps}
      rowKey={({ step, competition, about }) => `${step} ${competition.id} ${about}`}
    />
  );
}
