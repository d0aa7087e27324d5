import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { RegistrationFigures } from '@chalkline/contract/competitions/registration.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { useQuery } from '@tanstack/react-query';
import { Bar } from '../../../../ui/bar.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { numberText } from '../../../../ui/locale.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { partUrl } from '../dashboard/parts.ts';
import { organizerQueries } from '../organizer.queries.ts';
import styles from './overview.module.css';

/** How full each division is; without a capacity, relative to the largest. */
export function DivisionFill({ competition }: { competition: CompetitionReply }) {
  const { divisions } = competition;
  const { data: figures } = useQuery({
    ...organizerQueries.registrationFigures(competition.id),
    enabled: competition.can.manageEntries,
  });
  const largest = Math.max(1, ...divisions.map(({ entryCount }) => entryCount));
  return (
    <Panel title="Athletes per division">
      {divisions.length === 0 ? (
        <EmptyState
          title="No divisions yet"
          action={
            <ButtonLink size={32} to={partUrl(competition.id, 'divisions')}>
              Add divisions
            </ButtonLink>
          }
        >
          Every athlete competes in a division. Add one first.
        </EmptyState>
      ) : (
        <ul className={styles.lines}>
          {divisions.map(({ id, name, entryCount, capacity }) => (
            <li key={id} className={styles.line}>
              <span className={styles.words}>
                {name}
                <b className={styles.count}>
                  {entryCount}
                  {capacity !== null && <small>/{capacity}</small>}
                </b>
              </span>
              <Bar
                label={`Athletes in ${name}`}
                value={entryCount}
                max={Math.max(entryCount, capacity ?? largest)}
              />
              <DivisionNote
                over={capacity === null ? 0 : entryCount - capacity}
                figures={figures?.divisions.find(({ divisionId }) => divisionId === id)}
                currency={figures?.currency}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface DivisionNoteProps {
  /** How many athletes are above the capacity, where it was lowered. */
  over: number;
  figures: RegistrationFigures['divisions'][number] | undefined;
  currency: CurrencyCode | undefined;
}

/** What else is to know of a division: money, who waits, and athletes above a capacity that was lowered. */
function DivisionNote({ over, figures, currency }: DivisionNoteProps) {
  const { gross = 0, refunds = 0, waiting = 0 } = figures ?? {};
  const notes = [
    ...(over > 0 ? [`Over by ${numberText(over)}`] : []),
    ...(waiting > 0 ? [`${numberText(waiting)} waiting`] : []),
    ...(currency && gross > 0 ? [`${showMoney(gross - refunds, currency)} after refunds`] : []),
  ];
  return (
    notes.length > 0 && <small className={over > 0 ? styles.over : styles.note}>{notes.join(' · ')}</small>
  );
}
