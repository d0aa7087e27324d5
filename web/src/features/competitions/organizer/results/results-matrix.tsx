import { isAddedUp } from '@chalkline/contract/competitions/added-up.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { PublicationState } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { PublicationReply } from '@chalkline/contract/competitions/publication.schema.ts';
import type { ScoreCount } from '@chalkline/contract/competitions/score.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Checkbox } from '../../../../ui/choices.tsx';
import { organizerQueries } from '../organizer.queries.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { movable, resultsKey } from './chosen-results.ts';
import { EmbargoModal } from './embargo-modal.tsx';
import { MoveResultsModal } from './move-results-modal.tsx';
import styles from './results.module.css';
import { ResultsCell } from './results-cell.tsx';

interface ResultsMatrixProps {
  competition: CompetitionReply;
  publications: readonly PublicationReply[];
}

/** A row per workout and a column per division; selected results move together. */
export function ResultsMatrix({ competition, publications }: ResultsMatrixProps) {
  const { id, divisions, workouts, can } = competition;
  const { data: counts = [] } = useQuery(organizerQueries.counts(id));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<PublicationState | 'embargo' | null>(null);
  const chosen = publications.filter((results) => ticked.has(resultsKey(results)));
  const tick = (keys: readonly string[], on: boolean) =>
    setTicked((now) => {
      const next = new Set(now);
      for (const key of keys) {
        if (on) next.add(key);
        else next.delete(key);
      }
      return next;
    });
  const close = () => setAsked(null);
  const done = () => {
    setTicked(new Set());
    close();
  };
  const line = (key: 'divisionId' | 'workoutId', of: string, label: string) => {
    const keys = publications.filter((results) => results[key] === of).map(resultsKey);
    const all = keys.every((one) => ticked.has(one));
    return <Checkbox label={label} checked={all} onChange={() => tick(keys, !all)} />;
  };
  return (
    <>
      {can.publishResults && (
        <ChosenBar chosen={chosen} onMove={setAsked} onClear={() => setTicked(new Set())} />
      )}
      <section className={styles.scroll} aria-label="Results by workout and division">
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">Workout</th>
              {divisions.map((division) => (
                <th scope="col" key={division.id}>
                  {can.publishResults ? line('divisionId', division.id, division.name) : division.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {workouts.map((workout) => (
              <tr key={workout.id}>
                <th scope="row">
                  {can.publishResults ? line('workoutId', workout.id, workout.name) : workout.name}
                </th>
                {divisions.map((division) => {
                  const cell = { divisionId: division.id, workoutId: workout.id };
                  const key = resultsKey(cell);
                  const results = publications.find((one) => resultsKey(one) === key);
                  return (
                    <td key={division.id} data-head={division.name}>
                      {results && (
                        <ResultsCell
                          results={results}
                          count={countIn(counts, key)}
                          name={`${workout.name}, ${division.name}`}
                          zone={competition.zone}
                          isHeld={division.frozenAt !== null}
                          isAddedUp={isAddedUp(division.teams)}
                          ticked={ticked.has(key)}
                          onTick={can.publishResults ? (on) => tick([key], on) : undefined}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {asked === 'embargo' && (
        <EmbargoModal competition={competition} chosen={chosen} onClose={close} onDone={done} />
      )}
      {asked !== null && asked !== 'embargo' && (
        <MoveResultsModal
          competition={competition}
          chosen={movable(chosen, asked)}
          to={asked}
          onClose={close}
          onDone={done}
        />
      )}
    </>
  );
}

function countIn(counts: readonly ScoreCount[], key: string): ScoreCount | undefined {
  return counts.find((count) => resultsKey(count) === key);
}
