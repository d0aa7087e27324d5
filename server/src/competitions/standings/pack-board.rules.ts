import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { boardOrder, type ShownPenalty, sharedPlaces, shownPenalty } from './board.rules.ts';
import {
  type BoardPiece,
  type CompactField,
  cellWords,
  cutShift,
  hasScore,
  partNames,
  pieceRows,
  type RowExtras,
  rowWords,
  tiedFlag,
} from './compact-board.rules.ts';
import { numberAt } from './places.rules.ts';
import { shownPlaces } from './workout-ranking.rules.ts';

/**
 * Packs a ranked board, piece by piece as they are asked for. A record is 32-bit words of this machine: the entry's
 * id (4), place, status with whether the place is shared and how it stands at the cut, total (2), mark (2), and of each workout the score's id (4),
 * points (2), place, kind and whether shared. Numbers without a fraction are Uint32, totals and points Float64, NaN
 * for none.
 */
export function* packBoard(field: CompactField): Generator<BoardPiece, void, undefined> {
  const { entries, workouts, overall } = field;
  const count = entries.bibs.length;
  const order = boardOrder(count, overall.order, (index) => entries.statuses[index] === 0);
  const shown = workouts.map(({ ranking }) => shownPlaces(ranking, field.absent));
  yield* recordPieces(field, order, shown);
  yield* pieces(partNames.overall, overallPairs(overall.places, order), 2);
  for (const [index, { id, scoreWords }] of workouts.entries()) {
    const places = shown[index] as Int32Array;
    yield* pieces(id, workoutPairs(places, scoreWords, order), 2);
  }
  yield* bibPieces(entries.bibs, order);
  yield* extraPieces(field, order);
}

/** Records are made in the order of the entries, as everything lies, and moved whole: a third of the time. */
function* recordPieces(field: CompactField, order: Uint32Array, shown: readonly Int32Array[]) {
  const { entries, workouts, overall } = field;
  const width = rowWords + workouts.length * cellWords;
  const records = new Uint32Array(order.length * width);
  writeRows(records, width, field, sharedPlaces(overall.places));
  for (const [index, workout] of workouts.entries()) {
    const isShared = sharedPlaces(workout.ranking.places);
    const from = rowWords + index * cellWords;
    writeCells(
      records,
      { width, from, count: entries.bibs.length },
      workout,
      shown[index] as Int32Array,
      isShared,
    );
  }
  for (let first = 0; first < order.length; first += pieceRows) {
    const words = taken(records, width, order.subarray(first, first + pieceRows));
    yield { part: partNames.rows, first, content: Buffer.from(words.buffer) };
  }
}

// Here and below without numberAt and with nothing that is looked up twice: these run hundreds of thousands of times,
// and are fast only while each of them sees one kind of list.
function taken(records: Uint32Array, width: number, rows: Uint32Array): Uint32Array<ArrayBuffer> {
  const words = new Uint32Array(rows.length * width);
  for (let row = 0; row < rows.length; row += 1) {
    const from = (rows[row] as number) * width;
    for (let word = 0; word < width; word += 1) words[row * width + word] = records[from + word] as number;
  }
  return words;
}

function writeRows(
  records: Uint32Array<ArrayBuffer>,
  width: number,
  { entries, overall, cutStates }: CompactField,
  isShared: Uint8Array,
): void {
  const floats = new Float64Array(records.buffer);
  const { ids, statuses, marks } = entries;
  const { places, totals } = overall;
  for (let entry = 0; entry < statuses.length; entry += 1) {
    const at = entry * width;
    const place = places[entry] as number;
    records[at] = ids[entry * 4] as number;
    records[at + 1] = ids[entry * 4 + 1] as number;
    records[at + 2] = ids[entry * 4 + 2] as number;
    records[at + 3] = ids[entry * 4 + 3] as number;
    records[at + 4] = place;
    records[at + 5] = (statuses[entry] as number) | (isShared[place] === 1 ? tiedFlag : 0);
    if (cutStates) records[at + 5] = (records[at + 5] as number) | ((cutStates[entry] as number) << cutShift);
    floats[(at + 6) >> 1] = totals[entry] as number;
    records[at + 8] = marks[entry * 2] as number;
    records[at + 9] = marks[entry * 2 + 1] as number;
  }
}

