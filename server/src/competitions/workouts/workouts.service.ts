import type { NewWorkout, WorkoutPatch } from '@chalkline/contract/competitions/workout.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { findVisible, seeCompetition } from '../competitions/competition-access.service.ts';
import { enterSettings } from '../competitions/competition-settings.service.ts';
import { settingsChanged } from '../competitions/competitions.errors.ts';
import { asksForUnknownTable } from '../competitions/competitions.rules.ts';
import { auditCompetition } from '../competitions/competitions.service.ts';
import { isInSomeCut } from '../cuts/cuts.repository.ts';
import { changeBesideMadeCuts } from '../cuts/cuts.settings.service.ts';
import { readStandard } from '../cuts/standard.rules.ts';
import { findDivisions } from '../divisions/divisions.repository.ts';
import { unknownDivision } from '../entries/entries.errors.ts';
import { isOnFrozenBoard } from '../publications/frozen-settings.repository.ts';
import { revokeCompetitionBoardEvents } from '../standings/boards.call-back.service.ts';
import { requestBoardsOf } from '../standings/boards.request.service.ts';
import {
  unknownPointsTable,
  unknownWorkout,
  workoutBreaksTies,
  workoutHasScores,
  workoutInCut,
  workoutNotFound,
  workoutOnFrozenBoard,
  workoutSetsStandard,
  workoutsCircular,
} from './workouts.errors.ts';
import { mayKnowWorkout } from './workouts.policy.ts';
import { expectReleases } from './workouts.release.service.ts';
import {
  deleteWorkoutRow,
  findWorkout,
  findWorkoutAlone,
  findWorkouts,
  insertWorkouts,
  nextWorkoutPosition,
  replaceStandards,
  updateWorkout,
  type Workout,
  type WorkoutStandard,
  workoutHasAnyScore,
} from './workouts.repository.ts';
import { comesBack, keepsScores } from './workouts.rules.ts';
import type { WorkoutRow } from './workouts.table.ts';

interface WorkoutParams {
  readonly competitionId: string;
  readonly workoutId: string;
}

export async function listWorkouts(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
): Promise<Workout[]> {
  const seen = await seeCompetition(parts.database.sql, viewer, competitionId);
  const workouts = await findWorkouts(parts.database.sql, competitionId);
  return workouts.filter((workout) => mayKnowWorkout(seen, workout, parts.clock.now()));
}

export async function getWorkout(parts: Parts, viewer: MaybeViewer, params: WorkoutParams): Promise<Workout> {
  const seen = await seeCompetition(parts.database.sql, viewer, params.competitionId);
  const workout = await workoutOf(parts.database.sql, params);
  if (!mayKnowWorkout(seen, workout, parts.clock.now())) throw workoutNotFound();
  return workout;
}

/** A workout by its own id, and whether the viewer may know more of it than its time. Throws 404. */
export async function getWorkoutPage(
  parts: Parts,
  viewer: MaybeViewer,
  workoutId: string,
): Promise<{ readonly workout: Workout; readonly known: boolean }> {
  const workout = isId(workoutId) ? await findWorkoutAlone(parts.database.sql, workoutId) : null;
  const seen = workout && (await findVisible(parts.database.sql, viewer, workout.competitionId));
  // A workout of a competition that may not be known of is as one that is not there.
  if (!seen) throw workoutNotFound();
  return { workout, known: mayKnowWorkout(seen, workout, parts.clock.now()) };
}

/** Last in order. Throws 409 for a name that is taken, 422 for settings that name what is not there. */
export async function createWorkout(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  body: NewWorkout,
): Promise<Workout> {
  const createdAt = parts.clock.now();
  const id = newId(createdAt.getTime());
  return parts.database.transaction(async (tx) => {
    await enterSettings(tx, viewer, competitionId);
    await checkReferences(tx.sql, competitionId, id, body);
    const position = await nextWorkoutPosition(tx.sql, competitionId);
    const { standards, releaseAt, ...facts } = body;
    const row = { ...facts, id, competitionId, position, createdAt, releaseAt: momentOf(releaseAt) };
    const fields = { workouts: 'body.partOf' };
    await changeBesideMadeCuts(tx.sql, competitionId, fields, () => insertWorkouts(tx.sql, [row]));
    await setStandards(tx, { competitionId, workoutId: id }, standards);
    await expectReleases(parts, tx, competitionId, [row.releaseAt]);
    const after = { id, name: body.name };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.workout_created', { after });
    await requestBoardsOf(parts, tx, competitionId);
    return workoutOf(tx.sql, { competitionId, workoutId: id });
  });
}

/**
 * Throws 409 `workout_has_scores` when recorded results would mean something else, `state_changed` where it no
 * longer holds what the patch says it was.
 */
