import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { cellKinds } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { Ranking } from './places.rules.ts';
import { numberAt, rankByClasses } from './places.rules.ts';
import type { KeyPart } from './sort-key.rules.ts';
import { keyPartsOf, writeSortKey } from './sort-key.rules.ts';

/** What an entry has in one workout part: a score, no score, or `out` if it doesn't take part. */
export type Cell = ScoreValue | 'nothing' | 'out';

export interface RankingRules {
  /** Entries without a score count as absent once the workout is over; until then they are pending. */
  readonly over: boolean;
  /** The ranking of the part that breaks this one's ties, over the same entries. */
  readonly brokenBy?: WorkoutRanking;
}

/** The sort key of the part that breaks this one's ties. */
export type OtherPart = `other_part_${string}`;

/** The places in one workout part, with what points and explanations need. */
export interface WorkoutRanking extends Ranking<KeyPart | OtherPart> {
  /** By entry: its class. Entries in the same class have equal keys; different classes may too. */
  readonly classOf: Uint32Array;
  /** By entry: the kind of its cell, as an index into `cellKinds`. */
  readonly kinds: Uint8Array;
  /** By entry: 1 if the score isn't in the best variant. */
  readonly scaled: Uint8Array;
  /**
   * The place that everyone without a score counts as under rank-sum: 1 + the number of entries with a score (not the
   * last place). Zeroed entries come before it, at scored + 1, by their key.
   */
  readonly absentPlace: number;
}

/**
 * Ranks one workout part. `places` has a place for every entry except pending ones and those that don't take part.
 * Absent entries share the place after the last; a setting decides whether it is shown.
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
 * Groups entries into classes with equal cells and an equal position in the part that breaks ties. `firsts` has one
 * entry of each class.
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

/** The place a leaderboard shows, 0 = none: absent entries only have one if the competition's setting says so. */
export function shownPlace(
  ranking: WorkoutRanking,
  entry: number,
  absentRule: CompetitionScoring['absent'],
): number {
  const hidden = absentRule === 'no_place' && !tookPart(ranking, entry);
  return hidden ? 0 : numberAt(ranking.places, entry);
}

/** The place a leaderboard shows for each entry. */
export function shownPlaces(ranking: WorkoutRanking, absentRule: CompetitionScoring['absent']): Int32Array {
  const { places, kinds } = ranking;
  if (absentRule !== 'no_place') return places;
  return places.map((place, entry) => ((kinds[entry] as number) < absent ? place : 0));
}

/** Whether the entry took part: it has a score, even if zeroed or unfinished. */
export function tookPart(ranking: WorkoutRanking, entry: number): boolean {
  return numberAt(ranking.kinds, entry) < absent;
}

/** Whether a result earned the place, as opposed to one assigned to a zeroed or absent entry. */
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
