import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { RankedCells } from '../ranking/board-ranking.rules.ts';
import type { OverallRanking } from '../ranking/overall.rules.ts';
import type { ShownAdjustment, ShownPenalty } from './board.rules.ts';

/** Rows per piece of a part. */
export const pieceRows = 2000;

/** The entries of a leaderboard, packed and indexed in the order of the ranking's input. */
export interface PackedEntries {
  /** Four words per entry. */
  readonly ids: Uint32Array;
  readonly bibs: Int32Array;
  /** Indexes into `rankedStatuses`. */
  readonly statuses: Uint8Array;
  /** Two words per entry: a hash of what is shown of it. */
  readonly marks: Uint32Array;
}

/** Of one workout. */
export interface PackedScores {
  /** Four words per entry, all 0 if there is no score; null: the cells are calculated and belong to no score. */
  readonly scoreWords: Uint32Array | null;
  /** By entry: a number that identifies its cell across versions; left out if they aren't tracked. */
  readonly numbers?: Uint32Array;
}

export interface BoardColumns {
  readonly entries: PackedEntries;
  readonly absent: CompetitionScoring['absent'];
  readonly adjusted: ReadonlyMap<number, ShownAdjustment>;
  readonly workouts: readonly (RankedCells & PackedScores)[];
  readonly overall: OverallRanking;
  /** By entry, as in `packedState`; null if there is no cut. */
  readonly cutStates: Uint8Array | null;
}

export interface BoardPiece {
  readonly part: string;
  readonly first: number;
  readonly content: Buffer;
}

/**
 * The parts every leaderboard has, whatever its workouts. What belongs to one entry is stored in the order of entries,
 * by bib; places and points of a workout are stored once per class of ties. One more score moves half of the field, yet
 * changes little of either.
 */
export const partNames = {
  /** By entry: its id (4), status, nothing, mark (2), and of each workout the score's id (4) and its class. */
  entries: 'entries',
  /** By row: the entry, twice its place plus one if tied, with its state at the cut, and its total (2). */
  order: 'order',
  /** By entry: its row index. */
  rows: 'rows',
  /** Pairs of bib and entry, by bib; the `first` of a piece is its first bib. */
  bibs: 'bibs',
  /** JSON by entry: what only a few have. */
  extras: 'extras',
} as const;

/** Parts that don't change while the entries don't, except for pieces with a changed score. */
export const ownParts = [partNames.entries, partNames.bibs] as const;

/** A packed leaderboard, with pieces built on demand. */
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

/** By class of a workout: the place shown, the kind and whether the place is shared, the points (2). */
export function classesPart(workoutId: string): string {
  return `classes ${workoutId}`;
}

export const orderWords = 4;
export const classWords = 4;

/** Words per entry. */
export function entryWords(workouts: number): number {
  return 8 + workouts * 5;
}

/** Words per assembled row: an entry, with the content of the other parts instead of classes. */
export const rowWords = 10;
export const cellWords = 8;

/** How the part of the entries is laid out. */
export function entriesPart(workouts: number) {
  return { part: partNames.entries, bytes: entryWords(workouts) * 4, lines: pieceRows };
}

/** How the part of the rows is laid out, in the order of the overall. */
export const orderPart = { part: partNames.order, bytes: orderWords * 4, lines: pieceRows };

export const rowsPart = { part: partNames.rows, bytes: 4, lines: pieceRows };

/** The lines of a workout's own order, each an entry and its place. The part is named by the workout's id. */
export function workoutPart(workoutId: string) {
  return { part: workoutId, bytes: 8, lines: pieceRows };
}

/** Flag next to a kind or a status: the place is shared. */
export const tiedFlag = 0x100;

/** Bits above these hold the state at the cut: next to a place in the order, or a status in a record. */
export const cutShift = 28;

/** Whether these words hold a score id. */
export function hasScore(words: Uint32Array, at: number): boolean {
  return words[at] !== 0 || words[at + 1] !== 0 || words[at + 2] !== 0 || words[at + 3] !== 0;
}

/** What only a few entries have and no record contains. */
export interface RowExtras {
  readonly adjustment?: ShownAdjustment;
  /** By workout index. */
  readonly cells?: Readonly<Record<number, { readonly value: ScoreValue; readonly penalty?: ShownPenalty }>>;
}

/** The `first` of each piece that contains some of these lines. */
export function pieceFirsts(lines: Iterable<number>): number[] {
  const firsts = new Set<number>();
  for (const line of lines) firsts.add(line - (line % pieceRows));
  return [...firsts];
}

/** What only a few entries have, by entry. */
export function unpackExtras(contents: readonly Buffer[]): ReadonlyMap<number, RowExtras> {
  return new Map(
    contents.flatMap((content) =>
      Object.entries(JSON.parse(content.toString()) as Record<string, RowExtras>).map(
        ([row, extras]) => [Number(row), extras] as const,
      ),
    ),
  );
}
