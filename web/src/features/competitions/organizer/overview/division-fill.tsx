import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { Bar } from '../../../../ui/bar.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { partUrl } from '../dashboard/parts.ts';
import styles from './overview.module.css';

/** How full each division is; without a capacity, relative to the largest. */
export function DivisionFill({ competition }: { competition: CompetitionReply }) {
  const { divisions } = competition;
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
              <Bar label={`Athletes in ${name}`} value={entryCount} max={capacity ?? largest} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
