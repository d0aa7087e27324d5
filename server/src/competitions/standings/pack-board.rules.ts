import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { numberAt } from '../ranking/places.rules.ts';
import { shownPlaces } from '../ranking/workout-ranking.rules.ts';
import { boardOrder, type ShownPenalty, sharedPlaces, shownPenalty } from './board.rules.ts';
import { type FigureClasses, figureClasses } from './figure-classes.rules.ts';
import {
  type BoardColumns,
  type BoardPiece,
  classesPart,
  classWords,
  cutShift,
  entryWords,
  hasScore,
  orderWords,
  type PackedPieces,
  partNames,
  pieceRows,
  type RowExtras,
} from './packed-board.rules.ts';

type FieldWorkout = BoardColumns['workouts'][number];

/**
 * Packs a ranked board, piece by piece as they are asked for. Lines are 32-bit words of this machine: numbers without
 * a fraction are Uint32, totals and points Float64, NaN for none. With `before`, a board of the same entries that is
 * kept, only what may be different: entries lie where they lay, so few of theirs are.
 */
export function packBoard(field: BoardColumns, before: BoardColumns | null = null): PackedPieces {
  const { entries, workouts } = field;
  const classes = workouts.map((workout) => classesOf(field, workout));
  const changed = before && changedPieces(field, classes, before);
  return {
    *own() {
      yield* entryPieces(field, classes, changed);
      if (!before) yield* bibPieces(entries.bibs);
    },
    standing: () => standingPieces(field, classes),
  };
}

function* standingPieces(
  field: BoardColumns,
  classes: readonly FigureClasses[],
): Generator<BoardPiece, void, undefined> {
  const { entries, workouts, overall } = field;
  const order = boardOrder(entries.bibs.length, overall.order, (index) => entries.statuses[index] === 0);
  yield* pieces(partNames.order, orderLines(field, order), orderWords);
  yield* pieces(partNames.rows, rowsOf(order), 1);
  for (const [index, { id, ranking, scoreWords }] of workouts.entries()) {
    const places = shownPlaces(ranking, field.absent);
    yield* pieces(id, workoutPairs(places, scoreWords, order), 2);
    yield* pieces(classesPart(id), (classes[index] as FigureClasses).figures, classWords);
  }
  yield* extraPieces(field);
}

function classesOf({ absent }: BoardColumns, workout: FieldWorkout): FigureClasses {
  return figureClasses(workout, absent, sharedPlaces(workout.ranking.places));
}

/** The pieces of entries of which a score or a class is another one. */
function changedPieces(
  { workouts }: BoardColumns,
  classes: readonly FigureClasses[],
  before: BoardColumns,
): ReadonlySet<number> {
  const changed = new Set<number>();
  for (const [index, workout] of workouts.entries()) {
    const was = before.workouts[index] as FieldWorkout;
    if (was === workout) continue;
    addDifferent(changed, (classes[index] as FigureClasses).classOf, classesOf(before, was).classOf, 1);
    if (workout.scoreWords && was.scoreWords) addDifferent(changed, workout.scoreWords, was.scoreWords, 4);
  }
  return changed;
}

function addDifferent(changed: Set<number>, now: Uint32Array, was: Uint32Array, width: number): void {
  for (let at = 0; at < now.length; at += 1) {
    if (now[at] !== was[at]) changed.add(pieceRows * Math.floor(at / width / pieceRows));
  }
}

/** `wanted` null: all of them. */
function* entryPieces(
  field: BoardColumns,
  classes: readonly FigureClasses[],
  wanted: ReadonlySet<number> | null,
): Generator<BoardPiece, void, undefined> {
  const { entries, workouts } = field;
  const count = entries.bibs.length;
  const width = entryWords(workouts.length);
  for (let first = 0; first < count; first += pieceRows) {
    if (wanted && !wanted.has(first)) continue;
    const until = Math.min(first + pieceRows, count);
    const words = new Uint32Array((until - first) * width);
    writeEntries(words, width, field, first);
    for (const [index, { scoreWords }] of workouts.entries()) {
      const { classOf } = classes[index] as FigureClasses;
      writeScores(words, { width, from: 8 + index * 5, first }, scoreWords, classOf);
    }
    yield { part: partNames.entries, first, content: Buffer.from(words.buffer) };
  }
}

// Here and below without numberAt and with nothing that is looked up twice: these run hundreds of thousands of times,
// and are fast only while each of them sees one kind of list.
function writeEntries(
  words: Uint32Array,
  width: number,
  { entries: { ids, statuses, marks } }: BoardColumns,
  first: number,
): void {
  for (let at = 0, entry = first; at < words.length; at += width, entry += 1) {
    words[at] = ids[entry * 4] as number;
    words[at + 1] = ids[entry * 4 + 1] as number;
    words[at + 2] = ids[entry * 4 + 2] as number;
    words[at + 3] = ids[entry * 4 + 3] as number;
    words[at + 4] = statuses[entry] as number;
    words[at + 6] = marks[entry * 2] as number;
    words[at + 7] = marks[entry * 2 + 1] as number;
  }
}

