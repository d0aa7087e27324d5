import { applyPenalties } from '@chalkline/contract/competitions/apply-penalties.ts';
import { rankedStatuses } from '@chalkline/contract/competitions/entry-statuses.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { BoardPenalty, BoardWorkout, LaidCells } from '../ranking/board-ranking.rules.ts';
import type { Cell } from '../ranking/workout-ranking.rules.ts';
import type { PackedEntries, PackedScores } from './packed-board.rules.ts';
import { type IdTable, idWords } from './packed-ids.rules.ts';
import type { PackedValues } from './packed-values.rules.ts';

/** Looks up the index of an entry by bib. */
export type PositionOf = (bib: number) => number | undefined;

/** Bibs are usually small numbers; otherwise a lookup table would be too large. */
const tableAtMost = 20_000_000;

export function positionsOf(bibs: Int32Array): PositionOf {
  const highest = bibs.at(-1) ?? 0;
  if (highest > tableAtMost) {
    const positions = new Map<number, number>();
    for (const [position, bib] of bibs.entries()) positions.set(bib, position);
    return (bib) => positions.get(bib);
  }
  const table = new Int32Array(highest + 1).fill(-1);
  for (const [position, bib] of bibs.entries()) table[bib] = position;
  return (bib) => {
    const position = table[bib] ?? -1;
    return position === -1 ? undefined : position;
  };
}

/** Bytes per entry as read: id, bib, mark; PostgreSQL sends big-endian numbers. */
export const packedEntryBytes = 28;
const entryWords = packedEntryBytes / 4;

/** Entries as returned by `findPackedEntries`, by bib; all of them active. */
export function unpackEntries(packed: Buffer): PackedEntries {
  const count = packed.length / packedEntryBytes;
  const order = new Float64Array(count);
  for (let at = 0; at < count; at += 1)
    order[at] = packed.readInt32BE(at * packedEntryBytes + 16) * count + at;
  order.sort();
  const words = idWords(packed);
  const ids = new Uint32Array(count * 4);
  const marks = new Uint32Array(count * 2);
  const bibs = new Int32Array(count);
  for (let entry = 0; entry < count; entry += 1) {
    const from = (order[entry] as number) % count;
    const word = from * entryWords;
    bibs[entry] = Math.floor((order[entry] as number) / count);
    for (let part = 0; part < 4; part += 1) ids[entry * 4 + part] = words[word + part] as number;
    marks[entry * 2] = words[word + 5] as number;
    marks[entry * 2 + 1] = words[word + 6] as number;
  }
  return { ids, marks, bibs, statuses: new Uint8Array(count) };
}

/** Bytes per score as read: entry id, score id, hash of the value, time received. */
export const packedScoreBytes = 48;
const scoreWords = packedScoreBytes / 4;
const at = { entry: 0, id: 4, value: 8, received: 10 } as const;

/** The scores of one workout, by entry. */
export interface UnpackedScores {
  /** Four words per entry, all 0 if there is no score. */
  readonly scoreWords: Uint32Array<ArrayBuffer>;
  /** By entry: the number of its value in `PackedValues` plus one; 0 if there is no score. */
  readonly values: Uint32Array;
  /** By entry: when it was received, in milliseconds; 0 if there is no score. */
  readonly received: Float64Array;
}

/** Unpacks scores, leaving out corrected ones and those of entries outside of the field. */
export function unpackScores(
  packed: Buffer,
  corrected: IdTable,
  entries: IdTable,
  { count, values }: { readonly count: number; readonly values: PackedValues },
): UnpackedScores {
  const words = idWords(packed);
  const scores = noScores(count);
  // Scores are sorted by entry id. Ids increase as entries are created, and so do most bibs.
  let next = 0;
  for (let score = 0; score < words.length; score += scoreWords) {
    const entry = entries.positionOf(words, score + at.entry, next);
    if (entry === -1) continue;
    next = entry + 1;
    if (corrected.positionOf(words, score + at.id) !== -1) continue;
    putScore(scores, entry, words, score, values);
  }
  return scores;
}

export function noScores(count: number): UnpackedScores {
  return {
    scoreWords: new Uint32Array(count * 4),
    values: new Uint32Array(count),
    received: new Float64Array(count),
  };
}

