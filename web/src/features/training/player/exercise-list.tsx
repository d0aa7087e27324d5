import { IconCheck } from '@tabler/icons-react';
import { counted } from '../../../ui/counted.ts';
import { rpeText, setText } from '../loads.ts';
import { keyOf, type Step } from '../plans.ts';
import { useUnit } from '../use-unit.ts';
import styles from './exercise-list.module.css';

interface ExerciseListProps {
  /** The sets of each exercise. */
  exercises: readonly (readonly Step[])[];
  /** The one that is shown. */
  step: Step | null;
  onChoose: (step: Step) => void;
}

/** The exercises of a workout with their sets: each can come next, or be corrected. */
export function ExerciseList({ exercises, step, onChoose }: ExerciseListProps) {
  const [unit] = useUnit();
  return (
    <ol className={styles.exercises}>
      {exercises.map((own) => {
        const next = own.find(({ done }) => !done) ?? own[0];
        if (!next) return null;
        const { exercise } = next;
        const done = own.filter((one) => one.done).length;
        return (
          <li key={keyOf({ ...next, at: 0 })}>
            <button type="button" className={styles.exercise} onClick={() => onChoose(next)}>
              <b>{exercise.name}</b>
              <small>
                {done} of {counted(own.length, ['set', 'sets'])}
              </small>
            </button>
            <ol aria-label={`Sets of ${exercise.name}`}>
              {own.map((one) => {
                const figures =
                  setText(exercise.measure, one.done ?? one.planned, unit) + rpeText(one.done?.rpe);
                return (
                  <li key={one.at}>
                    <button
                      type="button"
                      className={styles.chip}
                      aria-label={`Set ${one.at + 1}: ${figures}${one.done ? ', done' : ''}`}
                      aria-current={one === step ? 'step' : undefined}
                      onClick={() => onChoose(one)}
                    >
                      {figures}
                      {one.done && <IconCheck size={18} stroke={2} aria-hidden="true" />}
                    </button>
                  </li>
                );
              })}
            </ol>
          </li>
        );
      })}
    </ol>
  );
}
