import type { BoardHead, BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';

type Rows = readonly Pick<BoardRow, 'status' | 'cells'>[];

/**
 * How far the division is: `after 3 of 5 workouts`, `all 5 workouts in`, `final, after 5 workouts`. Those `toCome` have
 * no column yet, because their time has not come.
 */
export function progressText(
  { workouts, standing }: Pick<BoardHead, 'workouts' | 'standing'>,
  rows: Rows,
  toCome = 0,
) {
  if (workouts.length === 0) return '';
  const all = workouts.length + toCome;
  const every = all === 1 ? 'the workout' : `${all} workouts`;
  if (standing === 'final' && toCome === 0) return `final, after ${every}`;
  const begun = workouts.filter((_, at) => rows.some(({ cells }) => cells[at]?.scoreId)).length;
  if (begun === 0) return 'before the first workout';
  const whole = workouts.filter((_, at) => isWhole(rows, at)).length;
  if (whole === all) return all === 1 ? 'all scores in' : `all ${every} in`;
  if (begun > whole) return all === 1 ? 'scores coming in' : `${begun} of ${every} begun`;
  return `after ${whole} of ${every}`;
}

/** Whether every active entry has a score. */
function isWhole(rows: Rows, at: number): boolean {
  return rows.every(({ status, cells }) => status !== 'active' || cells[at]?.kind !== 'pending');
}
