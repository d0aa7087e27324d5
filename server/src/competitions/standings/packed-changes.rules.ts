import {
  type BoardPiece,
  cellWords,
  classesPart,
  entryWords,
  orderWords,
  partNames,
  pieceRows,
  rowWords,
  unpackExtras,
} from './packed-board.rules.ts';
import { idAt, idWords } from './packed-ids.rules.ts';
import { rowRecords } from './packed-rows.rules.ts';

export interface PackedChanges {
  /** New or changed rows, by their current index. */
  readonly rows: readonly number[];
  /** Entries that are no longer on the board. */
  readonly removed: readonly string[];
}

/**
 * The differences between two versions of a large leaderboard with the same workouts; null if more than `most` rows
 * changed.
 */
export function packedChanges(
  before: readonly BoardPiece[],
  after: readonly BoardPiece[],
  { workoutIds, most }: { readonly workoutIds: readonly string[]; readonly most: number },
): PackedChanges | null {
  const bytes = (rowWords + workoutIds.length * cellWords) * 4;
  const [old, now] = [wholeBoard(before, workoutIds), wholeBoard(after, workoutIds)];
  const rows: number[] = [];
  const gone: string[] = [];
  for (let at = 0; at < Math.max(old.records.length, now.records.length); at += bytes) {
    const row = at / bytes;
    const [was, is] = [old.records.subarray(at, at + bytes), now.records.subarray(at, at + bytes)];
    if (was.equals(is) && old.extrasOf(row) === now.extrasOf(row)) continue;
    if (rows.length === most) return null;
    if (is.length > 0) rows.push(row);
    if (was.length > 0) gone.push(idAt(idWords(was), 0));
  }
  if (gone.length === 0) return { rows, removed: [] };
  const here = new Set<string>();
  for (let at = 0; at < now.records.length; at += bytes)
    here.add(idAt(idWords(now.records.subarray(at, at + 16)), 0));
  return { rows, removed: gone.filter((entryId) => !here.has(entryId)) };
}

interface WholeBoard {
  /** One assembled record per row. */
  readonly records: Buffer;
  /** What the entry in a row has beyond its record: a penalty that changes no place, or why points were adjusted. */
  readonly extrasOf: (row: number) => string | undefined;
}

function wholeBoard(pieces: readonly BoardPiece[], workoutIds: readonly string[]): WholeBoard {
  const contentsOf = (name: string) =>
    pieces
      .filter(({ part }) => part === name)
      .toSorted((a, b) => a.first - b.first)
      .map(({ content }) => content);
  const wordsOf = (name: string) => idWords(Buffer.concat(contentsOf(name)));
  const order = wordsOf(partNames.order);
  const classes = workoutIds.map((id) => {
    const some = pieces.filter(({ part }) => part === classesPart(id));
    return new Map(some.map(({ first, content }) => [first, idWords(content)]));
  });
  const width = entryWords(workoutIds.length);
  const known = wordsOf(partNames.entries);
  const entries = new Uint32Array((order.length / orderWords) * width);
  for (let row = 0; row * orderWords < order.length; row += 1) {
    const entry = order[row * orderWords] as number;
    entries.set(known.subarray(entry * width, (entry + 1) * width), row * width);
  }
  const extras = unpackExtras(contentsOf(partNames.extras));
  return {
    records: Buffer.from(rowRecords({ order, entries, classes }).buffer),
    extrasOf: (row) => JSON.stringify(extras.get(order[row * orderWords] ?? -1)),
  };
}

/** Larger leaderboards aren't compared: one more score moves thousands of their rows. */
export const comparedAtMost = 10 * pieceRows;
