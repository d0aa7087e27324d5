import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import styles from './trial.module.css';
import { readingOf, type TypedScore } from './typed-score.ts';

interface TypedScoreFieldProps {
  label: string;
  scoring: WorkoutScoring;
  value: TypedScore;
  /** Shown while nothing is typed. */
  empty: string;
  onChange: (value: TypedScore) => void;
}

/** A score field that shows how the text is read, and asks if it's ambiguous. */
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
        // The answers were about another text.
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
