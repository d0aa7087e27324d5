import type {
  CompetitionScoring,
  TeamScoring,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { Modal } from '../../../ui/modal.tsx';
import text from '../../../ui/text.module.css';
import { ruleSentences, teamSentences, workoutSentence } from '../scoring-rules-text.ts';
import { CheckBoard } from './check-board.tsx';
import { cutSentences } from './cut/cut-line-text.ts';
import styles from './scoring-panel.module.css';
import { TryScore } from './try-score.tsx';

interface ScoringPanelProps {
  scoring: CompetitionScoring;
  /** Of the division. */
  teams: TeamScoring | null;
  head: BoardHead;
  onClose: () => void;
}

/** How places become points and points a winner: made from the settings, so it cannot say anything else. */
export function ScoringPanel({ scoring, teams, head, onClose }: ScoringPanelProps) {
  const { workouts } = head;
  return (
    <Modal opened onClose={onClose} title="How this is scored" width={560}>
      <ul className={styles.rules}>
        {[...ruleSentences(scoring, workouts), ...teamSentences(teams)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {head.cut && (
        <ul className={styles.rules} aria-label="The cut">
          {cutSentences(head, head.cut).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <dl className={styles.workouts}>
        {workouts.map((workout) => (
          <div key={workout.id}>
            <dt className={text.h5}>{workout.name}</dt>
            <dd className={text.muted}>{workoutSentence(workout, workouts)}</dd>
          </div>
        ))}
      </dl>
      <TryScore head={head} />
      <CheckBoard competitionId={head.competitionId} view={head.view} />
    </Modal>
  );
}
