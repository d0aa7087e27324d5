import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import styles from './trial.module.css';
import { readingOf, type TypedScore } from './typed-score.ts';

interface TypedScoreFieldProps {
  label: string;
  scoring: WorkoutScoring;
  value: TypedScore;
  /** Said where nothing is typed. */
  empty: string;
  onChange: (value: TypedScore) => void;
}

/** A score as people write it, what was understood of it, and the question where it can be meant in two ways. */
export function TypedScoreField({ label, scoring, value, empty, onChange }: TypedScoreFieldProps) {
  const reading = readingOf(value, scoring);
  return (
    <div className={styles.typed}>
      <TextField
        label={label}
        autoComplete="off"
        spellCheck={false}
        value={value.typed}
        error={reading.kind === 'problem' && reading.message}
        // What was answered was about another text.
        onChange={(change) => onChange({ typed: change.currentTarget.value, answers: {} })}
      />
      <div className={styles.understood} role="status">
        {reading.kind === 'empty' && empty}
        {reading.kind === 'score' && reading.understood}
        {reading.kind === 'question' && (
          <>
            <span>{reading.message}</span>
            {reading.choices.map((choice) => (
              <Button
                key={choice.understood}
                size={32}
                onClick={() => onChange({ ...value, answers: choice.answers })}
              >
                {choice.understood}
              </Button>
            ))}
          </>
        )}
      </div>
    </div>
  );
}
