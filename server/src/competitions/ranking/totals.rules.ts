import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { CountedWorkout, OverallEntry } from './overall.rules.ts';
import { numberAt } from './places.rules.ts';
import { exactPoints } from './workout-points.rules.ts';
import { tookPart } from './workout-ranking.rules.ts';

export interface EntryTotals {
  /** By entry: the sum of the points that count, NaN if there are none. */
  readonly points: Float64Array;
  /** By entry: how many restarts of the points came before its last workout; 0 if there are none. */
  readonly reached: Uint8Array;
  /** By workout: how many restarts came before it. For an entry, only workouts with its own number count. */
  readonly restarts: readonly number[];
}

/**
 * Adds up points and adjustments. If a stage restarts the points, only those since the last restart the entry took part
 * in count, and its entries rank above the rest whatever their totals.
 */
export function entryTotals(
  entries: readonly OverallEntry[],
  workouts: readonly CountedWorkout[],
  scoring: CompetitionScoring,
): EntryTotals {
  const restarts = workouts.map(({ stage }) => restartsUntil(stage, scoring));
  const points = new Float64Array(entries.length).fill(Number.NaN);
  const reached = new Uint8Array(entries.length);
  for (const [index, { ranking }] of workouts.entries()) {
    const restart = numberAt(restarts, index);
    for (const entry of entries.keys()) {
      if (restart > (reached[entry] as number) && tookPart(ranking, entry)) reached[entry] = restart;
    }
  }
  for (const [index, { points: gained }] of workouts.entries()) {
    const restart = restarts[index];
    for (const entry of entries.keys()) {
      const more = gained[entry] as number;
      if (restart === reached[entry] && !Number.isNaN(more)) points[entry] = (points[entry] || 0) + more;
    }
  }
  for (const [entry, { status, adjustment = 0 }] of entries.entries()) {
    if (status === 'out') {
      points[entry] = Number.NaN;
      continue;
    }
    const total = points[entry] as number;
    points[entry] = exactPoints(adjustment === 0 ? total : (total || 0) + adjustment);
  }
  return { points, reached, restarts };
}

/** How many times the points have restarted by this stage. */
export function restartsUntil(stage: number, { restartStages = [] }: CompetitionScoring): number {
  return restartStages.filter((restart) => restart <= stage).length;
}
