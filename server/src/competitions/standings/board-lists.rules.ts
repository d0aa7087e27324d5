import { workoutRank } from '@chalkline/contract/competitions/board-order.ts';
import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';

/** An order of a board, best first, with the place of each; 0 is none. */
export interface PlacedOrder {
  readonly order: readonly number[];
  readonly places: readonly number[];
}

/** What a board is searched and sorted by. */
export interface BoardLists {
  /** Ids; positions in here stand for entries. */
  readonly entries: readonly string[];
  /** Positions in `entries`, in the order of the board. */
  readonly overall: PlacedOrder;
  /** Of each workout: positions in the order of the board. */
  readonly workouts: ReadonlyMap<string, PlacedOrder>;
}

/** The lists of a board from its rows, best first. `positionOf` says where an entry stands in `entries`. */
export function boardLists(
  rows: readonly BoardRow[],
  { workoutIds, entries, positionOf }: ListedBoard,
): BoardLists {
  return {
    entries,
    overall: {
      order: rows.map(({ entryId }) => positionOf.get(entryId) ?? -1),
      places: rows.map(({ place }) => place ?? 0),
    },
    workouts: new Map(workoutIds.map((id, index) => [id, workoutOrder(rows, index)])),
  };
}

export interface ListedBoard {
  readonly workoutIds: readonly string[];
  readonly entries: readonly string[];
  readonly positionOf: ReadonlyMap<string, number>;
}

/** Rows are dealt out by rank instead of compared: comparing takes too long where there are hundreds of thousands. */
function workoutOrder(rows: readonly BoardRow[], workout: number): PlacedOrder {
  const most = rows.length + 1;
  const rankOf = (row: BoardRow) => {
    const rank = workoutRank(row.cells[workout]);
    return rank < most ? rank : rank === Number.MAX_SAFE_INTEGER ? most + 1 : most;
  };
  const begins = new Int32Array(most + 3);
  for (const row of rows) begins[rankOf(row) + 1] = (begins[rankOf(row) + 1] ?? 0) + 1;
  for (let rank = 1; rank < begins.length; rank += 1) {
    begins[rank] = (begins[rank] ?? 0) + (begins[rank - 1] ?? 0);
  }
  const order = new Array<number>(rows.length);
  for (const [index, row] of rows.entries()) {
    const at = begins[rankOf(row)] ?? 0;
    begins[rankOf(row)] = at + 1;
    order[at] = index;
  }
  return { order, places: order.map((index) => rows[index]?.cells[workout]?.place ?? 0) };
}

/** A row that is shown: where it stands on the board, and its place on the whole board. */
export interface PlacedRow {
  readonly row: number;
  readonly entry: string;
  readonly place: number | null;
}

/** The rows of the wanted entries in the order asked for, all of them without `wanted`. */
export function rowsInOrder(
  { entries, overall }: Pick<BoardLists, 'entries' | 'overall'>,
  workout: PlacedOrder | null,
  wanted: ReadonlySet<string> | null,
): PlacedRow[] {
  const places = (workout ?? overall).places;
  const rows = workout ? workout.order : overall.order.keys();
  const found: PlacedRow[] = [];
  let at = 0;
  for (const row of rows) {
    const place = places[at] ?? 0;
    at += 1;
    const entry = entries[overall.order[row] ?? -1];
    if (entry === undefined || (wanted && !wanted.has(entry))) continue;
    found.push({ row, entry, place: place === 0 ? null : place });
  }
  return found;
}
