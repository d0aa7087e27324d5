import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { lazy, Suspense, useState } from 'react';
import styles from './scoring-link.module.css';

const ScoringPanel = lazy(async () => ({ default: (await import('./scoring-panel.tsx')).ScoringPanel }));

interface ScoringLinkProps {
  scoring: CompetitionScoring;
  workouts: BoardHead['workouts'];
}

/** Opens the rules of the board; they are fetched when somebody asks. */
export function ScoringLink({ scoring, workouts }: ScoringLinkProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        How this is scored
      </button>
      {isOpen && (
        <Suspense>
          <ScoringPanel scoring={scoring} workouts={workouts} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
