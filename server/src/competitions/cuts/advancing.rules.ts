import type { Cut } from '@chalkline/contract/competitions/cut.schema.ts';
import type { RankedStatus } from '@chalkline/contract/competitions/entry-statuses.ts';
import { numberAt } from '../ranking/places.rules.ts';

/** An entry's role in a cut. */
export type CutRole =
  /** Can advance. */
  | 'candidate'
  /** Left, and keeps its place occupied: no one moves up. */
  | 'blocker'
  /** Left, and others move up. */
  | 'none';

/**
 * An entry's role in a cut, by status. Entries moved by this very cut remain candidates, so that the cut can be made
 * again; entries moved by another cut don't. Entries that withdrew or were disqualified never advance. If no one moves
 * up for them, they keep the rank their results give them, and that place stays empty.
 */
export function cutRole(status: RankedStatus, isCutByThis: boolean, movesUp: boolean): CutRole {
  if (status === 'active') return 'candidate';
  if (status === 'cut') return isCutByThis ? 'candidate' : 'none';
  if (status === 'out') return 'none';
  return movesUp ? 'none' : 'blocker';
}

/** A ranking plus what decides who advances. */
export interface CutLine {
  /** Best first. */
  readonly order: Uint32Array;
  /** By entry. */
  readonly places: Int32Array;
  readonly roleOf: (entry: number) => CutRole;
  /** Whether the entry has at least one score; without one it never advances. */
  readonly tookPart: (entry: number) => boolean;
}

export interface Advancing {
  /** By entry: 1 if it advances. */
  readonly goesOn: Uint8Array;
  readonly count: number;
  /** The entries tied on the last place, if there are more of them than places. */
  readonly tied: readonly number[];
}

/** Who advances for a given number of places. Tied entries advance together or not at all. */
export function advancingByPlaces(line: CutLine, places: number, ties: Cut['ties']): Advancing {
  const goesOn = new Uint8Array(line.places.length);
  let taken = 0;
  let count = 0;
  for (const group of equalGroups(line)) {
    if (taken >= places) break;
    const isSplit = taken + group.length > places;
    const through = group.filter((entry) => line.roleOf(entry) === 'candidate');
    if (isSplit && ties === 'none') return { goesOn, count, tied: through };
    for (const entry of through) goesOn[entry] = 1;
    taken += group.length;
    count += through.length;
    if (isSplit) return { goesOn, count, tied: through };
  }
  return { goesOn, count, tied: [] };
}

/** The entries that take up a place, in groups of ties, best first. */
function* equalGroups({ order, places, roleOf, tookPart }: CutLine): Generator<number[]> {
  let group: number[] = [];
  for (const entry of order) {
    if (roleOf(entry) === 'none' || !tookPart(entry)) continue;
    const last = group[0];
    if (last !== undefined && places[last] !== places[entry]) {
      yield group;
      group = [];
    }
    group.push(entry);
  }
  yield group;
}

/** Who advances by a standard: everyone who reaches it. */
export function advancingByStandard(line: CutLine, reaches: (entry: number) => boolean): Advancing {
  const goesOn = new Uint8Array(line.places.length);
  let count = 0;
  for (const entry of line.order) {
    if (line.roleOf(entry) !== 'candidate' || !line.tookPart(entry) || !reaches(entry)) continue;
    goesOn[entry] = 1;
    count += 1;
  }
  return { goesOn, count, tied: [] };
}

/** The size of a field, or of a share of it: the smallest and the largest it can be at the cut, and its size now. */
export interface FieldSize {
  readonly least: number;
  readonly most: number;
  readonly now: number;
}

/** What the field size is counted from. */
export interface CountedField {
  readonly statuses: readonly RankedStatus[];
  /** Has a result that is final. */
  readonly hasFinal: (entry: number) => boolean;
  readonly tookPart: (entry: number) => boolean;
  readonly planned: number | null;
  /** Nothing is open anymore. */
  readonly isSettled: boolean;
}

/**
 * The size of a field. `entered` counts entries until they leave, which an entry with a final result can't; `started`
 * counts them from their first result. Without a planned field size no one advances.
 */
export function fieldSize(of: 'entered' | 'started' | 'planned', field: CountedField): FieldSize {
  const { statuses, hasFinal, tookPart, planned, isSettled } = field;
  if (of === 'planned') return { least: planned ?? 0, most: planned ?? 0, now: planned ?? 0 };
  let finals = 0;
  let started = 0;
  let entered = 0;
  for (const [entry, status] of statuses.entries()) {
    if (status === 'out') continue;
    entered += 1;
    if (tookPart(entry)) started += 1;
    if (hasFinal(entry)) finals += 1;
  }
  if (of === 'entered') return { least: finals, most: entered, now: entered };
  return { least: finals, most: isSettled ? started : entered, now: started };
}

/** A rule that sets a number of places. */
export type PlacesRule = Extract<Cut['rule'], { readonly by: 'top' | 'percent' }>;

/** How many places a cut has: a fixed number, or a share of the field, rounded down. */
export function placesOf(rule: PlacesRule, counted: CountedField): FieldSize {
  if (rule.by === 'top') return { least: rule.count, most: rule.count, now: rule.count };
  const { least, most, now } = fieldSize(rule.of, counted);
  const share = (size: number) => Math.floor((size * rule.percent) / 100);
  return { least: share(least), most: share(most), now: share(now) };
}

/** Where the line is drawn: above the first row that doesn't advance, unless a later row does. */
export function lineAt(order: Uint32Array, goesOn: Uint8Array, isCounted: (entry: number) => boolean) {
  const counted = order.filter(isCounted);
  const above = counted.findIndex((entry) => goesOn[entry] !== 1);
  if (above < 1) return null;
  const isClean = counted.subarray(above).every((entry) => goesOn[entry] !== 1);
  return isClean ? order.indexOf(numberAt(counted, above)) : null;
}

/** How many entries that don't advance rank above one that does. */
export function behindAbove(
  order: Uint32Array,
  goesOn: Uint8Array,
  isCounted: (entry: number) => boolean,
): number {
  const counted = order.filter(isCounted);
  const last = counted.findLastIndex((entry) => goesOn[entry] === 1);
  return counted.filter((entry, at) => at < last && goesOn[entry] !== 1).length;
}
