import type { NewSubmission, SubmissionHurdle } from '@chalkline/contract/competitions/submission.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { setUploads } from '../../uploads/uploads.attach.service.ts';
import { uploadUnknown } from '../../uploads/uploads.errors.ts';
import { notCompeting } from '../check-ins/check-ins.errors.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import { competitionClosed } from '../competitions/competitions.errors.ts';
import { isOpenFor } from '../competitions/competitions.policy.ts';
import { unknownEntry } from '../entries/entries.errors.ts';
import { scoreEmpty, submissionReused } from '../scores/scores.errors.ts';
import { appendScore, lockScore, readTyped } from '../scores/scores.record.service.ts';
import { findCurrentScore } from '../scores/scores.repository.ts';
import { typedWhole } from '../scores/scores.rules.ts';
import { unknownWorkout } from '../workouts/workouts.errors.ts';
import { mayKnowWorkout } from '../workouts/workouts.policy.ts';
import { findWorkout } from '../workouts/workouts.repository.ts';
import {
  alreadyReviewed,
  scoreRecordedByStaff,
  submissionsClosed,
  submissionsNotOpen,
  videoRequired,
} from './submissions.errors.ts';
import {
  findEntriesOf,
  findSubmission,
  findWindow,
  insertSubmission,
  takeLatest,
  takeSubmissionRow,
  updateSubmission,
} from './submissions.repository.ts';
import { hurdleOf } from './submissions.rules.ts';
import {
  pictureKind,
  type SubmissionParams,
  type SubmissionShown,
  showSubmission,
} from './submissions.show.service.ts';
import type { SubmissionRow } from './submissions.table.ts';

/**
 * Takes an athlete's own result. It counts at once, and a reviewer looks at it later. The same submission again gives the
 * same receipt, also after the deadline; a new one replaces the athlete's earlier one until that is reviewed.
 */
export async function submitResult(
  parts: Parts,
  viewer: Viewer,
  { competitionId, submissionId }: SubmissionParams,
  body: NewSubmission,
): Promise<SubmissionShown> {
  const { workoutId, entryId, typed, tiebreaks, answers, video, pictureId, note } = body;
  return parts.database.transaction(async (tx) => {
    await lockScore(tx, competitionId, { submissionId, workoutId });
    const seen = await seeCompetition(tx.sql, viewer, competitionId);
    const known = await takeSubmissionRow(tx.sql, competitionId, submissionId);
    if (known) {
      requireSame(known, viewer, body);
      return shown(parts, tx, viewer, { competitionId, submissionId });
    }
    const now = parts.clock.now();
    const own = await findEntriesOf(tx.sql, competitionId, viewer.personId);
    const entry = own.find(({ id }) => id === entryId);
    if (!entry) throw unknownEntry();
    const workout = isId(workoutId) ? await findWorkout(tx.sql, competitionId, workoutId) : null;
    if (!workout || !mayKnowWorkout(seen, workout, now)) throw unknownWorkout('body.workoutId');
    if (!isOpenFor(seen, 'recordScores')) throw competitionClosed(seen.state);
    const window = await findWindow(tx.sql, workoutId);
    const latest = await takeLatest(tx.sql, workoutId, entryId);
    const score = await findCurrentScore(tx.sql, workoutId, entryId);
    const current = score && { id: score.id, hasValue: score.value !== null };
    const hurdle = hurdleOf({ now, window, entryState: entry.state, latest, current });
    if (hurdle) throw refusals[hurdle]();
    if (window?.needsVideo && video === null) throw videoRequired();
    if (readTyped(body, workout.scoring) === null) throw scoreEmpty();
    const became = await appendScore(parts, tx, viewer, competitionId, {
      submissionId,
      workoutId,
      entryId,
      typed,
      tiebreaks,
      answers,
      previousId: current?.id ?? null,
      reason: current ? 'Submitted again by the athlete' : '',
    });
    if (latest) await updateSubmission(tx.sql, latest.id, { state: 'replaced' });
    await attachPicture(parts, tx, viewer, submissionId, pictureId);
    await insertSubmission(tx.sql, {
      id: submissionId,
      competitionId,
      workoutId,
      entryId,
      answers,
      video,
      pictureId,
      note,
      scoreId: became.id,
      typed: typedWhole(typed, tiebreaks),
      receivedAt: became.receivedAt,
      createdBy: viewer.personId,
      state: 'open',
      reviewerId: null,
      reviewedAt: null,
      kind: 'seconds',
      marks: [],
      reason: '',
      staffNote: '',
      penaltyId: null,
    });
    return shown(parts, tx, viewer, { competitionId, submissionId });
  });
}

const refusals: Readonly<Record<SubmissionHurdle, () => Refusal>> = {
  not_open: submissionsNotOpen,
  closed: submissionsClosed,
  recorded: scoreRecordedByStaff,
  reviewed: alreadyReviewed,
  not_competing: notCompeting,
};

function requireSame(known: SubmissionRow, viewer: Viewer, body: NewSubmission): void {
  const isSame =
    known.createdBy === viewer.personId &&
    known.workoutId === body.workoutId &&
    known.entryId === body.entryId &&
    known.typed === typedWhole(body.typed, body.tiebreaks) &&
    known.video === body.video &&
    known.pictureId === body.pictureId;
  if (!isSame) throw submissionReused();
}

/** Throws 422 `upload_unknown`, for documents too. */
async function attachPicture(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  id: string,
  pictureId: string | null,
): Promise<void> {
  if (pictureId === null) return;
  const path = 'body.pictureId';
  const [upload] = await setUploads(parts, tx, viewer, { kind: pictureKind, id }, { ids: [pictureId], path });
  if (!upload || upload.width === null) throw uploadUnknown(path);
}

async function shown(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { competitionId, submissionId }: SubmissionParams,
): Promise<SubmissionShown> {
  const found = await findSubmission(tx.sql, competitionId, submissionId);
  if (!found) throw new Error('the submission is missing');
  return showSubmission(parts, viewer, found);
}
