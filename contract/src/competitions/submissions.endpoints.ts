import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import {
  newReview,
  newSubmission,
  ownSubmission,
  ownSubmissionsQuery,
  reviewDesk,
  reviewerChange,
  reviewUndo,
  submissionParams,
  submissionReply,
  submissionReview,
  submissionsQuery,
  submissionWindowChange,
  submissionWindowReply,
} from './submission.schema.ts';
import { workoutParams } from './workout.schema.ts';

export const listSubmissionWindows = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/submission-windows',
  summary: 'Workouts whose results athletes submit themselves, with the times between which they do',
  access: 'public',
  params: competitionParams,
  data: z.array(submissionWindowReply),
  errors: [],
});

export const setSubmissionWindow = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/workouts/:workoutId/submission-window',
  summary: 'Set when athletes submit their own results of a workout; null turns it off',
  access: { owner: 'competition' },
  params: workoutParams,
  body: submissionWindowChange,
  data: submissionWindowChange,
  errors: ['competition_closed', 'not_found'],
});

export const listOwnSubmissions = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/own-submissions',
  summary: 'The viewer’s entries with what they submitted for a workout',
  access: 'signed_in',
  params: competitionParams,
  query: ownSubmissionsQuery,
  data: z.array(ownSubmission),
  errors: ['unknown_workout'],
});

export const submitResult = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/submissions/:submissionId',
  summary: 'Submit an own result with a video link or a picture; it counts at once and is reviewed later',
  access: 'signed_in',
  params: submissionParams,
  body: newSubmission,
  data: submissionReply,
  rateLimit: { times: 30, perSeconds: 60 },
  errors: [
    'competition_closed',
    'unknown_workout',
    'workout_of_other_divisions',
    'unknown_entry',
    'not_competing',
    'submissions_not_open',
    'submissions_closed',
    'video_required',
    'already_reviewed',
    'score_recorded_by_staff',
    'submission_reused',
    'upload_unknown',
    'score_empty',
    'score_unreadable',
    'score_unclear',
    'score_conflict',
    'team_is_added_up',
  ],
});

export const listReviewDesks = endpoint({
  method: 'GET',
  path: '/api/judging/reviews',
  summary: 'Competitions whose submitted results the viewer reviews, with how many are open',
  access: 'signed_in',
  data: z.array(reviewDesk),
  errors: [],
});

export const listSubmissions = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/submissions',
  summary: 'Submitted results: open ones and the viewer’s by time of receipt, reviewed ones latest first',
  access: { owner: 'competition' },
  params: competitionParams,
  query: submissionsQuery,
  data: z.array(submissionReview),
  shape: 'list',
  errors: ['unknown_workout'],
});

export const takeSubmission = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/submissions/:submissionId/reviewer',
  summary: 'Take an open submission for review, or give it back',
  access: { owner: 'competition' },
  params: submissionParams,
  body: reviewerChange,
  data: submissionReview,
  errors: ['competition_closed', 'already_reviewed', 'own_submission', 'taken_by_another'],
});

export const reviewSubmission = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/submissions/:submissionId/review',
  summary:
    'Accept a submission, adjust it with a penalty, or reject it with a reason; the athlete gets a notification',
  access: { owner: 'competition' },
  params: submissionParams,
  body: newReview,
  data: submissionReview,
  idempotency: 'required',
  errors: [
    'competition_closed',
    'already_reviewed',
    'own_submission',
    'reason_required',
    'nothing_to_penalize',
    'score_conflict',
    'not_found',
  ],
});

export const undoReview = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/submissions/:submissionId/review/undo',
  summary: 'Undo a review: the penalty is removed or the rejected score is restored, and it is open again',
  access: { owner: 'competition' },
  params: submissionParams,
  body: reviewUndo,
  data: submissionReview,
  idempotency: 'required',
  errors: ['competition_closed', 'not_reviewed', 'own_submission', 'score_conflict'],
});