function putScore(
  { scoreWords: ids, values: numbers, received }: UnpackedScores,
  entry: number,
  words: Uint32Array,
  score: number,
  values: PackedValues,
): void {
  numbers[entry] = values.numberOf(words, score + at.value, score + at.id) + 1;
  ids[entry * 4] = words[score + at.id] as number;
  ids[entry * 4 + 1] = words[score + at.id + 1] as number;
  ids[entry * 4 + 2] = words[score + at.id + 2] as number;
  ids[entry * 4 + 3] = words[score + at.id + 3] as number;
  received[entry] = momentOf(words[score + at.received] as number, words[score + at.received + 1] as number);
}

/** The current content of one cell. */
export interface ChangedScore {
  /** The index of its entry. */
  readonly entry: number;
  /** As returned by `findPackedScores`; null: there is no score anymore. */
  readonly packed: Buffer | null;
}

/** A workout's scores with some replaced; doesn't modify `before`. */
export function withChangedScores(
  before: UnpackedScores,
  changed: readonly ChangedScore[],
  values: PackedValues,
): UnpackedScores {
  const scores = {
    scoreWords: before.scoreWords.slice(),
    values: before.values.slice(),
    received: before.received.slice(),
  };
  for (const { entry, packed } of changed) {
    if (packed) {
      putScore(scores, entry, idWords(packed), 0, values);
      continue;
    }
    scores.scoreWords.fill(0, entry * 4, entry * 4 + 4);
    scores.values[entry] = 0;
    scores.received[entry] = 0;
  }
  return scores;
}

/** The number of a packed score's value. */
export function packedNumber(packed: Buffer, values: PackedValues): number {
  return values.numberOf(idWords(packed), at.value, at.id);
}

/** When the last score was received, in milliseconds; 0 for none. */
export function lastReceived({ received }: UnpackedScores): number {
  let last = 0;
  for (let entry = 0; entry < received.length; entry += 1) {
    if ((received[entry] as number) > last) last = received[entry] as number;
  }
  return last;
}

/** The epoch of PostgreSQL's microseconds. */
const millennium = Date.UTC(2000, 0, 1);

function momentOf(high: number, low: number): number {
  return millennium + Math.floor(((swapped(high) | 0) * 2 ** 32 + swapped(low)) / 1000);
}

/** PostgreSQL sends big-endian words. */
function swapped(word: number): number {
  return ((word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)) >>> 0;
}

export interface PackedCells {
  readonly entries: PackedEntries;
  readonly positionOf: PositionOf;
  readonly scores: UnpackedScores | null;
  /** What the numbers in `scores` mean. */
  readonly values: readonly ScoreValue[];
  /** Of this workout. */
  readonly penalties: readonly (BoardPenalty & { readonly bib: number })[];
}

const outStatus = rankedStatuses.indexOf('out');

/** The cells of one workout, as input of the ranking. */
export function layPacked(workout: BoardWorkout, given: PackedCells): LaidCells & PackedScores {
  const { entries, scores, values } = given;
  const { statuses } = entries;
  const words = scores?.scoreWords ?? new Uint32Array(statuses.length * 4);
  const cells = new Array<Cell>(statuses.length);
  for (let entry = 0; entry < statuses.length; entry += 1) {
    const number = scores?.values[entry] ?? 0;
    if (statuses[entry] === outStatus) {
      cells[entry] = 'out';
      words.fill(0, entry * 4, entry * 4 + 4);
    } else cells[entry] = number === 0 ? 'nothing' : (values[number - 1] as ScoreValue);
  }
  const penalized = penalize(workout, given, cells);
  const numbers = scores?.values ?? new Uint32Array(statuses.length);
  return { workout, scoring: workout.scoring, cells, scoreWords: words, numbers, penalized };
}

/** Applies the penalties, and returns which entries have one. */
function penalize(workout: BoardWorkout, { penalties, positionOf }: PackedCells, cells: Cell[]) {
  const penalized = new Map<number, { original: ScoreValue; penalties: readonly BoardPenalty[] }>();
  for (const [bib, taken] of Map.groupBy(penalties, (penalty) => penalty.bib)) {
    const entry = positionOf(bib);
    const original = entry === undefined ? undefined : cells[entry];
    if (entry === undefined || original === undefined || typeof original === 'string') continue;
    const counting = applyPenalties(original, taken, workout.scoring);
    if (counting === original) continue;
    penalized.set(entry, { original, penalties: taken });
    cells[entry] = counting;
  }
  return penalized;
}
