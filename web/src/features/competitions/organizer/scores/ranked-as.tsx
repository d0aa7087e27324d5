import type { ScoreSheetRow } from '@chalkline/contract/competitions/score.schema.ts';
import { Place } from '../../../../ui/place.tsx';
import { type PointsText, pointsText } from '../../leaderboard/board-figures.ts';
import styles from './sheet.module.css';

interface RankedAsProps {
  row: ScoreSheetRow;
  points: PointsText;
}

/** Place and points of a score. Empty while the leaderboard has not ranked the score that is shown. */
export function RankedAs({ row: { score, ranked }, points }: RankedAsProps) {
  const isRanked = score?.value && ranked?.scoreId === score.id && ranked.place !== null;
  return (
    <span className={styles.ranked}>
      {isRanked && (
        <>
          <Place place={ranked.place} tied={ranked.tied} />
          <span className={styles.points}>{pointsText(ranked.points, points)}</span>
        </>
      )}
    </span>
  );
}
