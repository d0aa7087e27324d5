import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { ruleSentences } from '../../scoring-rules-text.ts';
import styles from './good-to-know.module.css';

interface ScoringSummaryProps {
  scoring: CompetitionScoring;
  workouts: readonly { readonly id: string; readonly name: string }[];
}

/** The scoring rules in sentences, as shown next to the leaderboard. */
export function ScoringSummary({ scoring, workouts }: ScoringSummaryProps) {
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
