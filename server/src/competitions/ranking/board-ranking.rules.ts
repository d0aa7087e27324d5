import { applyPenalties } from '@chalkline/contract/competitions/apply-penalties.ts';
import type {
  CompetitionScoring,
  PointsSetting,
  TeamScoring,
  WorkoutPoints,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { RankedStatus } from '@chalkline/contract/competitions/entry-statuses.ts';
import type { Penalty } from '@chalkline/contract/competitions/penalty.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { type CountedWorkout, type OverallEntry, type OverallRanking, rankOverall } from './overall.rules.ts';
import { type AddedTeams, teamCells } from './team-cells.rules.ts';
import { teamWorkoutScoring } from './team-result.rules.ts';
import { pointsSettingOf, workoutPoints } from './workout-points.rules.ts';
import { type Cell, rankWorkout, type WorkoutRanking } from './workout-ranking.rules.ts';

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
  /** The manual tiebreak in the overall, lower first. */
  readonly tieOrder: number | null;
}

export interface BoardWorkout {
  readonly id: string;
  readonly scoring: WorkoutScoring;
  readonly points: WorkoutPoints;
  /** No more scores can come in: entries without one are absent. */
  readonly over: boolean;
}

export interface BoardScore {
  readonly id: string;
  readonly workoutId: string;
  readonly entryId: string;
  readonly value: ScoreValue | null;
}

export interface BoardPenalty extends Penalty {
  readonly workoutId: string;
  readonly entryId: string;
}

export interface BoardAdjustment {
  readonly entryId: string;
  readonly points: number;
  readonly reason: string;
}

/** Teams that add up their members' results: the members of each team, by entry id. */
export interface BoardTeams {
  readonly scoring: TeamScoring;
  readonly members: readonly { readonly teamId: string; readonly memberId: string }[];
}

export interface BoardInput {
  readonly scoring: CompetitionScoring;
  /** The division's, instead of the competition's. */
  readonly divisionPoints: PointsSetting | null;
  /** By bib, the order of tied entries. */
  readonly entries: readonly BoardEntry[];
  readonly workouts: readonly BoardWorkout[];
  /** Current scores; for teams that add up results, their members'. */
  readonly scores: readonly BoardScore[];
  /** Without withdrawn ones. */
  readonly penalties: readonly BoardPenalty[];
  readonly adjustments: readonly BoardAdjustment[];
  readonly teams: BoardTeams | null;
}

/** The content of one workout's cells before ranking. */
export interface LaidCells {
  readonly workout: BoardWorkout;
  readonly scoring: WorkoutScoring;
  /** The results that count, with penalties applied. */
  readonly cells: readonly Cell[];
  /** By entry, if penalties changed the result: the submitted result, and the penalties. */
  readonly penalized: ReadonlyMap<
    number,
    { readonly original: ScoreValue; readonly penalties: readonly Penalty[] }
  >;
}

/** The ranking of a workout, with what is needed to show its cells. */
export interface RankedCells extends CountedWorkout, Omit<LaidCells, 'workout'> {
  readonly setting: { readonly points: PointsSetting; readonly weight: number };
}

/** One workout of a leaderboard, with score ids. */
export interface RankedWorkout extends RankedCells {
  readonly scoreIds: readonly (string | null)[];
}

export interface RankedBoard {
  readonly workouts: readonly RankedWorkout[];
  readonly overall: OverallRanking;
  /** As input of the overall. */
  readonly entries: readonly OverallEntry[];
  /** Position of each entry in the input. */
  readonly indexOf: ReadonlyMap<string, number>;
}

/** Ranks a division from its entries, their current scores, and decisions about them. */
export function rankBoard(input: BoardInput): RankedBoard {
  const indexOf = new Map(input.entries.map(({ id }, index) => [id, index]));
  const adjusted = new Map<string, number>();
  for (const { entryId, points } of input.adjustments) {
    adjusted.set(entryId, (adjusted.get(entryId) ?? 0) + points);
  }
  const entries = input.entries.map(({ id, status, leftAt, tieOrder }) => ({
    status,
    withdrewAt: leftAt,
    tieOrder,
    adjustment: adjusted.get(id) ?? 0,
  }));
  return { ...rankCells(input, entries, layWorkouts(input, indexOf)), entries, indexOf };
}

/**
 * Ranks the cells; everything is indexed by the entry's position. `kept` are workouts from an earlier ranking whose
 * cells, and those of the part that breaks their ties, haven't changed.
 */
export function rankCells<Laid extends LaidCells>(
  settings: Pick<BoardInput, 'scoring' | 'divisionPoints'>,
  entries: readonly OverallEntry[],
  laid: readonly Laid[],
  kept: readonly RankedLaid<Laid>[] = [],
): { readonly workouts: readonly RankedLaid<Laid>[]; readonly overall: OverallRanking } {
  const workouts = rankWorkouts(settings, laid, kept);
  return { workouts, overall: rankOverall(entries, workouts, settings.scoring) };
}

