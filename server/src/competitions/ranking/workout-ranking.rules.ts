import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { cellKinds } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { Ranking } from './places.rules.ts';
import { numberAt, rankByClasses } from './places.rules.ts';
import type { KeyPart } from './sort-key.rules.ts';
import { keyPartsOf, writeSortKey } from './sort-key.rules.ts';

/** What an entry has in one workout part: a score, nothing handed in, or it takes no part in it. */
export type Cell = ScoreValue | 'nothing' | 'out';

export interface RankingRules {
  /** Who handed in nothing counts as absent once the workout is over, and is awaited until then. */
  readonly over: boolean;
  /** The ranking of the part that breaks ties in this one, over the same entries. */
  readonly brokenBy?: WorkoutRanking;
}

/** The key of the part that breaks ties in this one. */
export type OtherPart = `other_part_${string}`;

/** The places of one workout part, with what points and explanations need. */
export interface WorkoutRanking extends Ranking<KeyPart | OtherPart> {
  /** By entry: its class; entries of one have equal keys, those of two may. */
  readonly classOf: Uint32Array;
  /** By entry: what stands in its cell, as a position in `cellKinds`. */
  readonly kinds: Uint8Array;
  /** By entry: 1 where the score is of another variant than the best one. */
  readonly scaled: Uint8Array;
  /**
   * The place that everyone without a score counts at under rank-sum: 1 + all who handed something in
   * (people, not the last place). Zeroed entries stand before, at scored + 1, by their key.
   */
  readonly absentPlace: number;
}

/**
 * Ranks one workout part. `places` holds a place for every entry but the awaited and those who take no
 * part; the absent share the place after the last, and a setting decides whether it is shown.
 */
export function rankWorkout(
  cells: readonly Cell[],
  scoring: WorkoutScoring,
  rules: RankingRules,
): WorkoutRanking {
  const { brokenBy } = rules;
  const own = keyPartsOf(scoring);
  const others = brokenBy?.parts.map((part): OtherPart => `other_part_${part}`) ?? [];
  const width = own.length + others.length;
  const { classOf, firsts } = classesOf(cells, brokenBy);
  const keys = new Float64Array(firsts.length * width);
  const scaledClasses = new Uint8Array(firsts.length);
  for (const [one, entry] of firsts.entries()) {
    const at = one * width;
    const cell = cells[entry] ?? 'nothing';
    if (typeof cell === 'string') keys[at] = kindWithout(cell, rules.over);
    else {
      writeSortKey(keys, at, cell, scoring, own);
      scaledClasses[one] = isOtherVariant(cell, scoring) ? 1 : 0;
    }
    if (brokenBy && keys[at] === 0) copyKey(brokenBy, entry, keys, at + own.length);
  }
  const isRankedClass = (one: number) => isRanked(numberAt(keys, one * width));
  const ranking = rankByClasses(keys, [...own, ...others], classOf, isRankedClass);
  const kinds = new Uint8Array(cells.length);
  const scaled = new Uint8Array(cells.length);
  for (let entry = 0; entry < cells.length; entry += 1) {
    const one = classOf[entry] as number;
    kinds[entry] = keys[one * width] as number;
    scaled[entry] = scaledClasses[one] as number;
  }
  return { ...ranking, classOf, kinds, scaled, absentPlace: placeOfAbsent(kinds) };
}

/**
 * Entries in classes: those of one class have the same thing in their cells, and stand at the same in the part that
 * breaks ties. `firsts` is one entry of each.
 */
function classesOf(cells: readonly Cell[], brokenBy: WorkoutRanking | undefined) {
  const classes = new Map<Cell | number, number>();
  const firsts: number[] = [];
  const classOf = new Uint32Array(cells.length);
  const own = brokenBy && classesOf(cells, undefined).classOf;
  for (let entry = 0; entry < cells.length; entry += 1) {
    const other = brokenBy?.classOf[entry] ?? 0;
    const what = own ? (own[entry] as number) * cells.length + other : (cells[entry] as Cell);
    let one = classes.get(what);
    if (one === undefined) {
      one = firsts.length;
      firsts.push(entry);
      classes.set(what, one);
    }
    classOf[entry] = one;
  }
  return { classOf, firsts };
}

const pending = cellKinds.indexOf('pending');
const absent = cellKinds.indexOf('absent');

function kindWithout(cell: 'nothing' | 'out', over: boolean): number {
  if (cell === 'out') return cellKinds.indexOf('out');
  return over ? absent : pending;
}

function isRanked(kind: number): boolean {
  return kind < pending;
}

/** The place a board shows, 0 = none: the absent have one only where the competition's setting says so. */
export function shownPlace(
  ranking: WorkoutRanking,
  entry: number,
  absentRule: CompetitionScoring['absent'],
): number {
  const hidden = absentRule === 'no_place' && !tookPart(ranking, entry);
  return hidden ? 0 : numberAt(ranking.places, entry);
}

/** The place that a board shows of each entry. */
export function shownPlaces(ranking: WorkoutRanking, absentRule: CompetitionScoring['absent']): Int32Array {
  const { places, kinds } = ranking;
  if (absentRule !== 'no_place') return places;
  return places.map((place, entry) => ((kinds[entry] as number) < absent ? place : 0));
}

/** Whether the entry took part: it has a score, even if zeroed or not finished. */
export function tookPart(ranking: WorkoutRanking, entry: number): boolean {
  return numberAt(ranking.kinds, entry) < absent;
}

/** Whether the place was earned by a result, not given to a zeroed or absent entry. */
export function isEarned(ranking: WorkoutRanking, entry: number): boolean {
  return numberAt(ranking.kinds, entry) === 0;
}

export function isScaled(ranking: WorkoutRanking, entry: number): boolean {
  return ranking.scaled[entry] === 1;
}

function isOtherVariant(score: ScoreValue, scoring: WorkoutScoring): boolean {
  return score.variant !== undefined && score.variant !== scoring.variants?.[0];
}

function placeOfAbsent(kinds: Uint8Array): number {
  let handedIn = 0;
  for (const kind of kinds) if (kind < absent) handedIn += 1;
  return handedIn + 1;
}

function copyKey(from: Ranking, entry: number, keys: Float64Array, at: number): void {
  keys.set(from.keys.subarray(entry * from.width, (entry + 1) * from.width), at);
}