function writeScores(
  words: Uint32Array,
  { width, from, first }: { readonly width: number; readonly from: number; readonly first: number },
  scoreWords: Uint32Array | null,
  classOf: Uint32Array,
): void {
  for (let at = from, entry = first; at < words.length; at += width, entry += 1) {
    if (scoreWords) {
      words[at] = scoreWords[entry * 4] as number;
      words[at + 1] = scoreWords[entry * 4 + 1] as number;
      words[at + 2] = scoreWords[entry * 4 + 2] as number;
      words[at + 3] = scoreWords[entry * 4 + 3] as number;
    }
    words[at + 4] = classOf[entry] as number;
  }
}

function orderLines(
  { overall: { places, totals }, cutStates }: BoardColumns,
  order: Uint32Array,
): Uint32Array {
  const isShared = sharedPlaces(places);
  const lines = new Uint32Array(order.length * orderWords);
  const floats = new Float64Array(lines.buffer);
  for (let row = 0; row < order.length; row += 1) {
    const entry = order[row] as number;
    const place = places[entry] as number;
    lines[row * orderWords] = entry;
    const state = cutStates ? (cutStates[entry] as number) : 0;
    lines[row * orderWords + 1] = place * 2 + (isShared[place] as number) + state * 2 ** cutShift;
    floats[row * 2 + 1] = totals[entry] as number;
  }
  return lines;
}

/** By entry: its row. */
function rowsOf(order: Uint32Array): Uint32Array {
  const rows = new Uint32Array(order.length);
  for (let row = 0; row < order.length; row += 1) rows[order[row] as number] = row;
  return rows;
}

function* pieces(part: string, words: Uint32Array, width: number): Generator<BoardPiece, void, undefined> {
  for (let first = 0; first * width < words.length; first += pieceRows) {
    const some = words.subarray(first * width, (first + pieceRows) * width);
    yield { part, first, content: Buffer.from(some.buffer, some.byteOffset, some.byteLength) };
  }
}

/**
 * Entries in the order of one workout with their places: by place, then who has a result without one, then who has
 * none, as `workoutRank` says, and equal ones in the order of the board. They are dealt out by rank, not compared:
 * there are hundreds of thousands.
 */
function workoutPairs(places: Int32Array, scoreWords: Uint32Array | null, order: Uint32Array): Uint32Array {
  const rows = order.length;
  const most = rows + 1;
  const ranks = new Uint32Array(rows);
  const begins = new Uint32Array(most + 3);
  for (let entry = 0; entry < rows; entry += 1) {
    const place = places[entry] as number;
    const unplaced = scoreWords && hasScore(scoreWords, entry * 4) ? most : most + 1;
    const rank = place > 0 ? Math.min(place, most) : unplaced;
    ranks[entry] = rank;
    begins[rank + 1] = (begins[rank + 1] as number) + 1;
  }
  for (let rank = 1; rank < begins.length; rank += 1) {
    begins[rank] = (begins[rank] as number) + (begins[rank - 1] as number);
  }
  const pairs = new Uint32Array(rows * 2);
  for (let row = 0; row < rows; row += 1) {
    const entry = order[row] as number;
    const rank = ranks[entry] as number;
    const at = begins[rank] as number;
    begins[rank] = at + 1;
    pairs[at * 2] = entry;
    pairs[at * 2 + 1] = places[entry] as number;
  }
  return pairs;
}

function* bibPieces(bibs: Int32Array): Generator<BoardPiece, void, undefined> {
  const pairs = new Uint32Array(bibs.length * 2);
  for (let entry = 0; entry < bibs.length; entry += 1) {
    pairs[entry * 2] = bibs[entry] as number;
    pairs[entry * 2 + 1] = entry;
  }
  for (const piece of pieces(partNames.bibs, pairs, 2)) {
    yield { ...piece, first: numberAt(bibs, piece.first) };
  }
}

function extraPieces(field: BoardColumns): BoardPiece[] {
  const found = new Map<number, Record<number, RowExtras>>();
  for (const entry of entriesWithExtras(field)) {
    const extras = extrasOf(field, entry);
    if (!extras) continue;
    const first = entry - (entry % pieceRows);
    const piece = found.get(first) ?? {};
    piece[entry] = extras;
    found.set(first, piece);
  }
  return [...found].map(([first, extras]) => ({
    part: partNames.extras,
    first,
    content: Buffer.from(JSON.stringify(extras)),
  }));
}

/** Where results are nobody's scores, everybody has some. */
function entriesWithExtras({ adjusted, workouts, entries }: BoardColumns): Iterable<number> {
  if (workouts.some(({ scoreWords }) => !scoreWords)) return entries.bibs.keys();
  return new Set([...adjusted.keys(), ...workouts.flatMap(({ penalized }) => [...penalized.keys()])]);
}

function extrasOf({ adjusted, workouts }: BoardColumns, entry: number): RowExtras | null {
  const adjustment = adjusted.get(entry);
  const cells: Record<number, { value: ScoreValue; penalty?: ShownPenalty }> = {};
  for (const [index, workout] of workouts.entries()) {
    const value = workout.cells[entry];
    const penalty = shownPenalty(workout, entry);
    if (value === undefined || typeof value === 'string' || (workout.scoreWords && !penalty)) continue;
    cells[index] = { value, ...(penalty && { penalty }) };
  }
  const hasCells = Object.keys(cells).length > 0;
  if (!adjustment && !hasCells) return null;
  return { ...(adjustment && { adjustment }), ...(hasCells && { cells }) };
}
