import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { ruleSentences } from '../../scoring-rules-words.ts';
import styles from './good-to-know.module.css';

interface ScoringToldProps {
  scoring: CompetitionScoring;
  workouts: readonly { readonly id: string; readonly name: string }[];
}

/** The rules as people read them beside the board, made from the settings. */
export function ScoringTold({ scoring, workouts }: ScoringToldProps) {
  return (
    <section className={styles.know}>
      <h2>How this is scored</h2>
      <ul>
        {ruleSentences(scoring, workouts).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
