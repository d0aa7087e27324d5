import type { Cut } from '@chalkline/contract/competitions/cut.schema.ts';
import type { RankedStatus } from '@chalkline/contract/competitions/entry-statuses.ts';
import { numberAt } from '../ranking/places.rules.ts';

/** What part an entry has in a cut. */
export type CutRole =
  /** Can go on. */
  | 'candidate'
  /** Left, and the place it stands at stays empty. */
  | 'blocker'
  /** Left, and others move up. */
  | 'none';

/**
 * The part that a status has in a cut. Who was cut by this very cut is a candidate still, so that it can be made
 * again; who was cut by another one is not. Nobody who withdrew or was disqualified goes on; where nobody moves up for
 * them they stand where their results put them, and that place stays empty.
 */
export function cutRole(status: RankedStatus, isCutByThis: boolean, movesUp: boolean): CutRole {
  if (status === 'active') return 'candidate';
  if (status === 'cut') return isCutByThis ? 'candidate' : 'none';
  if (status === 'out') return 'none';
  return movesUp ? 'none' : 'blocker';
}

/** Whom a ranking puts where, with what decides who goes on. */
export interface CutLine {
  /** Best first. */
  readonly order: Uint32Array;
  /** By entry. */
  readonly places: Int32Array;
  readonly roleOf: (entry: number) => CutRole;
  /** Whether it handed in anything: who did not never goes on. */
  readonly tookPart: (entry: number) => boolean;
}

export interface Advancing {
  /** By entry: 1 where it goes on. */
  readonly goesOn: Uint8Array;
  readonly count: number;
  /** Those who are equal where the places end, where there are more of them than places. */
  readonly tied: readonly number[];
}

/** Who goes on when so many places are there. Who is equal goes on together, or none of them does. */
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

/** Those who take a place, in groups of equals, best first. */
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

/** Who goes on by a standard: everybody who reaches it. */
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

/** The size of a field, or of a share of it: at the least and at the most until the cut, and now. */
export interface FieldSize {
  readonly least: number;
  readonly most: number;
  readonly now: number;
}

/** What the size of a field is counted from. */
export interface CountedField {
  readonly statuses: readonly RankedStatus[];
  /** Has a result that is final. */
  readonly hasFinal: (entry: number) => boolean;
  readonly tookPart: (entry: number) => boolean;
  readonly planned: number | null;
  /** Nothing of it is open any more. */
  readonly isSettled: boolean;
}

/**
 * How large a field is. Whoever is entered counts until they are taken out of it, which nobody is who has a final
 * result; who started counts from the first result on. Without a planned field nobody goes on.
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

/** A rule by which so many go on. */
export type PlacesRule = Extract<Cut['rule'], { readonly by: 'top' | 'percent' }>;

/** How many places a cut has: so many, or the share of the field without the fraction. */
export function placesOf(rule: PlacesRule, counted: CountedField): FieldSize {
  if (rule.by === 'top') return { least: rule.count, most: rule.count, now: rule.count };
  const { least, most, now } = fieldSize(rule.of, counted);
  const share = (size: number) => Math.floor((size * rule.percent) / 100);
  return { least: share(least), most: share(most), now: share(now) };
}

/** Where the line is drawn on a board: before the first row that stays behind, where none below it goes on. */
export function lineAt(order: Uint32Array, goesOn: Uint8Array, isCounted: (entry: number) => boolean) {
  const counted = order.filter(isCounted);
  const above = counted.findIndex((entry) => goesOn[entry] !== 1);
  if (above < 1) return null;
  const isClean = counted.subarray(above).every((entry) => goesOn[entry] !== 1);
  return isClean ? order.indexOf(numberAt(counted, above)) : null;
}

/** How many who stay behind stand above somebody who goes on. */
export function behindAbove(
  order: Uint32Array,
  goesOn: Uint8Array,
  isCounted: (entry: number) => boolean,
): number {
  const counted = order.filter(isCounted);
  const last = counted.findLastIndex((entry) => goesOn[entry] === 1);
  return counted.filter((entry, at) => at < last && goesOn[entry] !== 1).length;
}
