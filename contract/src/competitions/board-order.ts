import type { BoardCell, BoardRow } from './leaderboard.schema.ts';

/** A place among the rows shown; null if the row has none. */
export interface PlaceHere {
  readonly place: number | null;
  /** Other rows shown share it. */
  readonly tied: boolean;
}

/**
 * The places of some of a board's rows among themselves, from their places on the whole board, best first. Nothing
 * is ranked again: the order, shared places and missing places stay (spec: filters renumber the place but never
 * re-score).
 */
export function renumbered(places: readonly (number | null)[]): PlaceHere[] {
  const firstWith = new Map<number, number>();
  const counts = new Map<number, number>();
  for (const [index, place] of places.entries()) {
    if (place === null) continue;
    if (!firstWith.has(place)) firstWith.set(place, index);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return places.map((place) => {
    if (place === null) return { place: null, tied: false };
    return { place: (firstWith.get(place) ?? 0) + 1, tied: (counts.get(place) ?? 0) > 1 };
  });
}

/** A cell's position in its workout's order: by place, then results without a place, then no result. */
export function workoutRank(cell: BoardCell | undefined): number {
  if (cell?.place !== null && cell?.place !== undefined) return cell.place;
  return cell?.scoreId ? Number.MAX_SAFE_INTEGER - 1 : Number.MAX_SAFE_INTEGER;
}

/** Rows in the order of one workout, by its index; equal rows keep the order of the board. */
export function inWorkoutOrder<Row extends Pick<BoardRow, 'cells' | 'order'>>(
  rows: readonly Row[],
  workout: number,
): Row[] {
  return rows.toSorted(
    (a, b) => workoutRank(a.cells[workout]) - workoutRank(b.cells[workout]) || a.order - b.order,
  );
}
