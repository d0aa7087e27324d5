import {
  type CompetitionScoring,
  pointsMatchTotal,
  type WorkoutPoints,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { NewOrder } from '@chalkline/contract/competitions/order.schema.ts';
import type { NewWorkout, WorkoutPatch } from '@chalkline/contract/competitions/workout.schema.ts';
import { isOfDivision } from '@chalkline/contract/competitions/workout-divisions.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoardsOf } from '../board-requests/board-requests.service.ts';
import { revokeCompetitionBoardEvents } from '../board-requests/boards.revoke.service.ts';
import { enterSettings } from '../competitions/competition-settings.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { settingsChanged } from '../competitions/competitions.errors.ts';
import { asksForUnknownTable } from '../competitions/competitions.rules.ts';
import { isInSomeCut, isSomeCut } from '../cuts/cuts.repository.ts';
import { changeBesideMadeCuts } from '../cuts/cuts.settings.service.ts';
import { readStandard } from '../cuts/standard.rules.ts';
import { findDivisions } from '../divisions/divisions.repository.ts';
import { unknownDivision } from '../entries/entries.errors.ts';
import { findHeatPlans } from '../heats/heat-plans.repository.ts';
import { isOnFrozenBoard } from '../publications/frozen-settings.repository.ts';
import { notifyOfReleased } from '../publications/publications.notify.service.ts';
import { isScoredIn, workoutHasAnyScore } from '../scores/scores.repository.ts';
import {
  pointsAgainstTotal,
  unknownPointsTable,
  unknownWorkout,
  workoutBreaksTies,
  workoutCutThere,
  workoutHasScores,
  workoutHeatsThere,
  workoutInCut,
  workoutOnFrozenBoard,
  workoutScoredThere,
  workoutSetsStandard,
  workoutsCircular,
} from '../workouts/workouts.errors.ts';
import { scheduleReleases } from '../workouts/workouts.release.service.ts';
import {
  deleteWorkoutRow,
  findWorkouts,
  insertWorkouts,
  nextWorkoutPosition,
  placeWorkouts,
  replaceStandards,
  updateWorkout,
  type Workout,
  type WorkoutStandard,
} from '../workouts/workouts.repository.ts';
import { isCircular, isReleased, keepsScores } from '../workouts/workouts.rules.ts';
import { type WorkoutParams, workoutOf } from '../workouts/workouts.service.ts';
import type { WorkoutRow } from '../workouts/workouts.table.ts';

/** Last in order. Throws 409 if the name is taken, 422 for settings that name something that doesn't exist. */
export async function createWorkout(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  body: NewWorkout,
): Promise<Workout> {
  const createdAt = parts.clock.now();
  const id = newId(createdAt.getTime());
  return parts.database.transaction(async (tx) => {
    const { competition } = await enterSettings(tx, viewer, competitionId);
    requireMatchingPoints(body.points, competition.scoring);
    await checkReferences(tx.sql, competitionId, id, body);
    requireKnown(
      (await findDivisions(tx.sql, competitionId)).map((division) => division.id),
      body.divisionIds,
    );
    const position = await nextWorkoutPosition(tx.sql, competitionId);
    const { standards, releaseAt, ...facts } = body;
    const row = { ...facts, id, competitionId, position, createdAt, releaseAt: momentOf(releaseAt) };
    const fields = { workouts: 'body.partOf' };
    await changeBesideMadeCuts(tx.sql, competitionId, fields, () => insertWorkouts(tx.sql, [row]));
    await setStandards(tx, { competitionId, workoutId: id }, standards);
    await scheduleReleases(parts, tx, competitionId, [row.releaseAt]);
    const after = { id, name: body.name };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.workout_created', { after });
    await requestBoardsOf(parts, tx, competitionId);
    return workoutOf(tx.sql, { competitionId, workoutId: id });
  });
}

/**
 * Throws 409 `workout_has_scores` if recorded results would change their meaning, `state_changed` if it has changed
 * from what the patch expects.
 */
export async function changeWorkout(
  parts: Parts,
  viewer: Viewer,
  { competitionId, workoutId }: WorkoutParams,
  patch: WorkoutPatch,
): Promise<Workout> {
  return parts.database.transaction(async (tx) => {
    const { competition } = await enterSettings(tx, viewer, competitionId);
    // Scores depend on the settings, so none is recorded while they change.
    await lock(tx, 'workout', workoutId, 'exclusive');
    const workout = await workoutOf(tx.sql, { competitionId, workoutId });
    const change = readPatch(workout, patch, settingsChanged);
    if (!change) return workout;
    const { before, after } = change;
    requireMatchingPoints(after.points, competition.scoring);
    await checkReferences(tx.sql, competitionId, workoutId, after);
    if (after.divisionIds !== undefined) await checkDivisions(tx.sql, workout, after.divisionIds);
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
    await scheduleReleases(parts, tx, competitionId, [changed.releaseAt]);
    if (changed.releaseAt) await revokeCompetitionBoardEvents(parts, tx, competitionId);
    const now = parts.clock.now();
    if (!isReleased(workout, now) && isReleased({ ...workout, ...changed }, now))
      await notifyOfReleased(parts, tx, viewer, { ...workout, ...changed });
    const { name, scoring, points } = workout;
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.workout_changed', {
      before: { id: workoutId, name, scoring, points, ...before },
      after,
    });
    await requestBoardsOf(parts, tx, competitionId);
    return workoutOf(tx.sql, { competitionId, workoutId });
  });
}

