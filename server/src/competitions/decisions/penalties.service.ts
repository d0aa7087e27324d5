import { applyPenalties, penaltyTakes } from '@chalkline/contract/competitions/apply-penalties.ts';
import type { NewPenalty, PenaltiesQuery } from '@chalkline/contract/competitions/decisions.schema.ts';
import type { Penalty } from '@chalkline/contract/competitions/penalty.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoards } from '../board-requests/board-requests.service.ts';
import {
  divisionsLock,
  enterCompetition,
  requireRight,
  seeCompetition,
} from '../competitions/competition-access.service.ts';
import { auditEntry } from '../entries/entries.audit.service.ts';
import { unknownEntry } from '../entries/entries.errors.ts';
import { findEntry } from '../entries/entries.repository.ts';
import { findCurrentScore } from '../scores/scores.repository.ts';
import { unknownWorkout } from '../workouts/workouts.errors.ts';
import { findWorkout } from '../workouts/workouts.repository.ts';
import { alreadyWithdrawn, nothingToPenalize, penaltyNotFound } from './decisions.errors.ts';
import { notifyAthlete } from './decisions.notify.service.ts';
import {
  type DecidedPenalty,
  findPenalty,
  findStandingPenalties,
  insertPenalty,
  listPenaltyRows,
  penaltyOrder,
  withdrawPenaltyRow,
} from './penalties.repository.ts';

export type { DecidedPenalty } from './penalties.repository.ts';

/** Latest first, including withdrawn ones. */
export async function listPenalties(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { workoutId, entryId, ...query }: PenaltiesQuery,
): Promise<Page<DecidedPenalty[]>> {
  const { sql } = parts.database;
  requireRight(await seeCompetition(sql, viewer, competitionId), 'seeInside');
  if (workoutId !== undefined && !isId(workoutId)) throw unknownWorkout('query.workoutId');
  if (entryId !== undefined && !isId(entryId)) throw unknownEntry('query.entryId');
  const filter = { competitionId, workoutId, entryId };
  return readPage(parts.config, query, {
    list: ['penalties', filter],
    order: penaltyOrder,
    read: (page) => listPenaltyRows(sql, filter, page),
  });
}

/**
 * Penalizes an entry's score. The submitted score is kept, and the athlete is notified. Throws 422
 * `nothing_to_penalize` if a penalty of this kind has no effect on the result.
 */
export async function createPenalty(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  body: NewPenalty,
): Promise<DecidedPenalty> {
  return parts.database.transaction(async (tx) => {
    await enterDecisions(tx, viewer, competitionId);
    return givePenalty(parts, tx, viewer, competitionId, body);
  });
}

/** Who notifies the athlete: a review or an appeal does so itself. */
interface Told {
  readonly isToldElsewhere?: boolean;
}

/** The same in a transaction that has entered the competition to decide on scores. */
export async function givePenalty(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  competitionId: string,
  { workoutId, entryId, kind, amount, reason, isToldElsewhere = false }: NewPenalty & Told,
): Promise<DecidedPenalty> {
  const entry = isId(entryId) ? await findEntry(tx.sql, competitionId, entryId) : null;
  if (!entry) throw unknownEntry();
  const workout = isId(workoutId) ? await findWorkout(tx.sql, competitionId, workoutId) : null;
  if (!workout) throw unknownWorkout('body.workoutId');
  const current = await findCurrentScore(tx.sql, workoutId, entryId);
  if (!current?.value || !penaltyTakes(kind, current.value.result, workout.scoring)) {
    throw nothingToPenalize();
  }
  const createdAt = parts.clock.now();
  const row = {
    id: newId(createdAt.getTime()),
    competitionId,
    workoutId,
    entryId,
    kind,
    amount,
    reason,
    createdAt,
    createdBy: viewer.personId,
    withdrawnAt: null,
    withdrawnReason: null,
  };
  const before = await findStandingPenalties(tx.sql, workoutId, entryId);
  await insertPenalty(tx.sql, row);
  await auditEntry(parts, tx, viewer, { action: 'penalty.given', entryId, after: row, reason });
  const texts = resultTexts(current.value, workout.scoring, before, [...before, row]);
  const news = { penaltyId: row.id, happening: 'given', workout: workout.name, reason } as const;
  if (!isToldElsewhere) await notifyAthlete(parts, tx, viewer, { ...news, entry, ...texts });
  await requestBoards(parts, tx, [entry.divisionId]);
  return { ...row, decidedByName: viewer.name, entryName: entry.name, bib: entry.bib };
}

function enterDecisions(tx: Transaction, viewer: Viewer, competitionId: string): Promise<unknown> {
  return enterCompetition(tx, viewer, competitionId, 'recordScores', [
    divisionsLock(competitionId, 'shared'),
  ]);
}

/** Throws 409 if it is already withdrawn. */
export async function withdrawPenalty(
  parts: Parts,
  viewer: Viewer,
  params: PenaltyParams,
  reason: string,
): Promise<DecidedPenalty> {
  return parts.database.transaction(async (tx) => {
    await enterDecisions(tx, viewer, params.competitionId);
    return takePenaltyBack(parts, tx, viewer, params, reason);
  });
}

interface PenaltyParams {
  readonly competitionId: string;
  readonly penaltyId: string;
}

/** The same in a transaction that has entered the competition to decide on scores. */
export async function takePenaltyBack(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { competitionId, penaltyId, isToldElsewhere = false }: PenaltyParams & Told,
  reason: string,
): Promise<DecidedPenalty> {
  const found = isId(penaltyId) ? await findPenalty(tx.sql, competitionId, penaltyId) : null;
  if (!found) throw penaltyNotFound();
  const change = { withdrawnAt: parts.clock.now(), withdrawnReason: reason };
  if (!(await withdrawPenaltyRow(tx.sql, penaltyId, change))) throw alreadyWithdrawn();
  const { entryId, workoutId } = found;
  await auditEntry(parts, tx, viewer, { action: 'penalty.withdrawn', entryId, before: found, reason });
  const entry = await findEntry(tx.sql, competitionId, entryId);
  const workout = await findWorkout(tx.sql, competitionId, workoutId);
  const current = await findCurrentScore(tx.sql, workoutId, entryId);
  if (entry) await requestBoards(parts, tx, [entry.divisionId]);
  if (entry && workout && current?.value && !isToldElsewhere) {
    const after = await findStandingPenalties(tx.sql, workoutId, entryId);
    const texts = resultTexts(current.value, workout.scoring, [...after, found], after);
    const news = { penaltyId, happening: 'withdrawn', workout: workout.name, reason } as const;
    await notifyAthlete(parts, tx, viewer, { ...news, entry, ...texts });
  }
  return { ...found, ...change };
}

/** The text of a result before and after a decision. */
function resultTexts(
  value: ScoreValue,
  scoring: WorkoutScoring,
  before: readonly Penalty[],
  after: readonly Penalty[],
): { before: string; after: string } {
  const textWith = (penalties: readonly Penalty[]) =>
    showScore(applyPenalties(value, penalties, scoring), scoring).text;
  return { before: textWith(before), after: textWith(after) };
}
