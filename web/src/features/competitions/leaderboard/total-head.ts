import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { addsTimes } from './board-figures.ts';

/** What the totals of a board are, and which one wins. */
export interface TotalHead {
  readonly head: string;
  /** `fewest win`; empty until the rules are there. */
  readonly wins: string;
}

export const unknownTotal: TotalHead = { head: 'Points', wins: '' };

/** `Points`, `fewest win`: a number alone does not say whether much or little of it is good. */
export function totalHead(
  scoring: CompetitionScoring,
  workouts: readonly Pick<BoardHead['workouts'][number], 'scoring' | 'points'>[],
): TotalHead {
  const isLower = scoring.total === 'lower';
  if (addsTimes(scoring, workouts)) {
    return { head: 'Total time', wins: isLower ? 'shortest wins' : 'longest wins' };
  }
  if (scoring.points.method === 'raw') {
    return { head: 'Total', wins: isLower ? 'lowest wins' : 'highest wins' };
  }
  return { head: 'Points', wins: isLower ? 'fewest win' : 'most win' };
}
