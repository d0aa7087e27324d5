import type { BoardHead, BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { type PointsText, plainPoints } from '../board-figures.ts';

/** Under the name: `265 points after 4 of 5 workouts`, or `9:41.28 in Breakwater`. */
export function headLine(
  { workouts }: BoardHead,
  row: BoardRow,
  workout: number | null,
  points: PointsText,
): string {
  if (workout !== null) {
    const name = workouts[workout]?.name ?? '';
    const words = row.cells[workout]?.words;
    return words ? `${words} in ${name}` : name;
  }
  const done = row.cells.filter(({ kind }) => kind === 'scored' || kind === 'zeroed').length;
  const after = `after ${done} of ${workouts.length} ${workouts.length === 1 ? 'workout' : 'workouts'}`;
  if (row.total === null) return `No total ${after}`;
  const unit = points === plainPoints ? ` ${row.total === 1 ? 'point' : 'points'}` : '';
  return `${points(row.total)}${unit} ${after}`;
}

/**
 * `80 + 55 + 65 = 200`, from the points on the board. Null where the total is another sum (a stage restarted,
 * the worst is dropped) or there is nothing to add: nothing is said rather than something wrong.
 */
export function sumLine({ cells, adjustment = 0, total }: BoardRow, points: PointsText): string | null {
  const parts = cells.flatMap((cell) => (cell.points === null ? [] : [cell.points]));
  const sum = parts.reduce((all, part) => all + part, 0) + adjustment;
  if (total === null || parts.length + (adjustment === 0 ? 0 : 1) < 2 || Math.abs(sum - total) > 1e-6) {
    return null;
  }
  const byHand =
    adjustment === 0 ? '' : ` ${adjustment > 0 ? '+' : '−'} ${points(Math.abs(adjustment))} by hand`;
  return `${parts.map((part) => points(part)).join(' + ')}${byHand} = ${points(total)}.`;
}