export async function changeWorkout(
  parts: Parts,
  viewer: Viewer,
  { competitionId, workoutId }: WorkoutParams,
  patch: WorkoutPatch,
): Promise<Workout> {
  return parts.database.transaction(async (tx) => {
    await enterSettings(tx, viewer, competitionId);
    // Scores are read by the settings, so none is recorded while they change.
    await lock(tx, 'workout', workoutId, 'exclusive');
    const workout = await workoutOf(tx.sql, { competitionId, workoutId });
    const change = readPatch(workout, patch, settingsChanged);
    if (!change) return workout;
    const { before, after } = change;
    await checkReferences(tx.sql, competitionId, workoutId, after);
    const changesMeaning = after.scoring && !keepsScores(workout.scoring, after.scoring);
    if (changesMeaning && (await workoutHasAnyScore(tx.sql, workoutId))) throw workoutHasScores();
    if (after.scoring && (await setsStandard(tx.sql, { competitionId, workoutId }, after.scoring)))
      throw workoutSetsStandard();
    const { standards, releaseAt, ...facts } = after;
    const changed: Partial<WorkoutRow> =
      releaseAt === undefined ? facts : { ...facts, releaseAt: momentOf(releaseAt) };
    const fields = { workouts: 'body.partOf', scoring: 'body.scoring' };
    await changeBesideMadeCuts(tx.sql, competitionId, fields, () => changeRow(tx, workoutId, changed));
    if (standards) await setStandards(tx, { competitionId, workoutId }, standards);
    await expectReleases(parts, tx, competitionId, [changed.releaseAt]);
    if (changed.releaseAt) await revokeCompetitionBoardEvents(parts, tx, competitionId);
    const { name, scoring, points } = workout;
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.workout_changed', {
      before: { id: workoutId, name, scoring, points, ...before },
      after,
    });
    await requestBoardsOf(parts, tx, competitionId);
    return workoutOf(tx.sql, { competitionId, workoutId });
  });
}

/** Throws 409 once it has scores, while it breaks the ties of others, or while a frozen board shows it. */
export async function deleteWorkout(
  parts: Parts,
  viewer: Viewer,
  { competitionId, workoutId }: WorkoutParams,
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const { competition } = await enterSettings(tx, viewer, competitionId);
    const { name } = await workoutOf(tx.sql, { competitionId, workoutId });
    const others = await findWorkouts(tx.sql, competitionId);
    const breaksTies = others.some(({ scoring }) => scoring.brokenByPart === workoutId);
    if (breaksTies || competition.scoring.tieWorkout === workoutId) throw workoutBreaksTies();
    if (await isInSomeCut(tx.sql, { competitionId, workoutId })) throw workoutInCut();
    if (await isOnFrozenBoard(tx.sql, competitionId, workoutId)) throw workoutOnFrozenBoard();
    const fields = { workouts: undefined };
    await changeBesideMadeCuts(tx.sql, competitionId, fields, () => deleteWorkoutRow(tx.sql, workoutId));
    const before = { id: workoutId, name };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.workout_deleted', { before });
    await requestBoardsOf(parts, tx, competitionId);
    return null;
  });
}

/** Whether a division is cut by a result of the workout that these settings could not read. */
async function setsStandard(
  sql: Sql,
  { competitionId, workoutId }: WorkoutParams,
  scoring: WorkoutScoring,
): Promise<boolean> {
  const rules = (await findDivisions(sql, competitionId)).flatMap(({ cuts }) => cuts.map(({ rule }) => rule));
  return rules.some(
    (rule) =>
      rule.by === 'result' && rule.workoutId === workoutId && readStandard(rule.typed, scoring) === null,
  );
}

function momentOf(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment);
}

/** A patch of standards alone changes no column. */
async function changeRow(tx: Transaction, workoutId: string, change: Partial<WorkoutRow>): Promise<void> {
  if (Object.keys(change).length > 0) await updateWorkout(tx.sql, workoutId, change);
}

async function setStandards(
  tx: Transaction,
  which: WorkoutParams,
  standards: readonly WorkoutStandard[],
): Promise<void> {
  const divisions = new Set((await findDivisions(tx.sql, which.competitionId)).map(({ id }) => id));
  const unknown = standards.findIndex(({ divisionId }) => !divisions.has(divisionId));
  if (unknown >= 0) throw unknownDivision(`body.standards.${unknown}.divisionId`);
  await replaceStandards(tx.sql, which, standards);
}

async function checkReferences(
  sql: Sql,
  competitionId: string,
  workoutId: string,
  { scoring, points, partOf }: Pick<WorkoutPatch, 'scoring' | 'points' | 'partOf'>,
): Promise<void> {
  if (asksForUnknownTable(points?.points)) throw unknownPointsTable('body.points.points.table');
  const part = scoring?.brokenByPart;
  if (part === undefined && !partOf) return;
  const workouts = await findWorkouts(sql, competitionId);
  const isAnother = (asked: string) => workouts.some(({ id }) => id === asked && id !== workoutId);
  if (part !== undefined && !isAnother(part)) throw unknownWorkout('body.scoring.brokenByPart');
  if (partOf && !isAnother(partOf)) throw unknownWorkout('body.partOf');
  const others = new Map(workouts.filter(({ id }) => id !== workoutId).map((other) => [other.id, other]));
  const partNext = (id: string) => (id === workoutId ? part : others.get(id)?.scoring.brokenByPart);
  if (comesBack(workoutId, partNext)) throw workoutsCircular('body.scoring.brokenByPart');
  const wholeNext = (id: string) => (id === workoutId ? partOf : others.get(id)?.partOf);
  if (comesBack(workoutId, wholeNext)) throw workoutsCircular('body.partOf');
}

async function workoutOf(sql: Sql, { competitionId, workoutId }: WorkoutParams): Promise<Workout> {
  const found = isId(workoutId) ? await findWorkout(sql, competitionId, workoutId) : null;
  if (!found) throw workoutNotFound();
  return found;
}
