import type { BoardCell, BoardRow } from './leaderboard.schema.ts';

/** A place among those that are shown; null for who has none. */
export interface PlaceHere {
  readonly place: number | null;
  /** Others who are shown share it. */
  readonly tied: boolean;
}

/**
 * The places of some of a board's rows among themselves, from their places on the whole board, best first. Nobody
 * is ranked again: who stood above stands above, who shared shares, who had no place has none (spec: filters
 * renumber the place but never re-score).
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

/** Where a cell stands in the order of its workout: by place, then who has a result without one, then who has none. */
export function workoutRank(cell: BoardCell | undefined): number {
  if (cell?.place !== null && cell?.place !== undefined) return cell.place;
  return cell?.scoreId ? Number.MAX_SAFE_INTEGER - 1 : Number.MAX_SAFE_INTEGER;
}

/** Rows in the order of one workout, by its index; who is equal there stays in the order of the board. */
export function inWorkoutOrder<Row extends Pick<BoardRow, 'cells' | 'order'>>(
  rows: readonly Row[],
  workout: number,
): Row[] {
  return rows.toSorted(
    (a, b) => workoutRank(a.cells[workout]) - workoutRank(b.cells[workout]) || a.order - b.order,
  );
}
