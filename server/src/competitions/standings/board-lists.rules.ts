import { inWorkoutOrder } from '@chalkline/contract/competitions/board-order.ts';
import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { orderWords } from './packed-board.rules.ts';

/** A row by its index on the leaderboard, with its place on the whole leaderboard in the requested order. */
export interface PlacedRow {
  readonly row: number;
  readonly place: number | null;
}

/** All rows, in the order of the overall, or of one workout by its index. */
export function placedRows(rows: readonly BoardRow[], workout: number | null): PlacedRow[] {
  if (workout === null) return rows.map(({ order, place }) => ({ row: order, place }));
  return inWorkoutOrder(rows, workout).map(({ order, cells }) => ({
    row: order,
    place: cells[workout]?.place ?? null,
  }));
}

/** The same from the stored order of a large leaderboard, starting at a row, limited to the wanted ones. */
export function placedLines(
  order: Uint32Array,
  from: number,
  wanted: ReadonlySet<number> | null,
): PlacedRow[] {
  const found: PlacedRow[] = [];
  for (let line = 0; line * orderWords < order.length; line += 1) {
    const row = from + line;
    const place = (order[line * orderWords + 1] as number) >>> 1;
    if (wanted === null || wanted.has(row)) found.push({ row, place: place === 0 ? null : place });
  }
  return found;
}

/** The same from the stored pairs of entry and place of one workout. */
export function placedPairs(
  pairs: Uint32Array,
  rowOf: (entry: number) => number,
  wanted: ReadonlySet<number> | null,
): PlacedRow[] {
  const found: PlacedRow[] = [];
  for (let at = 0; at < pairs.length; at += 2) {
    const row = rowOf(pairs[at] as number);
    const place = pairs[at + 1] as number;
    if (wanted === null || wanted.has(row)) found.push({ row, place: place === 0 ? null : place });
  }
  return found;
}

/** The entries with these bibs, from pairs of bib and entry sorted by bib; unknown bibs are left out. */
export function entriesOfBibs(pairs: Uint32Array, bibs: readonly number[]): number[] {
  const found = new Set<number>();
  let at = 0;
  for (const bib of bibs.toSorted((a, b) => a - b)) {
    while (at < pairs.length && (pairs[at] as number) < bib) at += 2;
    if (pairs[at] === bib) found.add(pairs[at + 1] as number);
  }
  return [...found];
}
