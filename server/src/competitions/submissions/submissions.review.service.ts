import { type NewReview, penaltyOf } from '@chalkline/contract/competitions/submission.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { requireRight, seeCompetition } from '../competitions/competition-access.service.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import { nothingToPenalize } from '../decisions/decisions.errors.ts';
import { findPenalty } from '../decisions/penalties.repository.ts';
import { givePenalty, takePenaltyBack } from '../decisions/penalties.service.ts';
import { auditEntry } from '../entries/entries.audit.service.ts';
import { reasonRequired, scoreConflict } from '../scores/scores.errors.ts';
import { appendScore, lockScore } from '../scores/scores.record.service.ts';
import { findCurrentScore } from '../scores/scores.repository.ts';
import {
  alreadyReviewed,
  notReviewed,
  ownSubmission,
  submissionNotFound,
  takenByAnother,
} from './submissions.errors.ts';
import { notifyOfReview } from './submissions.notify.service.ts';
import { findAthletes, takeSubmissionRow, updateSubmission } from './submissions.repository.ts';
import { type ReviewedSubmission, showReview } from './submissions.service.ts';
import type { SubmissionParams } from './submissions.show.service.ts';
import type { SubmissionRow } from './submissions.table.ts';

/** Takes a submission for review, or gives it back. Throws 409 if it is reviewed, or someone else has it. */
export async function takeSubmission(
  parts: Parts,
  viewer: Viewer,
  params: SubmissionParams,
  { mine }: { readonly mine: boolean },
): Promise<ReviewedSubmission> {
  return parts.database.transaction(async (tx) => {
    const { row } = await enterReview(tx, viewer, params);
    if (row.state !== 'open') throw alreadyReviewed();
    if (row.reviewerId !== null && row.reviewerId !== viewer.personId) throw takenByAnother();
    await updateSubmission(tx.sql, row.id, { reviewerId: mine ? viewer.personId : null });
    return showReview(parts, tx.sql, viewer, params);
  });
}

/**
 * Decides on a submission. Adjusting adds a penalty made up of the marks, zeroing leaves a score that is worth nothing,
 * rejecting takes the score away; the submitted score stays in the history. Throws 409 `score_conflict` if the score was
 * corrected since.
 */
export async function reviewSubmission(
  parts: Parts,
  viewer: Viewer,
  params: SubmissionParams,
  { verdict, kind, marks, reason, staffNote }: NewReview,
): Promise<ReviewedSubmission> {
  return parts.database.transaction(async (tx) => {
    const { row, athletes } = await enterReview(tx, viewer, params);
    if (row.state !== 'open') throw alreadyReviewed();
    if (verdict !== 'accepted' && reason === '') throw reasonRequired();
    const { competitionId, workoutId, entryId } = row;
    let penaltyId: string | null = null;
    if (verdict === 'adjusted') {
      await requireCurrent(tx, row);
      const amount = penaltyOf(marks);
      if (amount === 0) throw nothingToPenalize();
      const given = { workoutId, entryId, kind, amount, reason, isToldElsewhere: true };
      penaltyId = (await givePenalty(parts, tx, viewer, competitionId, given)).id;
    } else if (verdict === 'zeroed' || verdict === 'rejected') {
      await requireCurrent(tx, row);
      const typed = verdict === 'zeroed' ? 'Zeroed' : '';
      await append(parts, tx, viewer, row, { typed, previousId: row.scoreId, reason });
    }
    const reviewedAt = parts.clock.now();
    const change = {
      state: verdict,
      reviewerId: viewer.personId,
      reviewedAt,
      kind,
      marks,
      reason,
      staffNote,
    };
    await updateSubmission(tx.sql, row.id, { ...change, penaltyId });
    await auditEntry(parts, tx, viewer, {
      entryId,
      action: `submission.${verdict}`,
      reason,
      after: { submissionId: row.id, workoutId, penaltyId },
    });
    await notifyOfReview(parts, tx, viewer, { row, athletes, happening: verdict, reason, at: reviewedAt });
    return showReview(parts, tx.sql, viewer, params);
  });
}

/** Opens a reviewed submission again: its penalty is removed, a zeroed or rejected score is restored. */
export async function undoReview(
  parts: Parts,
  viewer: Viewer,
  params: SubmissionParams,
  reason: string,
): Promise<ReviewedSubmission> {
  return parts.database.transaction(async (tx) => {
    const { row, athletes } = await enterReview(tx, viewer, params);
    if (row.state === 'open' || row.state === 'replaced') throw notReviewed();
    const { competitionId, workoutId, entryId, penaltyId } = row;
    let { scoreId } = row;
    if (penaltyId !== null) {
      const penalty = await findPenalty(tx.sql, competitionId, penaltyId);
      if (penalty?.withdrawnAt === null) {
        const own = { competitionId, penaltyId, isToldElsewhere: true };
        await takePenaltyBack(parts, tx, viewer, own, reason);
      }
    }
    if (row.state === 'zeroed' || row.state === 'rejected') {
      const current = await findCurrentScore(tx.sql, workoutId, entryId);
      const left = row.state === 'zeroed' ? 'zeroed' : undefined;
      if (!current || current.value?.result.outcome !== left) throw scoreConflict();
      const again = { typed: row.typed, previousId: current.id, reason };
      scoreId = (await append(parts, tx, viewer, row, again)).id;
    }
    const nothing = { reviewedAt: null, kind: 'seconds', marks: [], reason: '', penaltyId: null } as const;
    await updateSubmission(tx.sql, row.id, { state: 'open', scoreId, ...nothing });
    await auditEntry(parts, tx, viewer, {
      entryId,
      action: 'submission.reopened',
      reason,
      before: { submissionId: row.id, workoutId, state: row.state, penaltyId },
    });
    const at = parts.clock.now();
    await notifyOfReview(parts, tx, viewer, { row, athletes, happening: 'reopened', reason, at });
    return showReview(parts, tx.sql, viewer, params);
  });
}

interface Reviewed {
  readonly row: SubmissionRow;
  readonly athletes: readonly string[];
}

/** Locked for a decision by someone who records scores and doesn't compete in the entry. */
async function enterReview(
  tx: Transaction,
  viewer: Viewer,
  { competitionId, submissionId }: SubmissionParams,
): Promise<Reviewed> {
  await lockScore(tx, competitionId, { submissionId, workoutId: competitionId });
  const seen = await seeCompetition(tx.sql, viewer, competitionId);
  if (!hasRight(seen, 'recordScores')) throw notAllowed();
  const row = await takeSubmissionRow(tx.sql, competitionId, submissionId);
  if (!row) throw submissionNotFound();
  requireRight(seen, 'recordScores');
  const athletes = await findAthletes(tx.sql, row.entryId);
  if (athletes.includes(viewer.personId)) throw ownSubmission();
  return { row, athletes };
}

async function requireCurrent(
  tx: Transaction,
  { workoutId, entryId, scoreId }: SubmissionRow,
): Promise<void> {
  const current = await findCurrentScore(tx.sql, workoutId, entryId);
  if (current?.id !== scoreId) throw scoreConflict();
}

function append(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { competitionId, workoutId, entryId, answers }: SubmissionRow,
  score: { readonly typed: string; readonly previousId: string; readonly reason: string },
) {
  const submissionId = crypto.randomUUID();
  return appendScore(parts, tx, viewer, competitionId, {
    submissionId,
    workoutId,
    entryId,
    answers,
    tiebreaks: [],
    ...score,
  });
}
