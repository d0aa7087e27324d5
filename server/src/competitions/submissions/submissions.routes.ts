import * as endpoints from '@chalkline/contract/competitions/submissions.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { stillHas } from '../competitions/competition-access.service.ts';
import {
  presentDesks,
  presentOwn,
  presentReview,
  presentSubmission,
  presentWindows,
} from './submissions.present.ts';
import { reviewSubmission, takeSubmission, undoReview } from './submissions.review.service.ts';
import {
  listOwnSubmissions,
  listReviewDesks,
  listSubmissions,
  listSubmissionWindows,
  setSubmissionWindow,
} from './submissions.service.ts';
import { submitResult } from './submissions.submit.service.ts';

export const submissionRoutes: readonly Route[] = [
  serve(endpoints.listSubmissionWindows, async ({ parts, viewer, params }) =>
    presentWindows(await listSubmissionWindows(parts, viewer, params.competitionId)),
  ),
  serve(endpoints.setSubmissionWindow, ({ parts, viewer, params, body }) =>
    setSubmissionWindow(parts, viewer, params, body.window),
  ),
  serve(endpoints.listOwnSubmissions, async ({ parts, viewer, params, query }) =>
    presentOwn(await listOwnSubmissions(parts, viewer, params.competitionId, query.workoutId)),
  ),
  serve(endpoints.submitResult, async ({ parts, viewer, params, body }) =>
    presentSubmission(await submitResult(parts, viewer, params, body)),
  ),
  serve(endpoints.listReviewDesks, async ({ parts, viewer }) =>
    presentDesks(await listReviewDesks(parts, viewer)),
  ),
  serve(endpoints.listSubmissions, async ({ parts, viewer, params, query }) =>
    presentPage(await listSubmissions(parts, viewer, params.competitionId, query), presentReview),
  ),
  serve(endpoints.takeSubmission, async ({ parts, viewer, params, body }) =>
    presentReview(await takeSubmission(parts, viewer, params, body)),
  ),
  serve(
    endpoints.reviewSubmission,
    async ({ parts, viewer, params, body }) =>
      presentReview(await reviewSubmission(parts, viewer, params, body)),
    { mayRepeat: stillHas('recordScores') },
  ),
  serve(
    endpoints.undoReview,
    async ({ parts, viewer, params, body }) =>
      presentReview(await undoReview(parts, viewer, params, body.reason)),
    { mayRepeat: stillHas('recordScores') },
  ),
];
