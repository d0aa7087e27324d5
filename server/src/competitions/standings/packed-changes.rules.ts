import {
  type BoardPiece,
  cellWords,
  classesPart,
  entryWords,
  orderWords,
  partNames,
  pieceRows,
  rowWords,
} from './packed-board.rules.ts';
import { idAt, idWords } from './packed-ids.rules.ts';
import { rowRecords } from './packed-rows.rules.ts';

export interface PackedChanges {
  /** Rows that are new or different, by where they stand now. */
  readonly rows: readonly number[];
  /** Entries that are no longer on the board. */
  readonly removed: readonly string[];
}

/** What differs between two versions of a large board with the same workouts; null when more than `most` rows do. */
export function packedChanges(
  before: readonly BoardPiece[],
  after: readonly BoardPiece[],
  { workoutIds, most }: { readonly workoutIds: readonly string[]; readonly most: number },
): PackedChanges | null {
  const bytes = (rowWords + workoutIds.length * cellWords) * 4;
  const [old, now] = [recordsOf(before, workoutIds), recordsOf(after, workoutIds)];
  const rows: number[] = [];
  const gone: string[] = [];
  for (let at = 0; at < Math.max(old.length, now.length); at += bytes) {
    const [was, is] = [old.subarray(at, at + bytes), now.subarray(at, at + bytes)];
    if (was.equals(is)) continue;
    if (rows.length === most) return null;
    if (is.length > 0) rows.push(at / bytes);
    if (was.length > 0) gone.push(idAt(idWords(was), 0));
  }
  if (gone.length === 0) return { rows, removed: [] };
  const here = new Set<string>();
  for (let at = 0; at < now.length; at += bytes) here.add(idAt(idWords(now.subarray(at, at + 16)), 0));
  return { rows, removed: gone.filter((entryId) => !here.has(entryId)) };
}

/** The rows of whole boards, put together. */
function recordsOf(pieces: readonly BoardPiece[], workoutIds: readonly string[]): Buffer {
  const wordsOf = (name: string) => {
    const some = pieces.filter(({ part }) => part === name).toSorted((a, b) => a.first - b.first);
    return idWords(Buffer.concat(some.map(({ content }) => content)));
  };
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
  return Buffer.from(rowRecords({ order, entries, classes }).buffer);
}

/** Boards of more rows than this are not compared: one more score moves thousands of them. */
export const comparedAtMost = 10 * pieceRows;
