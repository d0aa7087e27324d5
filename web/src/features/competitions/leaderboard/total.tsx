import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import unseen from '../../../ui/visually-hidden.module.css';
import type { PointsText } from './board-figures.ts';
import { isOut } from './board-view.ts';
import styles from './total.module.css';

interface TotalProps {
  row: BoardRow;
  points: PointsText;
  /** Others have the same, so something else decided their order. */
  isShared: boolean;
}

/** All points of a row. */
export function Total({ row, points, isShared }: TotalProps) {
  const isTie = isShared && !isOut(row);
  return (
    <span className={styles.total} title={isTie ? 'Tied on points' : undefined}>
      {isTie && <small aria-hidden="true">=</small>}
      {points(row.total)}
      <span className={unseen.hidden}>{isTie ? ' points, tied' : ' points'}</span>
      {row.adjustment ? (
        <span className={styles.byHand} title={row.adjustmentReason}>
          {byHandText(row.adjustment, points)}
        </span>
      ) : null}
    </span>
  );
}

/** `−10 by hand`: what was given or taken shows without asking. */
function byHandText(adjustment: number, points: PointsText): string {
  return `${adjustment > 0 ? '+' : '−'}${points(Math.abs(adjustment))} by hand`;
}
