import { inWorkoutOrder } from '@chalkline/contract/competitions/board-order.ts';
import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { orderWords } from './packed-board.rules.ts';

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

/** The same from the order that a large board keeps, from a row on, and only those that are wanted. */
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

/** The same from the pairs of entry and place that it keeps of a workout. */
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

/** Who has these bibs, from pairs of bib and entry by bib; who is not on the board is left out. */
export function entriesOfBibs(pairs: Uint32Array, bibs: readonly number[]): number[] {
  const found = new Set<number>();
  let at = 0;
  for (const bib of bibs.toSorted((a, b) => a - b)) {
    while (at < pairs.length && (pairs[at] as number) < bib) at += 2;
    if (pairs[at] === bib) found.add(pairs[at + 1] as number);
  }
  return [...found];
}
