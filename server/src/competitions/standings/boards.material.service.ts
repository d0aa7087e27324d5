import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import type { PublicationState } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { Sql } from '../../platform/database/database.ts';
import { firstPublicationState, isOver, toldResults } from '../publications/publications.rules.ts';
import { isReleased } from '../workouts/workouts.rules.ts';
import type { WorkoutRow } from '../workouts/workouts.table.ts';
import {
  type BoardEntryRow,
  type BoardFrame,
  findBoardEntries,
  findBoardFrame,
  findMaterialAdjustments,
  findMaterialPenalties,
  findMaterialScores,
  findTeamMembers,
  type MaterialPenalty,
  type MaterialScore,
  type Moment,
  type Whose,
} from './board-material.repository.ts';
import type { BoardInput, BoardTeams, BoardWorkout } from './board-ranking.rules.ts';

/** A workout as a view of the board has it. */
export interface ShownWorkout extends WorkoutRow {
  readonly publication: PublicationState;
  readonly over: boolean;
  /** Its results are in this view. */
  readonly told: boolean;
  /** They count as they were then; null: as they are. */
  readonly asOf: Date | null;
}

/** What a view of a board is made of. */
export interface BoardMaterial {
  readonly view: BoardView;
  readonly frame: BoardFrame;
  readonly workouts: readonly ShownWorkout[];
  readonly entries: readonly BoardEntryRow[];
  readonly scores: readonly MaterialScore[];
  readonly penalties: readonly MaterialPenalty[];
  readonly input: BoardInput;
}

/** Whose eyes a board is made for, and when: workouts whose time has not come are for the inside only. */
export interface BoardLook {
  readonly view: BoardView;
  readonly now: Date;
}

/** Everything a division is ranked from, as far as the view may know it; null when the division is no more. */
export async function loadBoardMaterial(
  sql: Sql,
  divisionId: string,
  { view, now }: BoardLook,
): Promise<BoardMaterial | null> {
  const frame = await findBoardFrame(sql, divisionId);
  if (!frame) return null;
  const workouts = shownWorkouts(frame, { view, now });
  const entries = await findBoardEntries(sql, divisionId);
  const teams = await addedTeams(sql, frame);
  const whose: Whose = teams ? { entryIds: teams.members.map(({ memberId }) => memberId) } : { divisionId };
  const moments = momentsOf(workouts);
  const scores: MaterialScore[][] = [];
  const penalties: MaterialPenalty[][] = [];
  for (const moment of moments) {
    scores.push(await findMaterialScores(sql, whose, moment));
    penalties.push(await findMaterialPenalties(sql, whose, moment));
  }
  const boardAsOf = view === 'public' ? frame.division.frozenAt : null;
  const found = {
    entries,
    workouts,
    scores: scores.length === 1 ? (scores[0] ?? []) : scores.flat(),
    penalties: penalties.flat(),
  };
  const adjustments = await findMaterialAdjustments(sql, divisionId, boardAsOf);
  return { view, frame, ...found, input: inputOf(frame, { ...found, adjustments, teams }) };
}

/** Whether the competition's own people see another board than everybody. */
export function hidesAnything(frame: BoardFrame, now: Date): boolean {
  const shown = shownWorkouts(frame, { view: 'public', now });
  return shown.length < frame.workouts.length || shown.some(({ told, asOf }) => !told || asOf !== null);
}

function shownWorkouts(
  { division, competition, workouts }: BoardFrame,
  { view, now }: BoardLook,
): ShownWorkout[] {
  const known = view === 'inside' ? workouts : workouts.filter(({ workout }) => isReleased(workout, now));
  return known.map(({ workout, publication }) => {
    const state = publication?.state ?? firstPublicationState(competition.showResults);
    const results = toldResults({ state, changedAt: publication?.changedAt ?? null }, division.frozenAt);
    const { told, asOf } = view === 'inside' ? { told: true, asOf: null } : results;
    // What is not told yet is awaited, also in a competition that is over.
    const over = told && isOver(competition.state, state);
    return { ...workout, publication: state, over, told, asOf };
  });
}

async function addedTeams(sql: Sql, { division }: BoardFrame): Promise<BoardTeams | null> {
  if (division.teams === null || division.teams.by === 'team') return null;
  return { scoring: division.teams, members: await findTeamMembers(sql, division.id) };
}

function momentsOf(workouts: readonly ShownWorkout[]): Moment[] {
  const told = workouts.filter((workout) => workout.told);
  const groups = Map.groupBy(told, ({ asOf }) => asOf?.getTime() ?? null);
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
