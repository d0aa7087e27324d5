import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { RankedStatus } from '@chalkline/contract/competitions/entry-statuses.ts';
import type { OverallKeyPart } from './overall-key.rules.ts';
import { overallKeyParts, overallKeys } from './overall-key.rules.ts';
import type { Ranking } from './places.rules.ts';
import { rankByKeys } from './places.rules.ts';
import { entryTotals } from './totals.rules.ts';
import type { WorkoutRanking } from './workout-ranking.rules.ts';
import { tookPart } from './workout-ranking.rules.ts';

/** An entry in the overall; it has the same index in every workout. */
export interface OverallEntry {
  readonly status: RankedStatus;
  /** When it withdrew, as a number that increases. */
  readonly withdrewAt?: number | null;
  /** The manual tiebreak, lower first. */
  readonly tieOrder?: number | null;
  /** Points added or subtracted by hand; the reason is stored elsewhere. */
  readonly adjustment?: number;
}

/** A workout part in the overall, in the competition's order. */
export interface CountedWorkout {
  readonly id: string;
  readonly stage: number;
  readonly ranking: WorkoutRanking;
  /** By entry; NaN = none. */
  readonly points: Float64Array;
}

export interface OverallRanking extends Ranking<OverallKeyPart> {
  /** By entry: the points that count, NaN if there are none. */
  readonly totals: Float64Array;
  /** The workouts that count so far: a workout counts from its first score. */
  readonly counted: readonly CountedWorkout[];
}

/**
 * Ranks the overall. Disqualified entries are left out without leaving a gap. The others are ranked by total, subject
 * to the settings for entries that withdrew, have no or too few scores, scaled, or reached a stage that restarts the
 * points. Before the first score no one has a place.
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
