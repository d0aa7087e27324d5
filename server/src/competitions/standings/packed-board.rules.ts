import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { RankedCells } from '../ranking/board-ranking.rules.ts';
import type { OverallRanking } from '../ranking/overall.rules.ts';
import type { ShownAdjustment, ShownPenalty } from './board.rules.ts';

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
  /** By entry: what its cell is known by from one version to the next; none where nobody keeps count. */
  readonly numbers?: Uint32Array;
}

export interface BoardColumns {
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

/**
 * The parts of a board that are there whatever its workouts. What is an entry's own stands in the order of the entries,
 * by bib, and places and points of a workout once for all who are equal in it: one more score moves half of the
 * field and yet changes little of these.
 */
export const partNames = {
  /** By entry: its id (4), status, nothing, mark (2), and of each workout the score's id (4) and its class. */
  entries: 'entries',
  /** By row: the entry, its place twice and one more if it is shared, with how it stands at the cut, the total (2). */
  order: 'order',
  /** By entry: its row. */
  rows: 'rows',
  /** Pairs of bib and entry, by bib; a piece's `first` is its first bib. */
  bibs: 'bibs',
  /** JSON by entry: what few have. */
  extras: 'extras',
} as const;

/** Parts that stay while the entries do, but for the pieces in which a score is another one. */
export const ownParts = [partNames.entries, partNames.bibs] as const;

/** A packed board, each piece made as it is asked for. */
export interface PackedPieces {
  /** Of `ownParts`. */
  own(): Iterable<BoardPiece>;
  /** Of all others. */
  standing(): Iterable<BoardPiece>;
}

export function* allPieces({ own, standing }: PackedPieces): Generator<BoardPiece, void, undefined> {
  yield* own();
  yield* standing();
}

/** By class of a workout: the place that is shown, the kind and whether the place is shared, the points (2). */
export function classesPart(workoutId: string): string {
  return `classes ${workoutId}`;
}

export const orderWords = 4;
export const classWords = 4;

/** Words of an entry. */
export function entryWords(workouts: number): number {
  return 8 + workouts * 5;
}

/** Words of a row as it is put together: like an entry, with what stands in the other parts in the place of classes. */
export const rowWords = 10;
export const cellWords = 8;

/** Where the entries are. */
export function entriesPart(workouts: number) {
  return { part: partNames.entries, bytes: entryWords(workouts) * 4, lines: pieceRows };
}

/** Where the rows are in the order of the board. */
export const orderPart = { part: partNames.order, bytes: orderWords * 4, lines: pieceRows };

export const rowsPart = { part: partNames.rows, bytes: 4, lines: pieceRows };

/** The lines of a workout's own order, each an entry and its place: the part has the workout's id. */
export function workoutPart(workoutId: string) {
  return { part: workoutId, bytes: 8, lines: pieceRows };
}

/** Beside a kind or a status: the place is shared. */
export const tiedFlag = 0x100;

/** Beside a place in the order: how the entry stands at the cut, above these bits; beside a status in a record. */
export const cutShift = 28;

/** Whether the id of a score stands there. */
export function hasScore(words: Uint32Array, at: number): boolean {
  return words[at] !== 0 || words[at + 1] !== 0 || words[at + 2] !== 0 || words[at + 3] !== 0;
}

/** What few entries have and no record holds. */
export interface RowExtras {
  readonly adjustment?: ShownAdjustment;
  /** By position of the workout. */
  readonly cells?: Readonly<Record<number, { readonly value: ScoreValue; readonly penalty?: ShownPenalty }>>;
}

/** Where the pieces begin that have some lines. */
export function pieceFirsts(lines: Iterable<number>): number[] {
  const firsts = new Set<number>();
  for (const line of lines) firsts.add(line - (line % pieceRows));
  return [...firsts];
}

/** What few entries have, by entry. */
export function unpackExtras(contents: readonly Buffer[]): ReadonlyMap<number, RowExtras> {
  return new Map(
    contents.flatMap((content) =>
      Object.entries(JSON.parse(content.toString()) as Record<string, RowExtras>).map(
        ([row, extras]) => [Number(row), extras] as const,
      ),
    ),
  );
}
