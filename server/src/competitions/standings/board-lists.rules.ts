import { inWorkoutOrder } from '@chalkline/contract/competitions/board-order.ts';
import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';

/** A row by where it stands on the board, with its place on the whole board in the order asked for. */
export interface PlacedRow {
  readonly row: number;
  readonly place: number | null;
}

/** All rows, in the order of the board or of one workout by its position. */
export function placedRows(rows: readonly BoardRow[], workout: number | null): PlacedRow[] {
  if (workout === null) return rows.map(({ order, place }) => ({ row: order, place }));
  return inWorkoutOrder(rows, workout).map(({ order, cells }) => ({
    row: order,
    place: cells[workout]?.place ?? null,
  }));
}

/** The same from the pairs of row and place that a compact board keeps, and only those that are wanted. */
export function placedPairs(pairs: Uint32Array, wanted: ReadonlySet<number> | null): PlacedRow[] {
  const found: PlacedRow[] = [];
  for (let at = 0; at < pairs.length; at += 2) {
    const row = pairs[at] as number;
    const place = pairs[at + 1] as number;
    if (wanted === null || wanted.has(row)) found.push({ row, place: place === 0 ? null : place });
  }
  return found;
}

/** Where those with these bibs stand, from pairs of bib and row by bib; who is not on the board is left out. */
export function rowsOfBibs(pairs: Uint32Array, bibs: readonly number[]): Set<number> {
  const rows = new Set<number>();
  let at = 0;
  for (const bib of bibs.toSorted((a, b) => a - b)) {
    while (at < pairs.length && (pairs[at] as number) < bib) at += 2;
    if (pairs[at] === bib) rows.add(pairs[at + 1] as number);
  }
  return rows;
}
