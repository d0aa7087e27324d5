import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { CutState } from '@chalkline/contract/competitions/cut.schema.ts';
import { rankedStatuses } from '@chalkline/contract/competitions/entry-statuses.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { unpackedState } from '../cuts/cut-standing.rules.ts';
import type { ShownAdjustment, ShownPenalty } from './board.rules.ts';
import type { RankedCells } from './board-ranking.rules.ts';
import type { OverallRanking } from './overall.rules.ts';
import { idAt, idWords } from './packed-ids.rules.ts';
import { numberAt } from './places.rules.ts';

/** Rows of one piece of a part. */
export const pieceRows = 2000;

/** Who is on a board, packed: everything by entry, in the order of the ranking's input. */
export interface PackedEntries {
  /** Four words each. */
  readonly ids: Uint32Array;
  readonly bibs: Int32Array;
  /** Positions in `rankedStatuses`. */
  readonly statuses: Uint8Array;
  /** Two words each: the same while what is shown of the entry is. */
  readonly marks: Uint32Array;
}

/** Of one workout. */
export interface PackedScores {
  /** Four words by entry, all 0 where there is no score; null: the cells are nobody's scores, but computed. */
  readonly scoreWords: Uint32Array | null;
}

export interface CompactField {
  readonly entries: PackedEntries;
  readonly absent: CompetitionScoring['absent'];
  readonly adjusted: ReadonlyMap<number, ShownAdjustment>;
  readonly workouts: readonly (RankedCells & PackedScores)[];
  readonly overall: OverallRanking;
  /** By entry, as `packedState` has it; null where there is no cut. */
  readonly cutStates: Uint8Array | null;
}

export interface BoardPiece {
  readonly part: string;
  readonly first: number;
  readonly content: Buffer;
}

/** The parts of a board that are there whatever its workouts. */
export const partNames = { rows: 'rows', overall: 'overall', bibs: 'bibs', extras: 'extras' } as const;

export const rowWords = 10;
export const cellWords = 8;

/** Bytes of one record. */
export function recordBytes(workouts: number): number {
  return (rowWords + workouts * cellWords) * 4;
}

/** Where the records are. */
export function recordsPart(workouts: number) {
  return { part: partNames.rows, bytes: recordBytes(workouts), lines: pieceRows };
}

/** Where the lines of an order are, each a row and its place. */
export function orderPart(part: string) {
  return { part, bytes: 8, lines: pieceRows };
}

/** Beside a kind or a status: the place is shared. */
export const tiedFlag = 0x100;

/** Beside a status: how the entry stands at the cut, above these bits. */
export const cutShift = 9;

/** Whether the id of a score stands there. */
export function hasScore(words: Uint32Array, at: number): boolean {
  return words[at] !== 0 || words[at + 1] !== 0 || words[at + 2] !== 0 || words[at + 3] !== 0;
}

/** What few rows have and no record holds. */
export interface RowExtras {
  readonly adjustment?: ShownAdjustment;
  /** By position of the workout. */
  readonly cells?: Readonly<Record<number, { readonly value: ScoreValue; readonly penalty?: ShownPenalty }>>;
}

/** Where the pieces begin that have what few of some rows have. */
export function extraFirsts(rows: readonly number[]): number[] {
  return [...new Set(rows.map((row) => row - (row % pieceRows)))];
}

/** What few rows have, by row. */
export function unpackExtras(contents: readonly Buffer[]): ReadonlyMap<number, RowExtras> {
  return new Map(
    contents.flatMap((content) =>
      Object.entries(JSON.parse(content.toString()) as Record<string, RowExtras>).map(
        ([row, extras]) => [Number(row), extras] as const,
      ),
    ),
  );
}

/** A record, read again. */
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

/** The rows of records that lie one after the other. */
export function unpackRows(content: Buffer, workouts: number): UnpackedRow[] {
  const words = idWords(content);
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
      cut: unpackedState(numberAt(words, at + 5) >> cutShift),
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
