import type { LogReply } from '@chalkline/contract/training/log.schema.ts';
import type { KnownExercise } from '@chalkline/contract/training/training.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../patterns/loaded.tsx';
import { PagedList, usePagedRows } from '../../patterns/paged-list.tsx';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Panel } from '../../ui/panel.tsx';
import { shortDay } from '../../ui/short-day.ts';
import { LastWorkout } from './client/last-workout.tsx';
import { PainNotes } from './client/pain-notes.tsx';
import { ExerciseRecords } from './history/exercise-records.tsx';
import { LogLine, LogSets } from './history/log-line.tsx';
import styles from './training.module.css';
import { trainingQueries } from './training.queries.ts';
import { durationText } from './training-texts.ts';
import { useUnit } from './use-unit.ts';
import { weeksOf } from './weeks.ts';

interface ClientTrainingProps {
  client: { readonly coachingId: string; readonly name: string };
}

const recordsAtFirst = 5;

/** On the page of a client who shares training: how often they train, what they did and their records. */
export function ClientTrainingSection({ client: { coachingId } }: ClientTrainingProps) {
  const [unit] = useUnit();
  const [shown, setShown] = useState<LogReply | null>(null);
  const query = useQuery(trainingQueries.clientTraining(coachingId));
  return (
    <Loaded query={query} failed="Couldn’t load the training log" panel>
      {(training) =>
        training && (
          <>
            <PainNotes pain={training.pain} />
            <LastLogged coachingId={coachingId} />
            <Panel title="Workouts per week" footer={lastText(training.exercises, training.days)} padded>
              <BarChart bars={weeksOf(training.days)} phoneLabelEvery={2} />
            </Panel>
            <Panel title="Training log">
              <PagedList
                query={trainingQueries.clientLogs(coachingId)}
                page="workouts-page"
                failed="Couldn’t load workouts"
                noun={['workout', 'workouts']}
                empty={
                  <EmptyState title="No workouts yet">
                    Workouts appear here with their sets when your client finishes them.
                  </EmptyState>
                }
              >
                {(rows) => (
                  <ul className={styles.list}>
                    {rows.map((log) => (
                      <li key={log.id}>
                        <LogLine {...{ log, unit }} onShow={() => setShown(log)} />
                      </li>
                    ))}
                  </ul>
                )}
              </PagedList>
            </Panel>
            {training.exercises.length > 0 && (
              <ExerciseRecords
                {...{ unit, coachingId }}
                exercises={training.exercises}
                maxes={training.maxes}
                atFirst={recordsAtFirst}
              />
            )}
            {shown && (
              <Modal
                opened
                onClose={() => setShown(null)}
                title={shown.name}
                below={`${shortDay(shown.day)}, ${durationText(shown)}`}
              >
                <LogSets log={shown} unit={unit} />
              </Modal>
            )}
          </>
        )
      }
    </Loaded>
  );
}

/** Days are of the last weeks; the exercise done last tells of earlier ones. */
function lastText(exercises: readonly KnownExercise[], days: readonly string[]): string {
  const last = [...days, ...exercises.map((exercise) => exercise.last.day)].toSorted().at(-1);
  return last ? `Last workout: ${shortDay(last)}.` : 'No workout yet.';
}

/** What the client did last, in full. */
function LastLogged({ coachingId }: { coachingId: string }) {
  const [unit] = useUnit();
  const [last] = usePagedRows(trainingQueries.clientLogs(coachingId)) ?? [];
  return last ? <LastWorkout log={last} unit={unit} /> : null;
}
