import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { type Cut, type CutState, cutStates } from '@chalkline/contract/competitions/cut.schema.ts';
import type { RankedCells } from '../ranking/board-ranking.rules.ts';
import { type OverallEntry, type OverallRanking, rankOverall } from '../ranking/overall.rules.ts';
import { addsUpLowest } from '../ranking/overall-key.rules.ts';
import { numberAt } from '../ranking/places.rules.ts';
import { tookPart } from '../ranking/workout-ranking.rules.ts';
import {
  type Advancing,
  advancingByPlaces,
  advancingByStandard,
  type CutLine,
  type CutRole,
  cutRole,
  placesOf,
} from './advancing.rules.ts';
import { hasOneCount, isSpanSettled, keyBounds, type SpanWorkout, totalBounds } from './bounds.rules.ts';
import { type Proof, proofs, type RaceField, standardProof } from './clinched.rules.ts';
import { reachesResult } from './standard.rules.ts';

/** Everything a cut depends on. */
export interface CutMaterial {
  readonly cut: Cut;
  readonly isMade: boolean;
  /** Whether this cut moved the entry to CUT. */
  readonly isCutByThis: (entry: number) => boolean;
  readonly scoring: CompetitionScoring;
  readonly plannedField: number | null;
  readonly entries: readonly OverallEntry[];
  readonly span: readonly SpanWorkout[];
  /** The leaderboard's overall, with all its workouts. */
  readonly overall: OverallRanking;
}

/** The field's standing at a cut. */
export interface CutStanding extends Advancing {
  /** null: by a standard. */
  readonly places: number | null;
  readonly isSettled: boolean;
  /** For the workouts that count for the cut. */
  readonly ranking: OverallRanking;
  readonly roleOf: (entry: number) => CutRole;
  readonly stateOf: (entry: number) => CutState | null;
  /** The race for what is still open; null for a standard, or if nothing can be said about it. */
  readonly race: RaceField | null;
}

/** Who currently advances, and what is proven. */
export function cutStanding(material: CutMaterial): CutStanding {
  const { cut, entries, span } = material;
  const final = span.flatMap(({ settled, ranked }) => (settled && ranked ? [ranked] : []));
  const ranked = span.flatMap(({ ranked }) => ranked ?? []);
  const isSettled = isSpanSettled(span);
  const hasFinal = (entry: number) => final.some(({ ranking }) => tookPart(ranking, entry));
  const hasAny = (entry: number) => ranked.some(({ ranking }) => tookPart(ranking, entry));
  const roleOf = (entry: number) =>
    cutRole(entries[entry]?.status ?? 'out', material.isCutByThis(entry), cut.movesUp);
  const ranking = rankingAtCut(material, ranked);
  const line: CutLine = { order: ranking.order, places: ranking.places, roleOf, tookPart: hasAny };
  const mayGoOn = (entry: number) => !isSettled || hasFinal(entry);
  const shared = { places: null, isSettled, ranking, roleOf };
  if (cut.rule.by === 'total' || cut.rule.by === 'result') {
    const standard = standardOf(material, cut.rule, ranking);
    const advancing = advancingByStandard(line, standard.reachesNow);
    const proofOf = (entry: number) => {
      const isSure = hasFinal(entry) && standard.reachesAtWorst(entry);
      return standardProof(isSure, standard.reachesAtBest(entry), mayGoOn(entry));
    };
    return { ...advancing, ...shared, race: null, stateOf: states(material, advancing, proofOf) };
  }
  const statuses = entries.map(({ status }) => status);
  const counted = { statuses, hasFinal, tookPart: hasAny, isSettled, planned: material.plannedField };
  const places = placesOf(cut.rule, counted);
  const advancing = advancingByPlaces(line, places.now, cut.ties);
  // A cut that was made is decided; there is nothing to prove.
  const bounds = material.isMade
    ? null
    : keyBounds({ scoring: material.scoring, entries, span, overall: ranking });
  const race: RaceField | null = bounds && {
    bounds,
    places,
    ties: cut.ties,
    movesUp: cut.movesUp,
    roleOf,
    mayGoOn,
    isRival: (entry) => mayGoOn(entry) && mayComeBack(material, entry),
  };
  const proofOf = race ? proofs(race) : () => null;
  const stateOf = states(material, advancing, proofOf);
  return { ...advancing, ...shared, places: places.now, race, stateOf };
}

