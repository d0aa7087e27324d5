import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { RankedStatus } from '@chalkline/contract/competitions/entry-statuses.ts';
import type { OverallKeyPart } from './overall-key.rules.ts';
import { overallKeyParts, overallKeys } from './overall-key.rules.ts';
import type { Ranking } from './places.rules.ts';
import { rankByKeys } from './places.rules.ts';
import { entryTotals } from './totals.rules.ts';
import type { WorkoutRanking } from './workout-ranking.rules.ts';
import { tookPart } from './workout-ranking.rules.ts';

/** An entry as the overall sees it; its position is the same in every workout. */
export interface OverallEntry {
  readonly status: RankedStatus;
  /** When it withdrew, as any number that grows with time. */
  readonly withdrewAt?: number | null;
  /** The organizer's hand in a tie, lower first. */
  readonly tieOrder?: number | null;
  /** Points added or taken by hand, with a reason that stands elsewhere. */
  readonly adjustment?: number;
}

/** A workout part as the overall sees it, in the order of the competition. */
export interface CountedWorkout {
  readonly id: string;
  readonly stage: number;
  readonly ranking: WorkoutRanking;
  /** By entry; NaN = none. */
  readonly points: Float64Array;
}

export interface OverallRanking extends Ranking<OverallKeyPart> {
  /** By entry: the points that count, NaN where it has none. */
  readonly totals: Float64Array;
  /** The workouts that count so far: a workout does from its first score on. */
  readonly counted: readonly CountedWorkout[];
}

/**
 * The overall places. Disqualified entries are out of it and leave no hole; the others stand by total, with
 * the settings for those who withdrew, handed in nothing or too little, scaled, or reached a stage at which
 * the points began again. Before the first score nobody has a place.
 */
export function rankOverall(
  entries: readonly OverallEntry[],
  workouts: readonly CountedWorkout[],
  scoring: CompetitionScoring,
): OverallRanking {
  const counted = workouts.filter(({ ranking }) => ranking.absentPlace > 1);
  const parts = overallKeyParts(counted, scoring);
  const totals = entryTotals(entries, counted, scoring);
  const field = { entries, counted, totals, scoring };
  const ranking = rankByKeys(overallKeys(parts, field), parts, (entry) => isRanked(entry, field));
  return { ...ranking, totals: totals.points, counted };
}

function isRanked(
  entry: number,
  {
    entries,
    counted,
    scoring,
  }: { entries: readonly OverallEntry[]; counted: readonly CountedWorkout[]; scoring: CompetitionScoring },
): boolean {
  const status = entries[entry]?.status;
  if (counted.length === 0 || status === 'disqualified' || status === 'out') return false;
  return scoring.nothingHandedIn === 'last' || counted.some(({ ranking }) => tookPart(ranking, entry));
}
