import type { NewWorkout, WorkoutPatch } from '@chalkline/contract/competitions/workout.schema.ts';
import type { Sql } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { enterCompetition, seeCompetition } from '../competitions/competition-access.service.ts';
import { asksForUnknownTable } from '../competitions/competitions.rules.ts';
import { auditCompetition } from '../competitions/competitions.service.ts';
import { requestBoardsOf } from '../standings/boards.request.service.ts';
import {
  unknownPointsTable,
  unknownWorkout,
  workoutBreaksTies,
  workoutHasScores,
  workoutNotFound,
} from './workouts.errors.ts';
import {
  deleteWorkoutRow,
  findWorkout,
  findWorkouts,
  insertWorkouts,
  nextWorkoutPosition,
  updateWorkout,
  workoutHasAnyScore,
} from './workouts.repository.ts';
import { keepsScores } from './workouts.rules.ts';
import type { WorkoutRow } from './workouts.table.ts';

interface WorkoutParams {
  readonly competitionId: string;
  readonly workoutId: string;
}

export async function listWorkouts(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
): Promise<WorkoutRow[]> {
  await seeCompetition(parts.database.sql, viewer, competitionId);
  return findWorkouts(parts.database.sql, competitionId);
}

export async function getWorkout(
  parts: Parts,
  viewer: MaybeViewer,
  params: WorkoutParams,
): Promise<WorkoutRow> {
  await seeCompetition(parts.database.sql, viewer, params.competitionId);
  return workoutOf(parts.database.sql, params);
}

/** Last in order. Throws 409 for a name that is taken, 422 for settings that name what is not there. */
export async function createWorkout(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  body: NewWorkout,
): Promise<WorkoutRow> {
  const createdAt = parts.clock.now();
  const id = newId(createdAt.getTime());
  return parts.database.transaction(async (tx) => {
    await enterCompetition(tx, viewer, competitionId, 'edit');
    await checkReferences(tx.sql, competitionId, id, body);
    const position = await nextWorkoutPosition(tx.sql, competitionId);
    await insertWorkouts(tx.sql, [{ ...body, id, competitionId, position, createdAt }]);
    const after = { id, name: body.name };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.workout_created', { after });
    await requestBoardsOf(parts, tx, competitionId);
    return workoutOf(tx.sql, { competitionId, workoutId: id });
  });
}

/** Throws 409 `workout_has_scores` when recorded results would mean something else. */
export async function changeWorkout(
  parts: Parts,
  viewer: Viewer,
  { competitionId, workoutId }: WorkoutParams,
  patch: WorkoutPatch,
): Promise<WorkoutRow> {
  return parts.database.transaction(async (tx) => {
    await enterCompetition(tx, viewer, competitionId, 'edit');
    // Scores are read by the settings, so none is recorded while they change.
    await lock(tx, 'workout', workoutId, 'exclusive');
    const before = await workoutOf(tx.sql, { competitionId, workoutId });
    await checkReferences(tx.sql, competitionId, workoutId, patch);
    const changesMeaning = patch.scoring && !keepsScores(before.scoring, patch.scoring);
    if (changesMeaning && (await workoutHasAnyScore(tx.sql, workoutId))) throw workoutHasScores();
    await updateWorkout(tx.sql, workoutId, patch);
    const { name, scoring, points } = before;
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.workout_changed', {
      before: { id: workoutId, name, scoring, points },
      after: patch,
    });
    await requestBoardsOf(parts, tx, competitionId);
    return workoutOf(tx.sql, { competitionId, workoutId });
  });
}

/** Throws 409 once it has scores, or while it breaks the ties of others. */
export async function deleteWorkout(
  parts: Parts,
  viewer: Viewer,
  { competitionId, workoutId }: WorkoutParams,
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const { competition } = await enterCompetition(tx, viewer, competitionId, 'edit');
    const { name } = await workoutOf(tx.sql, { competitionId, workoutId });
    const others = await findWorkouts(tx.sql, competitionId);
    const breaksTies = others.some(({ scoring }) => scoring.brokenByPart === workoutId);
    if (breaksTies || competition.scoring.tieWorkout === workoutId) throw workoutBreaksTies();
    await deleteWorkoutRow(tx.sql, workoutId);
    const before = { id: workoutId, name };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.workout_deleted', { before });
    await requestBoardsOf(parts, tx, competitionId);
    return null;
  });
}

async function checkReferences(
  sql: Sql,
  competitionId: string,
  workoutId: string,
  { scoring, points }: Pick<WorkoutPatch, 'scoring' | 'points'>,
): Promise<void> {
  if (asksForUnknownTable(points?.points)) throw unknownPointsTable('body.points.points.table');
  const part = scoring?.brokenByPart;
  if (part === undefined) return;
  const others = await findWorkouts(sql, competitionId);
  if (part === workoutId || !others.some(({ id }) => id === part)) {
    throw unknownWorkout('body.scoring.brokenByPart');
  }
}

async function workoutOf(sql: Sql, { competitionId, workoutId }: WorkoutParams): Promise<WorkoutRow> {
  const found = isId(workoutId) ? await findWorkout(sql, competitionId, workoutId) : null;
  if (!found) throw workoutNotFound();
  return found;
}
