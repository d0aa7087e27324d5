import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';

export interface WorkoutResult {
  readonly entryId: string;
  readonly name: string;
  /** `=4` where it is shared. */
  readonly place: string;
  readonly result: string;
  readonly points: number | null;
}

/** The results in one workout, in the order of the rows; who has none is left out. `at` is the workout's column. */
export function resultsOf(rows: readonly BoardRow[], at: number): WorkoutResult[] {
  return rows.flatMap(({ entryId, name, cells }) => {
    const cell = cells[at];
    if (!cell || cell.place === null) return [];
    const result = [cell.main, cell.unit, cell.beside].filter((word) => word !== '').join(' ');
    return [{ entryId, name, place: `${cell.tied ? '=' : ''}${cell.place}`, result, points: cell.points }];
  });
}