/**
 * Puts all workouts in a new order. Throws 409 if their current order is not the one that was seen, or if different
 * workouts would count for a cut.
 */
export async function orderWorkouts(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { from, to }: NewOrder,
): Promise<Workout[]> {
  return parts.database.transaction(async (tx) => {
    await enterSettings(tx, viewer, competitionId);
    const present = await findWorkouts(tx.sql, competitionId);
    if (String(present.map(({ id }) => id)) !== String(from)) throw settingsChanged();
    await changeBesideMadeCuts(tx.sql, competitionId, { workouts: 'body.to' }, () =>
      placeWorkouts(tx.sql, to),
    );
    const change = { before: { workoutIds: from }, after: { workoutIds: to } };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.workouts_ordered', change);
    // Leaderboards show their columns in this order.
    await requestBoardsOf(parts, tx, competitionId);
    return findWorkouts(tx.sql, competitionId);
  });
}

/** Throws 409 if it has scores, breaks other workouts' ties, or is on a frozen leaderboard. */
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

/** Whether a division's cut standard is a result of this workout that these settings couldn't read. */
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

/**
 * Which divisions do a workout can change while its results count nowhere where that would take it out or bring it in:
 * no score, no frozen leaderboard and no cut that depends on it.
 */
async function checkDivisions(
  sql: Sql,
  workout: Workout,
  divisionIds: readonly string[] | null,
): Promise<void> {
  const { id: workoutId, competitionId } = workout;
  const all = (await findDivisions(sql, competitionId)).map(({ id }) => id);
  requireKnown(all, divisionIds);
  const differs = all.filter((id) => isOfDivision(workout, id) !== isOfDivision({ divisionIds }, id));
  const leftOut = differs.filter((id) => isOfDivision(workout, id));
  if (leftOut.length > 0) {
    const plan = (await findHeatPlans(sql, competitionId)).find((one) => one.workoutId === workoutId);
    if (plan?.settings.divisionIds.some((id) => leftOut.includes(id))) throw workoutHeatsThere();
    if (await isScoredIn(sql, workoutId, leftOut)) throw workoutScoredThere();
    if (await isInSomeCut(sql, { competitionId, workoutId, divisionIds: leftOut })) throw workoutCutThere();
    if (await isOnFrozenBoard(sql, competitionId, workoutId)) throw workoutOnFrozenBoard();
  }
  if (await isSomeCut(sql, differs)) throw workoutCutThere();
}

function requireKnown(all: readonly string[], divisionIds: readonly string[] | null | undefined): void {
  const unknown = divisionIds?.findIndex((id) => !all.includes(id)) ?? -1;
  if (unknown >= 0) throw unknownDivision(`body.divisionIds.${unknown}`);
}

function momentOf(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment);
}

/** A patch of standards only changes no column. */
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

function requireMatchingPoints(
  own: WorkoutPoints | undefined,
  { total }: Pick<CompetitionScoring, 'total'>,
): void {
  if (own?.points && !pointsMatchTotal(own.points, total)) {
    throw pointsAgainstTotal('body.points.points.method');
  }
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
  if (isCircular(workoutId, partNext)) throw workoutsCircular('body.scoring.brokenByPart');
  const wholeNext = (id: string) => (id === workoutId ? partOf : others.get(id)?.partOf);
  if (isCircular(workoutId, wholeNext)) throw workoutsCircular('body.partOf');
}
