import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  firstPublicationState,
  resultsInside,
  resultsOutside,
  type ShownResults,
} from '../publications/publications.rules.ts';
import type {
  BoardAdjustment,
  BoardInput,
  BoardTeams,
  BoardWorkout,
} from '../ranking/board-ranking.rules.ts';
import { isReleased } from '../workouts/workouts.rules.ts';
import type { WorkoutRow } from '../workouts/workouts.table.ts';
import {
  type BoardEntryRow,
  type BoardFrame,
  findBoardEntries,
  findBoardFrame,
  findFrozenEntries,
  findFrozenTeamMembers,
  findMaterialAdjustments,
  findMaterialPenalties,
  findMaterialScores,
  findTeamMembers,
  type MaterialPenalty,
  type MaterialScore,
  type Moment,
  type Whose,
} from './board-material.repository.ts';
import { fieldAsFrozen, frameInView, usesFrozenRules } from './boards.frame.service.ts';

/** A workout in a view of the leaderboard. */
export interface ShownWorkout extends WorkoutRow, ShownResults {}

/** The input of a view of a leaderboard. */
export interface BoardMaterial {
  readonly view: BoardView;
  readonly frame: BoardFrame;
  readonly workouts: readonly ShownWorkout[];
  readonly entries: readonly BoardEntryRow[];
  readonly scores: readonly MaterialScore[];
  readonly penalties: readonly MaterialPenalty[];
  readonly input: BoardInput;
}

/** A view of a leaderboard at a moment: unreleased workouts are only in the inside view. */
export interface BoardViewAt {
  readonly view: BoardView;
  readonly now: Date;
}

/** Everything a division is ranked from, as far as the view may show it; null if the division was deleted. */
export async function loadBoardMaterial(
  sql: Sql,
  divisionId: string,
  { view, now }: BoardViewAt,
): Promise<BoardMaterial | null> {
  const found = await findBoardFrame(sql, divisionId);
  if (!found) return null;
  const frame = frameInView(found, view);
  const workouts = shownWorkouts(frame, { view, now });
  const boardAsOf = view === 'public' ? frame.division.frozenAt : null;
  const field = await findField(sql, divisionId, boardAsOf);
  const teams = await addedTeams(sql, frame, view);
  const everybody: readonly Whose[] = teams
    ? [{ entryIds: teams.members.map(({ memberId }) => memberId) }]
    : field.whose;
  const moments = momentsOf(workouts);
  const scores: MaterialScore[][] = [];
  const penalties: MaterialPenalty[][] = [];
  for (const moment of moments) {
    for (const whose of everybody) {
      scores.push(await findMaterialScores(sql, whose, moment));
      penalties.push(await findMaterialPenalties(sql, whose, moment));
    }
  }
  const material = {
    entries: field.entries,
    workouts,
    scores: (scores.length === 1 ? (scores[0] ?? []) : scores.flat()).filter(field.isOfIt),
    penalties: penalties.flat().filter(field.isOfIt),
  };
  const adjustments: BoardAdjustment[] = [];
  for (const whose of field.whose)
    adjustments.push(...(await findMaterialAdjustments(sql, whose, boardAsOf)).filter(field.isOfIt));
  return { view, frame, ...material, input: inputOf(frame, { ...material, adjustments, teams }) };
}

interface Field {
  readonly entries: readonly BoardEntryRow[];
  /** Everyone in the division, and possibly others. */
  readonly whose: readonly Whose[];
  /** False for scores and decisions of entries that joined after the freeze. */
  readonly isOfIt: (thing: { readonly entryId: string }) => boolean;
}

/** The entries of a division, now or at the time of its freeze. */
async function findField(sql: Sql, divisionId: string, asOf: Date | null): Promise<Field> {
  const now = await findBoardEntries(sql, divisionId);
  const changed = asOf === null ? [] : await findFrozenEntries(sql, divisionId);
  if (changed.length === 0) {
    return { entries: now, whose: now.length === 0 ? [] : [{ divisionId }], isOfIt: () => true };
  }
  const came = new Set(changed.filter(({ before }) => before === null).map(({ entry }) => entry.id));
  const left = changed.filter(({ movedOut }) => movedOut).map(({ entry }) => entry.id);
  return {
    entries: fieldAsFrozen(now, changed),
    whose: left.length === 0 ? [{ divisionId }] : [{ divisionId }, { entryIds: left }],
    isOfIt: ({ entryId }) => !came.has(entryId),
  };
}

/** Whether staff see a different leaderboard than the public. */
export function hidesAnything(frame: BoardFrame, now: Date): boolean {
  const shown = shownWorkouts(frame, { view: 'public', now });
  if (frame.division.frozenAt !== null) return true;
  return shown.length < frame.workouts.length || shown.some(({ isShown, asOf }) => !isShown || asOf !== null);
}

/**
 * The workouts of a leaderboard in a view; for a frozen one those at the time of the freeze, with their publication
 * state then.
 */
export function shownWorkouts(
  { division, competition, settingsWhenFrozen, workouts }: BoardFrame,
  { view, now }: BoardViewAt,
): ShownWorkout[] {
  const { frozenAt } = division;
  // A frozen leaderboard keeps its workouts, except one whose release was postponed since.
  const knownAt = settingsWhenFrozen === null ? (frozenAt ?? now) : now;
  const known = workouts.filter(({ workout }) => view === 'inside' || isReleased(workout, knownAt));
  // Leaderboards frozen before this was stored have no old state.
  const isKept =
    view === 'public' && frozenAt !== null && workouts.some(({ whenFrozen }) => whenFrozen !== null);
  return known.flatMap(({ workout, publication, whenFrozen }) => {
    const kept = isKept ? whenFrozen : publication;
    if (isKept && kept === null) return [];
    const state = kept?.state ?? firstPublicationState(competition.showResults);
    const results = {
      competition: competition.state,
      state,
      updatedAt: kept?.updatedAt ?? null,
      boardFrozenAt: frozenAt,
    };
    return [{ ...workout, ...(view === 'inside' ? resultsInside(results) : resultsOutside(results)) }];
  });
}

async function addedTeams(sql: Sql, frame: BoardFrame, view: BoardView): Promise<BoardTeams | null> {
  const { division } = frame;
  if (division.teams === null || division.teams.by === 'team') return null;
  const find = usesFrozenRules(frame, view) ? findFrozenTeamMembers : findTeamMembers;
  return { scoring: division.teams, members: await find(sql, division.id) };
}

function momentsOf(workouts: readonly ShownWorkout[]): Moment[] {
  const seen = workouts.filter(({ isShown }) => isShown);
  const groups = Map.groupBy(seen, ({ asOf }) => asOf?.getTime() ?? null);
  return [...groups.values()].map((some) => ({
    asOf: some[0]?.asOf ?? null,
    workoutIds: some.map(({ id }) => id),
  }));
}

type Found = Pick<BoardMaterial, 'entries' | 'workouts' | 'scores' | 'penalties'> &
  Pick<BoardInput, 'adjustments' | 'teams'>;

function inputOf({ competition, division }: BoardFrame, found: Found): BoardInput {
  return {
    scoring: competition.scoring,
    divisionPoints: division.points,
    entries: found.entries.map(({ state, leftAt, personId: _, ...entry }) => ({
      ...entry,
      status: state,
      leftAt: leftAt?.getTime() ?? null,
    })),
    workouts: found.workouts.map(
      ({ id, scoring, points, over }): BoardWorkout => ({ id, scoring, points, over }),
    ),
    scores: found.scores,
    penalties: found.penalties,
    adjustments: found.adjustments,
    teams: found.teams,
  };
}
