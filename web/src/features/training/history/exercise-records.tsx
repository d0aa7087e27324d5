import type { WeightUnit } from '@chalkline/contract/accounts/preferences.ts';
import { estimatedMax } from '@chalkline/contract/training/records.ts';
import type { KnownExercise, TrainingReply } from '@chalkline/contract/training/training.schema.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { loadText } from '../loads.ts';
import styles from '../training.module.css';
import { bestLines, whenText } from '../training-texts.ts';
import { ExerciseModal } from './exercise-modal.tsx';

interface ExerciseRecordsProps {
  exercises: readonly KnownExercise[];
  unit: WeightUnit;
  maxes: TrainingReply['maxes'];
  /** Of a client; null for one's own. */
  coachingId?: string | null;
  /** How many are shown until one asks for all. */
  atFirst?: number;
  /** The exercise that a link opens. */
  sought?: string | null;
}

/** What is best of each exercise, the latest done first; each line opens its chart. */
export function ExerciseRecords({
  exercises,
  unit,
  maxes,
  coachingId = null,
  atFirst = exercises.length,
  sought = null,
}: ExerciseRecordsProps) {
  const [shown, setShown] = useState<KnownExercise | null>(
    exercises.find(({ exerciseId }) => exerciseId === sought) ?? null,
  );
  const [all, setAll] = useState(false);
  const rows = all ? exercises : exercises.slice(0, atFirst);
  return (
    <Panel title="Personal records">
      <ul className={styles.list}>
        {rows.map((exercise) => (
          <li key={exercise.exerciseId}>
            <button type="button" className={styles.line} onClick={() => setShown(exercise)}>
              <span className={styles.what}>
                <b>{exercise.name}</b>
                <small>{lineOf(exercise, unit)}</small>
              </span>
              <span className={styles.figure}>{headline(exercise, unit)}</span>
              <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {rows.length < exercises.length && (
        <Button wide variant="text" size={48} onClick={() => setAll(true)}>
          Show all {exercises.length}
        </Button>
      )}
      {shown && (
        <ExerciseModal
          {...{ coachingId, unit }}
          trainee={{ exercises, maxes }}
          exercise={shown}
          onClose={() => setShown(null)}
        />
      )}
    </Panel>
  );
}

function headline({ bests }: KnownExercise, unit: WeightUnit): string {
  if (bests.max) return loadText(estimatedMax(bests.max) ?? 0, unit);
  return bestLines(bests, unit)[0]?.value ?? '–';
}

function lineOf({ bests }: KnownExercise, unit: WeightUnit): string {
  const [first] = bestLines(bests, unit);
  return first ? `${first.label}, ${whenText(first)}` : 'Warm-ups only';
}
