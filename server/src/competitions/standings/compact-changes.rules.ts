import { type BoardPiece, partNames, pieceRows, recordBytes } from './compact-board.rules.ts';
import { idAt, idWords } from './packed-ids.rules.ts';

export interface CompactChanges {
  /** Rows that are new or different, by where they stand now. */
  readonly rows: readonly number[];
  /** Entries that are no longer on the board. */
  readonly removed: readonly string[];
}

/** What differs between two versions of a large board; null when more than `most` rows do. */
export function compactChanges(
  before: readonly BoardPiece[],
  after: readonly BoardPiece[],
  { workouts, most }: { readonly workouts: number; readonly most: number },
): CompactChanges | null {
  const bytes = recordBytes(workouts);
  const [old, now] = [recordsOf(before), recordsOf(after)];
  if (old.length % bytes !== 0) return null;
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

function recordsOf(pieces: readonly BoardPiece[]): Buffer {
  const rows = pieces.filter(({ part }) => part === partNames.rows);
  return Buffer.concat(rows.toSorted((a, b) => a.first - b.first).map(({ content }) => content));
}

/** Boards of more rows than this are not compared: one more score moves thousands of them. */
export const comparedAtMost = 10 * pieceRows;
