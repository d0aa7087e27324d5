import type {
  CompetitionScoring,
  PointsSetting,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { TrialReply } from '@chalkline/contract/competitions/explanation.schema.ts';
import { builtInTable } from '@chalkline/contract/competitions/points-tables.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import { type BoardEntry, type BoardInput, type RankedCells, rankBoard } from './board-ranking.rules.ts';
import { countOfKey, type DistinctResults, placeOfKey } from './distinct-results.rules.ts';
import { numberAt } from './places.rules.ts';
import { kindOfScore, sortKey } from './sort-key.rules.ts';
import { exactPoints, type PointedWorkout } from './workout-points.rules.ts';
import { shownPlace } from './workout-ranking.rules.ts';

/** A made-up entry for trying out scores. */
export function madeUpEntry(id: string, bib: number): BoardEntry {
  return {
    id,
    bib,
    name: '',
    country: null,
    region: null,
    affiliate: null,
    status: 'active',
    leftAt: null,
    tieOrder: null,
  };
}

const nobody = madeUpEntry('trial', 0);

/** The input with a score replacing the entry's current one in the workout, or with none; nothing is recorded. */
export function withScore(
  input: BoardInput,
  workoutId: string,
  entryId: string,
  value: ScoreValue | null,
): BoardInput {
  return withScores(input, [{ workoutId, entryId, value }]);
}

/** A score that is tried; null: none. */
export interface TriedScore {
  readonly workoutId: string;
  readonly entryId: string;
  readonly value: ScoreValue | null;
}

/** The same for many scores, each of another entry or workout. */
export function withScores(input: BoardInput, tried: readonly TriedScore[]): BoardInput {
  const keyOf = ({ workoutId, entryId }: Pick<TriedScore, 'workoutId' | 'entryId'>) =>
    `${workoutId} ${entryId}`;
  const keys = new Set(tried.map(keyOf));
  const others = input.scores.filter((score) => !keys.has(keyOf(score)));
  return { ...input, scores: [...others, ...tried.map((score) => ({ id: 'trial', ...score }))] };
}

/**
 * The place and points a score would get, for an entry or for one more in the field; null if there is no such workout.
 */
export function tryValue(
  input: BoardInput,
  workoutId: string,
  value: ScoreValue,
  entryId: string | undefined,
): TrialReply | null {
  const field = entryId === undefined ? { ...input, entries: [...input.entries, nobody] } : input;
  const { workouts, indexOf } = rankBoard(withScore(field, workoutId, entryId ?? nobody.id, value));
  const workout = workouts.find(({ id }) => id === workoutId);
  const index = indexOf.get(entryId ?? nobody.id);
  if (!workout || index === undefined) return null;
  return trialReply(workout, index, value, input.scoring.absent);
}

/** The result of a trial score, from the ranking that includes it. */
export function trialReply(
  { ranking, points, scoring }: RankedCells,
  index: number,
  value: ScoreValue,
  absent: CompetitionScoring['absent'],
): TrialReply {
  const place = shownPlace(ranking, index, absent);
  const sharing = ranking.places.filter((other) => other > 0 && other === place).length;
  const gained = numberAt(points, index);
  return {
    understood: showScore(value, scoring).words,
    place: place === 0 ? null : place,
    tiedWith: Math.max(0, sharing - 1),
    ranked: ranking.order.length,
    points: Number.isNaN(gained) ? null : gained,
  };
}

/**
 * The same for one more entry in the field, from the distinct results alone: a search and a sum, however many entries
 * there are. Points are null if they depend on more than the place.
 */
export function tryInResults(
  results: DistinctResults,
  value: ScoreValue,
  { scoring, points, weight, absent }: PointedWorkout & Pick<CompetitionScoring, 'absent'>,
): TrialReply {
  const key = sortKey(value, scoring);
  const kind = kindOfScore(value.result);
  const isShown = kind !== 'out' && (kind !== 'absent' || absent === 'share_place');
  const place = placeOfKey(results, key);
  const gained = kind === 'scored' ? pointsOfPlace(points, place) : null;
  return {
    understood: showScore(value, scoring).words,
    place: isShown ? place : null,
    tiedWith: isShown ? countOfKey(results, key) : 0,
    ranked: results.counts.reduce((sum, count) => sum + count, kind === 'out' ? 0 : 1),
    points: gained === null ? null : exactPoints((gained * weight) / 100),
  };
}

function pointsOfPlace(points: PointsSetting, place: number): number | null {
  switch (points.method) {
    case 'place':
      return place;
    case 'table':
      return builtInTable(points.table)?.[place - 1] ?? 0;
    case 'own_table':
      return points.points[place - 1] ?? 0;
    default:
      return null;
  }
}
