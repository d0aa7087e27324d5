import type {
  CompetitionScoring,
  PointsSetting,
  WorkoutPoints,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { cellKinds } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { builtInTable } from '@chalkline/contract/competitions/points-tables.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { numberAt } from './places.rules.ts';
import { rawAmount } from './raw-amount.rules.ts';
import { sharesOfBest } from './share-of-best.rules.ts';
import type { Cell, WorkoutRanking } from './workout-ranking.rules.ts';

/** Points are exact to a thousandth, whatever weights and tables did: equal points are equal numbers. */
export const pointSteps = 1000;

/** Brings points to the thousandth they are kept in. */
export function exactPoints(points: number): number {
  return Math.round(points * pointSteps) / pointSteps;
}

/** A workout, its points setting already chosen (per workout over division over competition). */
export interface PointedWorkout {
  readonly scoring: WorkoutScoring;
  readonly points: PointsSetting;
  /** Percent that counts. */
  readonly weight: number;
}

/** The points setting that applies: of the workout, else of its division, else of the competition. */
export function pointsSettingOf(
  competition: CompetitionScoring,
  ...nearestFirst: readonly (WorkoutPoints | undefined)[]
): { points: PointsSetting; weight: number } {
  const points = nearestFirst.find((setting) => setting?.points)?.points ?? competition.points;
  const weight = nearestFirst.find((setting) => setting?.weight !== undefined)?.weight ?? 100;
  return { points, weight };
}

/** Points by entry for one workout; NaN = none (not yet, or takes no part and nothing is counted for it). */
export function workoutPoints(
  ranking: WorkoutRanking,
  cells: readonly Cell[],
  workout: PointedWorkout,
  didNotFinish: CompetitionScoring['didNotFinish'],
): Float64Array {
  const ofEntry = unweighted(ranking, cells, workout, didNotFinish);
  const gained = new Float64Array(cells.length);
  for (let entry = 0; entry < cells.length; entry += 1) {
    // An entry that is out of the competition has no points, not even those of the absent.
    gained[entry] =
      cells[entry] === 'out' ? Number.NaN : exactPoints((ofEntry(entry) * workout.weight) / 100);
  }
  return gained;
}

type PointsOfEntry = (entry: number) => number;

function unweighted(
  ranking: WorkoutRanking,
  cells: readonly Cell[],
  { scoring, points }: PointedWorkout,
  didNotFinish: CompetitionScoring['didNotFinish'],
): PointsOfEntry {
  switch (points.method) {
    case 'place':
      return (entry) => numberAt(ranking.places, entry) || ranking.absentPlace;
    case 'table':
      return fromTable(ranking, builtInTable(points.table) ?? [], didNotFinish);
    case 'own_table':
      return fromTable(ranking, points.points, didNotFinish);
    case 'raw':
      return (entry) => rawAmount(cells[entry] ?? 'nothing', scoring) / pointSteps;
    case 'share_of_best': {
      const amounts = cells.map((cell) => rawAmount(cell, scoring));
      const shares = sharesOfBest(amounts, scoring.direction);
      return (entry) => (ranking.kinds[entry] === 0 ? shares[entry] || 0 : withoutResult(ranking, entry));
    }
  }
}

/** The zeroed and the absent get 0, who did not finish by setting; the awaited and the others none yet. */
function fromTable(
  ranking: WorkoutRanking,
  table: readonly number[],
  didNotFinish: CompetitionScoring['didNotFinish'],
): PointsOfEntry {
  return (entry) => {
    const kind = cellKinds[numberAt(ranking.kinds, entry)];
    const byPlace = kind === 'scored' || (kind === 'did_not_finish' && didNotFinish === 'last_place');
    return byPlace ? (table[numberAt(ranking.places, entry) - 1] ?? 0) : withoutResult(ranking, entry);
  };
}

function withoutResult(ranking: WorkoutRanking, entry: number): number {
  return numberAt(ranking.places, entry) > 0 ? 0 : Number.NaN;
}
