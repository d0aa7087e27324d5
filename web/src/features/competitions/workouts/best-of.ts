import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';

export interface WorkoutResult {
  readonly entryId: string;
  readonly name: string;
  /** `=4` where it is shared. */
  readonly place: string;
  readonly result: string;
  readonly points: number | null;
}

const shown = 10;

/** The best ten in one workout of those on a page of a board, best first. `at` is the workout's column. */
export function bestOf(rows: readonly BoardRow[], at: number): WorkoutResult[] {
  return rows
    .flatMap(({ entryId, name, cells }) => {
      const cell = cells[at];
      if (!cell || cell.place === null) return [];
      const result = [cell.main, cell.unit, cell.beside].filter((word) => word !== '').join(' ');
      const place = `${cell.tied ? '=' : ''}${cell.place}`;
      return [{ at: cell.place, result: { entryId, name, place, result, points: cell.points } }];
    })
    .toSorted((one, other) => one.at - other.at)
    .slice(0, shown)
    .map(({ result }) => result);
}