/** Entries that left may come back before the cut; entries moved by another cut only if others move up. */
function mayComeBack({ entries, cut, isCutByThis }: CutMaterial, entry: number): boolean {
  const status = entries[entry]?.status;
  if (status === 'out') return false;
  return status !== 'cut' || cut.movesUp || isCutByThis(entry);
}

function states(
  { isMade, entries }: CutMaterial,
  { goesOn }: Advancing,
  proofOf: (entry: number) => Proof,
): (entry: number) => CutState | null {
  return (entry) => {
    // For all others the status decides.
    if (entries[entry]?.status !== 'active') return null;
    if (isMade) return 'clinched';
    return proofOf(entry) ?? (goesOn[entry] === 1 ? 'above' : 'below');
  };
}

/**
 * The ranking that decides: of the span's workouts, and, if no one moves up for entries that leave, as if no one had
 * left. It is the leaderboard's own if both are the same.
 */
function rankingAtCut({ overall, entries, cut, scoring }: CutMaterial, ranked: readonly RankedCells[]) {
  const isSame = overall.counted.every(({ id }) => ranked.some((one) => one.id === id));
  const hasLeft = entries.some(({ status }) => status === 'withdrawn' || status === 'disqualified');
  if (isSame && (cut.movesUp || !hasLeft)) return overall;
  const stayed = entries.map((entry): OverallEntry => {
    return entry.status === 'out' ? entry : { ...entry, status: 'active' };
  });
  return rankOverall(stayed, ranked, scoring);
}

type StandardRule = Extract<Cut['rule'], { readonly by: 'total' | 'result' }>;

function standardOf({ scoring, entries, span }: CutMaterial, rule: StandardRule, ranking: OverallRanking) {
  if (rule.by === 'result') {
    const index = span.findIndex(({ id }) => id === rule.workoutId);
    const workout = span[index];
    const reached = reachesResult(workout?.ranked ?? null, rule.typed);
    const isFinal = workout?.settled === true;
    return {
      reachesNow: reached,
      reachesAtWorst: (entry: number) => isFinal && reached(entry),
      reachesAtBest: (entry: number) => !isFinal || reached(entry),
    };
  }
  const isEnough = (total: number) =>
    scoring.total === 'lower' ? total <= rule.points : total >= rule.points;
  // A missing time makes the sum smaller, which must not help to reach the standard.
  const needsAll = addsUpLowest(scoring);
  const misses = (entry: number) =>
    ranking.counted.some(({ points }) => Number.isNaN(numberAt(points, entry)));
  const now = (entry: number) =>
    isEnough(numberAt(ranking.totals, entry) || 0) && !(needsAll && misses(entry));
  if (isSpanSettled(span)) return { reachesNow: now, reachesAtWorst: now, reachesAtBest: now };
  if (!hasOneCount(span, scoring))
    return { reachesNow: now, reachesAtWorst: () => false, reachesAtBest: () => true };
  const { least, most } = totalBounds({ entries, span }, 'standard');
  const [worst, best] = scoring.total === 'lower' ? [most, least] : [least, most];
  return {
    reachesNow: now,
    reachesAtWorst: (entry: number) => !needsAll && isEnough(numberAt(worst, entry)),
    reachesAtBest: (entry: number) => isEnough(numberAt(best, entry)),
  };
}

/** By their number in a packed record; 0 for none. */
const packedStates: readonly (CutState | null)[] = [null, ...cutStates];

export function packedState(state: CutState | null): number {
  return packedStates.indexOf(state);
}

export function unpackedState(number: number): CutState | undefined {
  return cutStates[number - 1];
}
