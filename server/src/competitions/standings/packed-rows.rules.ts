import type { CutState } from '@chalkline/contract/competitions/cut.schema.ts';
import { rankedStatuses } from '@chalkline/contract/competitions/entry-statuses.ts';
import { unpackedState } from '../cuts/cut-standing.rules.ts';
import { numberAt } from '../ranking/places.rules.ts';
import {
  cellWords,
  classWords,
  cutShift,
  entryWords,
  hasScore,
  orderWords,
  pieceRows,
  rowWords,
  tiedFlag,
} from './packed-board.rules.ts';
import { idAt } from './packed-ids.rules.ts';

/** What rows of a large leaderboard are assembled from. */
export interface RowParts {
  /** Lines of the order, one per row. */
  readonly order: Uint32Array;
  /** The entries of those lines, in the same order. */
  readonly entries: Uint32Array;
  /** For each workout, the needed pieces of its classes by their `first`. */
  readonly classes: readonly ReadonlyMap<number, Uint32Array>[];
}

/** The classes that occur in some entries, by workout. */
export function classesIn(entries: Uint32Array, workouts: number): Set<number>[] {
  const width = entryWords(workouts);
  return Array.from({ length: workouts }, (_, index) => {
    const found = new Set<number>();
    for (let at = 12 + index * 5; at < entries.length; at += width) found.add(entries[at] as number);
    return found;
  });
}

/** One record per row with everything it shows, so records are equal exactly if the rows are. */
export function rowRecords({ order, entries, classes }: RowParts): Uint32Array<ArrayBuffer> {
  const workouts = classes.length;
  const [from, width] = [entryWords(workouts), rowWords + workouts * cellWords];
  const rows = order.length / orderWords;
  const records = new Uint32Array(rows * width);
  for (let row = 0; row < rows; row += 1) {
    const [at, own, line] = [row * width, row * from, row * orderWords];
    const standing = order[line + 1] as number;
    const place = standing & (2 ** cutShift - 1);
    records.set(entries.subarray(own, own + 4), at);
    records[at + 4] = place >>> 1;
    records[at + 5] = (entries[own + 4] as number) | (place & 1 ? tiedFlag : 0) | (standing - place);
    records.set(order.subarray(line + 2, line + 4), at + 6);
    records.set(entries.subarray(own + 6, own + 8), at + 8);
    for (let index = 0; index < workouts; index += 1) {
      const score = own + 8 + index * 5;
      const cell = at + rowWords + index * cellWords;
      const one = entries[score + 4] as number;
      const piece = classes[index]?.get(one - (one % pieceRows));
      if (!piece) throw new Error('A cell of a board is of no class.');
      const figures = (one % pieceRows) * classWords;
      records.set(entries.subarray(score, score + 4), cell);
      records.set(piece.subarray(figures + 2, figures + 4), cell + 4);
      records.set(piece.subarray(figures, figures + 2), cell + 6);
    }
  }
  return records;
}

/** An unpacked row. */
export interface UnpackedRow {
  readonly entryId: string;
  readonly status: (typeof rankedStatuses)[number];
  readonly place: number;
  readonly tied: boolean;
  readonly total: number;
  readonly cut: CutState | undefined;
  readonly cells: readonly {
    readonly scoreId: string | null;
    readonly points: number;
    readonly place: number;
    readonly kind: number;
    readonly tied: boolean;
  }[];
}

/** Unpacks the records of `rowRecords`. */
export function unpackRows(words: Uint32Array, workouts: number): UnpackedRow[] {
  const floats = new Float64Array(words.buffer, words.byteOffset, words.length >> 1);
  const width = rowWords + workouts * cellWords;
  return Array.from({ length: words.length / width }, (_, row) => {
    const at = row * width;
    return {
      entryId: idAt(words, at),
      status: rankedStatuses[numberAt(words, at + 5) & 0xff] ?? 'active',
      place: numberAt(words, at + 4),
      tied: (numberAt(words, at + 5) & tiedFlag) !== 0,
      total: numberAt(floats, (at + 6) >> 1),
      cut: unpackedState(numberAt(words, at + 5) >>> cutShift),
      cells: Array.from({ length: workouts }, (__, index) => {
        const cell = at + rowWords + index * cellWords;
        return {
          scoreId: hasScore(words, cell) ? idAt(words, cell) : null,
          points: numberAt(floats, (cell + 4) >> 1),
          place: numberAt(words, cell + 6),
          kind: numberAt(words, cell + 7) & 0xff,
          tied: (numberAt(words, cell + 7) & tiedFlag) !== 0,
        };
      }),
    };
  });
}
