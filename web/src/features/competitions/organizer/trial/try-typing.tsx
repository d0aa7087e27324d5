import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { useState } from 'react';
import text from '../../../../ui/text.module.css';
import { typingHelp } from '../../typing-help.ts';
import styles from './trial.module.css';
import { nothingTyped } from './typed-score.ts';
import { TypedScoreField } from './typed-score-field.tsx';

/** A field to try how scores of this workout are read. */
export function TryTyping({ scoring }: { scoring: WorkoutScoring }) {
  const [score, setScore] = useState(nothingTyped);
  return (
    <section className={styles.result}>
      <h2 className={text.h5}>Try a score</h2>
      <TypedScoreField
        label="Score, as a judge would type it"
        scoring={scoring}
        value={score}
        empty={typingHelp(scoring)}
        onChange={setScore}
      />
    </section>
  );
}
