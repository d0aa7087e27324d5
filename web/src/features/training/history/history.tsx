import { dayAfter } from '@chalkline/contract/competitions/days.ts';
import type { LogReply } from '@chalkline/contract/training/log.schema.ts';
import type { AddressName } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { today } from '../../../ui/now.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useDesk } from '../desk.ts';
import { PastModal } from '../past-modal.tsx';
import type { DoneSet } from '../plans.ts';
import styles from '../training.module.css';
import { trainingQueries } from '../training.queries.ts';
import { useUnit } from '../use-unit.ts';
import { LogLine } from './log-line.tsx';
import { LogModal } from './log-modal.tsx';

interface HistoryProps {
  at: Extract<AddressName, 'fitnessTrainer' | 'mobileFitnessTrainer'>;
  personId: string;
}

/** Finished workouts, the latest first; those that only this phone has come before. */
export function History({ at, personId }: HistoryProps) {
  const { logs } = useDesk();
  const [unit] = useUnit();
  const [shown, setShown] = useState<LogReply | null>(null);
  const [logging, setLogging] = useState(false);
  const unsent = logs
    .filter((log) => log.personId === personId && log.endedAt !== null)
    .toSorted((one, other) => other.startedAt.localeCompare(one.startedAt));
  return (
    <>
      {unsent.length > 0 && (
        <Panel title="On this phone">
          <ul className={styles.list}>
            {unsent.map((log) => (
              <li key={log.id}>
                <LogLine {...{ log, unit }} onShow={() => setShown(asReply(log))} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel
        title="Workouts"
        actions={
          <Button size={48} variant="text" onClick={() => setLogging(true)}>
            Log a past workout
          </Button>
        }
      >
        <PagedList
          query={trainingQueries.logs}
          failed="Couldn’t load your workouts"
          noun={['workout', 'workouts']}
          empty={
            <EmptyState title="No workouts yet">
              Finished workouts appear here with their sets and records.
            </EmptyState>
          }
        >
          {(rows) => (
            <ul className={styles.list}>
              {rows
                .filter(({ id }) => !unsent.some((log) => log.id === id))
                .map((log) => (
                  <li key={log.id}>
                    <LogLine {...{ log, unit }} onShow={() => setShown(log)} />
                  </li>
                ))}
            </ul>
          )}
        </PagedList>
      </Panel>
      {logging && (
        <PastModal {...{ at, personId }} day={dayAfter(today(), -1)} onClose={() => setLogging(false)} />
      )}
      {shown && <LogModal {...{ at, personId, unit }} log={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function asReply({ sets, ...log }: Omit<LogReply, 'sets'> & { sets: readonly DoneSet[] }): LogReply {
  return { ...log, sets: sets.map((set) => ({ ...set, logId: log.id })) };
}