export type RankedLaid<Laid extends LaidCells> = Omit<Laid, 'workout'> & RankedCells;

function rankWorkouts<Laid extends LaidCells>(
  { scoring, divisionPoints }: Pick<BoardInput, 'scoring' | 'divisionPoints'>,
  laid: readonly Laid[],
  kept: readonly RankedLaid<Laid>[],
): RankedLaid<Laid>[] {
  const before = new Map(kept.map((one) => [one.id, one]));
  const known = new Map<string, WorkoutRanking>(kept.map(({ id, ranking }) => [id, ranking]));
  const rank = (id: string, following: readonly string[]): WorkoutRanking | undefined => {
    const found = laid.find(({ workout }) => workout.id === id);
    // A part that breaks its own ties, directly or indirectly, has no tiebreak.
    if (known.has(id) || !found || following.includes(id)) return known.get(id);
    const { brokenByPart } = found.workout.scoring;
    const brokenBy = brokenByPart === undefined ? undefined : rank(brokenByPart, [...following, id]);
    const ranking = rankWorkout(found.cells, found.scoring, {
      over: found.workout.over,
      ...(brokenBy && { brokenBy }),
    });
    known.set(id, ranking);
    return ranking;
  };
  const division = divisionPoints === null ? undefined : { points: divisionPoints };
  return laid.flatMap(({ workout, ...shown }) => {
    const same = before.get(workout.id);
    if (same) return [same];
    const ranking = rank(workout.id, []);
    if (!ranking) return [];
    const setting = pointsSettingOf(scoring, workout.points, division);
    const pointed = { scoring: shown.scoring, ...setting };
    const points = workoutPoints(ranking, shown.cells, pointed, scoring.didNotFinish);
    return [{ id: workout.id, stage: workout.points.stage ?? 1, ranking, points, setting, ...shown }];
  });
}

interface LaidWorkout extends LaidCells {
  readonly scoreIds: readonly (string | null)[];
}

/** The content of every cell before ranking. */
function layWorkouts(input: BoardInput, indexOf: ReadonlyMap<string, number>): LaidWorkout[] {
  const scoresOf = Map.groupBy(input.scores, ({ workoutId }) => workoutId);
  const penaltiesOf = Map.groupBy(input.penalties, ({ workoutId }) => workoutId);
  const added = input.teams?.scoring.by === 'team' ? null : input.teams;
  return input.workouts.map((workout) => {
    const scores = scoresOf.get(workout.id) ?? [];
    const penalties = Map.groupBy(penaltiesOf.get(workout.id) ?? [], ({ entryId }) => entryId);
    const laid = added
      ? layTeams(input, workout, { indexOf, scores, penalties, teams: added as AddedTeams })
      : laySingles(input, workout, { indexOf, scores, penalties });
    return { workout, ...laid };
  });
}

interface Laying {
  readonly indexOf: ReadonlyMap<string, number>;
  readonly scores: readonly BoardScore[];
  readonly penalties: ReadonlyMap<string, readonly Penalty[]>;
}

function laySingles(
  { entries }: BoardInput,
  { scoring }: BoardWorkout,
  { indexOf, scores, penalties }: Laying,
): Omit<LaidWorkout, 'workout'> {
  const cells: Cell[] = entries.map(({ status }) => (status === 'out' ? 'out' : 'nothing'));
  const scoreIds = new Array<string | null>(entries.length).fill(null);
  const penalized = new Map<number, { original: ScoreValue; penalties: readonly Penalty[] }>();
  for (const { id, entryId, value } of scores) {
    const index = indexOf.get(entryId);
    if (index === undefined || value === null || cells[index] === 'out') continue;
    const taken = penalties.get(entryId);
    const counting = taken ? applyPenalties(value, taken, scoring) : value;
    if (taken && counting !== value) penalized.set(index, { original: value, penalties: taken });
    cells[index] = counting;
    scoreIds[index] = id;
  }
  return { scoring, cells, scoreIds, penalized };
}

function layTeams(
  { entries }: BoardInput,
  { scoring }: BoardWorkout,
  { scores, penalties, teams }: Laying & { readonly teams: AddedTeams },
): Omit<LaidWorkout, 'workout'> {
  const ofMember = new Map<string, ScoreValue>();
  for (const { entryId, value } of scores) {
    if (value !== null) ofMember.set(entryId, applyPenalties(value, penalties.get(entryId) ?? [], scoring));
  }
  return {
    scoring: teamWorkoutScoring(scoring),
    cells: teamCells(entries, ofMember, scoring, teams),
    scoreIds: new Array<string | null>(entries.length).fill(null),
    penalized: new Map(),
  };
}
