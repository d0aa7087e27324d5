import { estimatedMax } from '@chalkline/contract/training/records.ts';
import type { KnownExercise, TrainingReply } from '@chalkline/contract/training/training.schema.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { loadText, type WeightUnit } from '../loads.ts';
import styles from '../training.module.css';
import { bestLines, shortDay } from '../training-texts.ts';
import { useUnit } from '../use-unit.ts';
import { ExerciseModal } from './exercise-modal.tsx';

/** What is best of each exercise, the latest done first. */
export function Records({ training }: { training: TrainingReply }) {
  const [unit, setUnit] = useUnit();
  const [shown, setShown] = useState<KnownExercise | null>(null);
  if (training.exercises.length === 0) {
    return (
      <Panel>
        <EmptyState title="No records yet">
          Log a workout, and your best lifts, times and distances appear here.
        </EmptyState>
      </Panel>
    );
  }
  return (
    <>
      <SegmentedControl
        label="Unit"
        wide
        size={48}
        choices={[
          { value: 'kg', label: 'Kilograms' },
          { value: 'lb', label: 'Pounds' },
        ]}
        value={unit}
        onChange={setUnit}
      />
      <Panel title="Personal records">
        <ul className={styles.list}>
          {training.exercises.map((exercise) => (
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
      </Panel>
      {shown && <ExerciseModal exercise={shown} unit={unit} onClose={() => setShown(null)} />}
    </>
  );
}

function headline({ bests }: KnownExercise, unit: WeightUnit): string {
  if (bests.max) return loadText(estimatedMax(bests.max) ?? 0, unit);
  return bestLines(bests, unit)[0]?.value ?? '–';
}

function lineOf({ bests }: KnownExercise, unit: WeightUnit): string {
  const [first] = bestLines(bests, unit);
  return first ? `${first.label}, ${shortDay(first.day)}` : 'Warm-ups only';
}