function writeCells(
  records: Uint32Array<ArrayBuffer>,
  { width, from, count }: { readonly width: number; readonly from: number; readonly count: number },
  { scoreWords, points, ranking }: CompactField['workouts'][number],
  shown: Int32Array,
  isShared: Uint8Array,
): void {
  const floats = new Float64Array(records.buffer);
  const { kinds } = ranking;
  for (let entry = 0; entry < count; entry += 1) {
    const cell = entry * width + from;
    if (scoreWords) {
      records[cell] = scoreWords[entry * 4] as number;
      records[cell + 1] = scoreWords[entry * 4 + 1] as number;
      records[cell + 2] = scoreWords[entry * 4 + 2] as number;
      records[cell + 3] = scoreWords[entry * 4 + 3] as number;
    }
    floats[(cell + 4) >> 1] = points[entry] as number;
    const place = shown[entry] as number;
    records[cell + 6] = place;
    records[cell + 7] = (kinds[entry] as number) | (place !== 0 && isShared[place] === 1 ? tiedFlag : 0);
  }
}

function* pieces(part: string, words: Uint32Array, width: number): Generator<BoardPiece, void, undefined> {
  for (let first = 0; first * width < words.length; first += pieceRows) {
    const some = words.subarray(first * width, (first + pieceRows) * width);
    yield { part, first, content: Buffer.from(some.buffer, some.byteOffset, some.byteLength) };
  }
}

function overallPairs(places: Int32Array, order: Uint32Array): Uint32Array {
  const pairs = new Uint32Array(order.length * 2);
  for (let row = 0; row < order.length; row += 1) {
    pairs[row * 2] = row;
    pairs[row * 2 + 1] = places[order[row] as number] as number;
  }
  return pairs;
}

/**
 * Rows in the order of one workout with their places: by place, then who has a result without one, then who has
 * none, as `workoutRank` says. They are dealt out by rank, not compared: there are hundreds of thousands.
 */
function workoutPairs(places: Int32Array, scoreWords: Uint32Array | null, order: Uint32Array): Uint32Array {
  const rows = order.length;
  const most = rows + 1;
  const ranks = new Uint32Array(rows);
  const begins = new Uint32Array(most + 3);
  for (let row = 0; row < rows; row += 1) {
    const entry = order[row] as number;
    const place = places[entry] as number;
    const unplaced = scoreWords && hasScore(scoreWords, entry * 4) ? most : most + 1;
    const rank = place > 0 ? Math.min(place, most) : unplaced;
    ranks[row] = rank;
    begins[rank + 1] = (begins[rank + 1] as number) + 1;
  }
  for (let rank = 1; rank < begins.length; rank += 1) {
    begins[rank] = (begins[rank] as number) + (begins[rank - 1] as number);
  }
  const pairs = new Uint32Array(rows * 2);
  for (let row = 0; row < rows; row += 1) {
    const rank = ranks[row] as number;
    const at = begins[rank] as number;
    begins[rank] = at + 1;
    pairs[at * 2] = row;
    pairs[at * 2 + 1] = places[order[row] as number] as number;
  }
  return pairs;
}

/** Pairs of bib and row, by bib. A piece's `first` is its first bib. */
function* bibPieces(bibs: Int32Array, order: Uint32Array): Generator<BoardPiece, void, undefined> {
  const rowOf = new Uint32Array(order.length);
  for (let row = 0; row < order.length; row += 1) rowOf[order[row] as number] = row;
  const pairs = new Uint32Array(order.length * 2);
  for (let entry = 0; entry < order.length; entry += 1) {
    pairs[entry * 2] = bibs[entry] as number;
    pairs[entry * 2 + 1] = rowOf[entry] as number;
  }
  for (const piece of pieces(partNames.bibs, pairs, 2)) {
    yield { ...piece, first: numberAt(bibs, piece.first) };
  }
}

function extraPieces(field: CompactField, order: Uint32Array): BoardPiece[] {
  const found = new Map<number, Record<number, RowExtras>>();
  if (!mayHaveExtras(field)) return [];
  for (const [row, entry] of order.entries()) {
    const extras = extrasOf(field, entry);
    if (!extras) continue;
    const first = row - (row % pieceRows);
    const piece = found.get(first) ?? {};
    piece[row] = extras;
    found.set(first, piece);
  }
  return [...found].map(([first, extras]) => ({
    part: partNames.extras,
    first,
    content: Buffer.from(JSON.stringify(extras)),
  }));
}

function mayHaveExtras({ adjusted, workouts }: CompactField): boolean {
  return adjusted.size > 0 || workouts.some(({ penalised, scoreWords }) => penalised.size > 0 || !scoreWords);
}

function extrasOf({ adjusted, workouts }: CompactField, entry: number): RowExtras | null {
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
