import { readScore } from '@chalkline/contract/competitions/reading/read-score.ts';
import type { RippleChange } from '@chalkline/contract/competitions/ripple.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import type {
  OwnSubmission,
  ReviewDesk,
  SubmissionReply,
  SubmissionReview,
  SubmissionWindowReply,
} from '@chalkline/contract/competitions/submission.schema.ts';
import type { DeskOfReviews, Submission } from './submissions.repository.ts';
import type { OwnSubmitted, ReviewedSubmission } from './submissions.service.ts';
import type { SubmissionShown } from './submissions.show.service.ts';
import type { SubmissionWindowRow } from './submissions.table.ts';

export function presentWindows(rows: readonly SubmissionWindowRow[]): SubmissionWindowReply[] {
  return rows.map(({ workoutId, opensAt, closesAt, needsVideo }) => ({
    workoutId,
    window: { opensAt: opensAt?.toISOString() ?? null, closesAt: closesAt.toISOString(), needsVideo },
  }));
}

export function presentSubmission(row: SubmissionShown): SubmissionReply {
  const { id, workoutId, entryId, typed, video, note, state, kind, marks, reason, reviewedAt, picturePath } =
    row;
  const value = submittedValue(row);
  return {
    id,
    workoutId,
    entryId,
    typed,
    video,
    picturePath,
    note,
    state,
    kind,
    marks: [...marks],
    reason,
    understood: value === null ? '' : showScore(value, row.scoring).words,
    receivedAt: row.receivedAt.toISOString(),
    reviewedAt: reviewedAt?.toISOString() ?? null,
  };
}

function submittedValue({ typed, answers, scoring }: Submission): ScoreValue | null {
  const reading = readScore(typed, scoring, { answers });
  return reading.kind === 'score' ? reading.score : null;
}

export function presentOwn(rows: readonly OwnSubmitted[]): OwnSubmission[] {
  return rows.map(({ entry: { id, name, bib, divisionId }, hurdle, submission }) => ({
    entry: { id, name, bib, divisionId },
    hurdle,
    submission: submission && presentSubmission(submission),
  }));
}

export function presentReview(row: ReviewedSubmission): SubmissionReview {
  const { id, name, bib, country, affiliate, divisionId } = row.entry;
  const standard = row.workout.standards.find((one) => one.divisionId === divisionId)?.text ?? '';
  return {
    ...presentSubmission(row),
    entry: { id, name, bib, country, affiliate, divisionId, divisionName: row.divisionName },
    workout: {
      name: row.workout.name,
      movements: [...row.workout.movements],
      standard,
      scoring: row.workout.scoring,
    },
    value: submittedValue(row),
    scoreId: row.scoreId,
    isCurrent: row.isCurrent,
    submittedBy: { id: row.createdBy, name: row.submittedByName },
    reviewer: row.reviewerId === null ? null : { id: row.reviewerId, name: row.reviewerName ?? '' },
    undoChange: undoOf(row),
    staffNote: row.staffNote,
    isOwn: row.isOwn,
    ranked: row.ranked,
  };
}

/** An adjustment is undone by removing its penalty, a rejection by recording the score again. */
function undoOf({ state, workoutId, entryId, typed, answers, penaltyId }: Submission): RippleChange | null {
  if (state === 'adjusted' && penaltyId !== null) return { kind: 'penalty_withdrawal', penaltyId };
  if (state !== 'rejected') return null;
  return { kind: 'score', workoutId, entryId, typed, tiebreaks: [], answers };
}

export function presentDesks(desks: readonly DeskOfReviews[]): ReviewDesk[] {
  return desks.map(({ competitionId, name, open }) => ({ competitionId, name, open }));
}
