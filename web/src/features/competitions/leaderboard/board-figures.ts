import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { showClock } from '@chalkline/contract/competitions/show-amount.ts';
import { numberText } from '../../../ui/locale.ts';

/** How points are written: as they are, or as a time where times are added up. */
export type PointsText = (points: number | null) => string;

export const plainPoints: PointsText = (points) =>
  points === null ? '–' : numberText(points, { maximumFractionDigits: 3 });
const timePoints: PointsText = (seconds) => (seconds === null ? '–' : showClock(Math.round(seconds * 1000)));

/** The settings a board was made by: the competition's with the division's own points, or those it was frozen with. */
export function scoringOf(
  { scoring, divisions }: Pick<CompetitionReply, 'scoring' | 'divisions'>,
  { divisionId, held }: Pick<BoardHead, 'divisionId' | 'held'>,
): CompetitionScoring {
  const points = divisions.find(({ id }) => id === divisionId)?.points ?? null;
  const rules = held ?? { scoring, points };
  return rules.points ? { ...rules.scoring, points: rules.points } : rules.scoring;
}

/** What the totals of a board are written with. */
export function totalsText(
  scoring: CompetitionScoring,
  workouts: readonly Pick<BoardHead['workouts'][number], 'scoring' | 'points'>[],
): PointsText {
  return addsTimes(scoring, workouts) ? timePoints : plainPoints;
}

/** Whether the totals are times added up. */
export function addsTimes(
  scoring: CompetitionScoring,
  workouts: readonly Pick<BoardHead['workouts'][number], 'scoring' | 'points'>[],
): boolean {
  return (
    workouts.length > 0 &&
    workouts.every(
      ({ scoring: { unit }, points }) =>
        (points.points ?? scoring.points).method === 'raw' && unit === 'clock',
    )
  );
}

/** `100 pts`, `1 pt`; empty without points. */
export function pointsText(points: number | null, text: PointsText): string {
  if (points === null) return '';
  if (text === timePoints) return text(points);
  return `${text(points)} ${points === 1 ? 'pt' : 'pts'}`;
}
