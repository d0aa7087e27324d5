import type {
  CompetitionScoring,
  PointsSetting,
  WorkoutPoints,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { RankedStatus } from '@chalkline/contract/competitions/entry-statuses.ts';
import type { BoardCell, BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { type CountedWorkout, rankOverall } from './overall.rules.ts';
import { numberAt } from './places.rules.ts';
import { pointsSettingOf, workoutPoints } from './workout-points.rules.ts';
import { type Cell, rankWorkout, shownPlace, type WorkoutRanking } from './workout-ranking.rules.ts';

export interface BoardEntry {
  readonly id: string;
  readonly bib: number;
  readonly name: string;
  readonly country: string | null;
  readonly region: string | null;
  readonly affiliate: string | null;
  readonly status: RankedStatus;
  /** When it left, in milliseconds. */
  readonly leftAt: number | null;
}

export interface BoardWorkout {
  readonly id: string;
  readonly scoring: WorkoutScoring;
  readonly points: WorkoutPoints;
}

export interface BoardScore {
  readonly id: string;
  readonly workoutId: string;
  readonly entryId: string;
  readonly value: ScoreValue | null;
}

export interface BoardInput {
  readonly scoring: CompetitionScoring;
  /** Of the division, instead of the competition's. */
  readonly divisionPoints: PointsSetting | null;
  /** Nobody will hand in anything any more: who did not is absent. */
  readonly over: boolean;
  /** By bib: who is equal stands in this order. */
  readonly entries: readonly BoardEntry[];
  readonly workouts: readonly BoardWorkout[];
  /** The current ones. */
  readonly scores: readonly BoardScore[];
}

/** One workout, ranked, with the ids of its scores. */
interface RankedWorkout extends CountedWorkout {
  readonly scoring: WorkoutScoring;
  readonly cells: readonly Cell[];
  readonly scoreIds: readonly (string | null)[];
  readonly tied: ReadonlySet<number>;
}

/** Ranks a division from nothing but its entries and current scores. Rows come best first. */
export function makeBoard(input: BoardInput): BoardRow[] {
  const workouts = rankWorkouts(input);
  const overall = rankOverall(
    input.entries.map(({ status, leftAt }) => ({ status, withdrewAt: leftAt })),
    workouts,
    input.scoring,
  );
  const tied = sharedPlaces(overall.places);
  return boardOrder(input.entries, overall.order).map((index, order) => {
    const entry = input.entries[index] as BoardEntry;
    const place = numberAt(overall.places, index);
    const total = numberAt(overall.totals, index);
    return {
      entryId: entry.id,
      order,
      bib: entry.bib,
      name: entry.name,
      country: entry.country,
      region: entry.region,
      affiliate: entry.affiliate,
      status: entry.status,
      place: place === 0 ? null : place,
      tied: tied.has(place),
      total: Number.isNaN(total) ? null : total,
      cells: workouts.map((workout) => boardCell(workout, index, input.scoring)),
    };
  });
}

/** Who is ranked, best first; then who is not, the disqualified last. */
function boardOrder(entries: readonly BoardEntry[], ranked: Uint32Array): number[] {
  const isRanked = new Set(ranked);
  const rest = [...entries.keys()].filter((index) => !isRanked.has(index));
  const isActive = (index: number) => entries[index]?.status === 'active';
  return [...ranked, ...rest.filter(isActive), ...rest.filter((index) => !isActive(index))];
}

function rankWorkouts(input: BoardInput): RankedWorkout[] {
  const indexOf = new Map(input.entries.map(({ id }, index) => [id, index]));
  const scoresOf = Map.groupBy(input.scores, ({ workoutId }) => workoutId);
  const laid = new Map(
    input.workouts.map((workout) => [
      workout.id,
      { workout, ...layOut(indexOf, scoresOf.get(workout.id) ?? []) },
    ]),
  );
  const rankings = new Map<string, WorkoutRanking>();
  const rank = (id: string, following: readonly string[]): WorkoutRanking | undefined => {
    const known = rankings.get(id);
    const found = laid.get(id);
    // A part that is broken by itself, directly or not, is broken by nothing.
    if (known || !found || following.includes(id)) return known;
    const { brokenByPart } = found.workout.scoring;
    const brokenBy = brokenByPart === undefined ? undefined : rank(brokenByPart, [...following, id]);
    const ranking = rankWorkout(found.cells, found.workout.scoring, {
      over: input.over,
      ...(brokenBy && { brokenBy }),
    });
    rankings.set(id, ranking);
    return ranking;
  };
  return [...laid.values()].flatMap(({ workout, cells, scoreIds }) => {
    const ranking = rank(workout.id, []);
    if (!ranking) return [];
    const division = input.divisionPoints === null ? undefined : { points: input.divisionPoints };
    const setting = pointsSettingOf(input.scoring, workout.points, division);
    const pointed = { scoring: workout.scoring, ...setting };
    return [
      {
        id: workout.id,
        scoring: workout.scoring,
        stage: workout.points.stage ?? 1,
        ranking,
        points: workoutPoints(ranking, cells, pointed, input.scoring.didNotFinish),
        cells,
        scoreIds,
        tied: sharedPlaces(ranking.places),
      },
    ];
  });
}

function layOut(indexOf: ReadonlyMap<string, number>, scores: readonly BoardScore[]) {
  const cells = new Array<Cell>(indexOf.size).fill('nothing');
  const scoreIds = new Array<string | null>(indexOf.size).fill(null);
  for (const { id, entryId, value } of scores) {
    const index = indexOf.get(entryId);
    if (index === undefined || value === null) continue;
    cells[index] = value;
    scoreIds[index] = id;
  }
  return { cells, scoreIds };
}

function boardCell(workout: RankedWorkout, index: number, scoring: CompetitionScoring): BoardCell {
  const cell = workout.cells[index] ?? 'nothing';
  const place = shownPlace(workout.ranking, index, scoring.absent);
  const points = numberAt(workout.points, index);
  const { main, unit, beside, tiebreak, other, round, variant, words } =
    typeof cell === 'string' ? emptyCell : showScore(cell, workout.scoring);
  return {
    scoreId: workout.scoreIds[index] ?? null,
    main,
    unit,
    beside,
    tiebreak,
    other,
    round,
    variant,
    words,
    place: place === 0 ? null : place,
    tied: place !== 0 && workout.tied.has(place),
    points: Number.isNaN(points) ? null : points,
  };
}

const emptyCell = {
  main: '',
  unit: '',
  beside: '',
  tiebreak: '',
  other: '',
  round: '',
  variant: '',
  words: '',
};

/** The places that more than one has. */
function sharedPlaces(places: Int32Array): ReadonlySet<number> {
  const seen = new Set<number>();
  const shared = new Set<number>();
  for (const place of places) {
    if (place === 0) continue;
    if (seen.has(place)) shared.add(place);
    seen.add(place);
  }
  return shared;
}
