import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { addsTimes } from './board-figures.ts';

/** What the totals of a board are, and which one wins. */
export interface TotalHead {
  readonly head: string;
  /** `lowest wins`; empty until the rules are there. */
  readonly wins: string;
}

export const unknownTotal: TotalHead = { head: 'Points', wins: '' };

/** `Points`, `lowest wins`: a number alone does not say whether much or little of it is good. */
export function totalHead(
  scoring: CompetitionScoring,
  workouts: readonly Pick<BoardHead['workouts'][number], 'scoring' | 'points'>[],
): TotalHead {
  const isLower = scoring.total === 'lower';
  if (addsTimes(scoring, workouts)) {
    return { head: 'Total time', wins: isLower ? 'shortest wins' : 'longest wins' };
  }
  const head = scoring.points.method === 'raw' ? 'Total' : 'Points';
  return { head, wins: isLower ? 'lowest wins' : 'highest wins' };
}
