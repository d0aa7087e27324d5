import { applyPenalties } from '@chalkline/contract/competitions/apply-penalties.ts';
import { rankedStatuses } from '@chalkline/contract/competitions/entry-statuses.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { BoardPenalty, BoardWorkout, LaidCells } from './board-ranking.rules.ts';
import type { PackedEntries, PackedScores } from './compact-board.rules.ts';
import { idWords } from './packed-ids.rules.ts';
import type { Cell } from './workout-ranking.rules.ts';

/** Where each of many bibs stands in a list. */
export type PositionOf = (bib: number) => number | undefined;

/** Bibs are small numbers as a rule; where they are not, a table of them would be too large. */
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

/** Entries as `findPackedEntries` gives them, by bib; all of them active. */
export function unpackEntries(packed: Buffer, bytes: number): PackedEntries {
  const count = packed.length / bytes;
  const order = new Float64Array(count);
  for (let at = 0; at < count; at += 1) order[at] = packed.readInt32BE(at * bytes + 16) * count + at;
  order.sort();
  const words = idWords(packed);
  const ids = new Uint32Array(count * 4);
  const marks = new Uint32Array(count * 2);
  const bibs = new Int32Array(count);
  for (let entry = 0; entry < count; entry += 1) {
    const from = (order[entry] as number) % count;
    const word = (from * bytes) / 4;
    bibs[entry] = Math.floor((order[entry] as number) / count);
    for (let part = 0; part < 4; part += 1) ids[entry * 4 + part] = words[word + part] as number;
    marks[entry * 2] = words[word + 5] as number;
    marks[entry * 2 + 1] = words[word + 6] as number;
  }
  return { ids, marks, bibs, statuses: new Uint8Array(count) };
}

/** Values are few where scores are many: each different text is parsed once, and its scores share what it means. */
export class SharedValues {
  readonly #known = new Map<string, ScoreValue>();

  of(text: string): ScoreValue {
    const known = this.#known.get(text);
    if (known) return known;
    const value = JSON.parse(text) as ScoreValue;
    this.#known.set(text, value);
    return value;
  }
}

export interface PackedCells {
  readonly entries: PackedEntries;
  readonly positionOf: PositionOf;
  readonly packed: Buffer;
  readonly bytes: number;
  /** JSON, one line each. */
  readonly values: string;
  readonly shared: SharedValues;
  /** Of this workout. */
  readonly penalties: readonly (BoardPenalty & { readonly bib: number })[];
}

const outStatus = rankedStatuses.indexOf('out');

/** What stands in the cells of one workout, as the ranking takes it. */
export function layPacked(workout: BoardWorkout, given: PackedCells): LaidCells & PackedScores {
  const { entries, positionOf, packed, bytes, shared } = given;
  const cells = Array.from(entries.statuses, (status): Cell => (status === outStatus ? 'out' : 'nothing'));
  const scoreWords = new Uint32Array(cells.length * 4);
  const words = idWords(packed);
  let line = 0;
  for (let at = 0; at < packed.length; at += bytes) {
    const end = given.values.indexOf('\n', line);
    const text = given.values.slice(line, end === -1 ? undefined : end);
    line = end + 1;
    const entry = positionOf(packed.readInt32BE(at));
    if (entry === undefined || cells[entry] === 'out') continue;
    cells[entry] = shared.of(text);
    for (let part = 0; part < 4; part += 1) scoreWords[entry * 4 + part] = words[at / 4 + 1 + part] as number;
  }
  return { workout, scoring: workout.scoring, cells, scoreWords, penalised: penalise(workout, given, cells) };
}

/** Takes the penalties, and says of whom. */
function penalise(workout: BoardWorkout, { penalties, positionOf }: PackedCells, cells: Cell[]) {
  const penalised = new Map<number, { original: ScoreValue; penalties: readonly BoardPenalty[] }>();
  for (const [bib, taken] of Map.groupBy(penalties, (penalty) => penalty.bib)) {
    const entry = positionOf(bib);
    const original = entry === undefined ? undefined : cells[entry];
    if (entry === undefined || original === undefined || typeof original === 'string') continue;
    const counting = applyPenalties(original, taken, workout.scoring);
    if (counting === original) continue;
    penalised.set(entry, { original, penalties: taken });
    cells[entry] = counting;
  }
  return penalised;
}
