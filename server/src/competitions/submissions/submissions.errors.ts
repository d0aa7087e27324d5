import { scoreTexts, submissionCodes } from '@chalkline/contract/competitions/scores.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(submissionCodes, scoreTexts);

export const submissionNotFound = () => notFound('submission');
export const workoutNotFound = () => notFound('workout');
export const submissionsNotOpen = () => refusal('submissions_not_open', { path: 'body.workoutId' });
export const submissionsClosed = () => refusal('submissions_closed', { path: 'body.workoutId' });
export const videoRequired = () => refusal('video_required', { path: 'body.video' });
export const alreadyReviewed = () => refusal('already_reviewed');
export const notReviewed = () => refusal('not_reviewed');
export const scoreRecordedByStaff = () => refusal('score_recorded_by_staff', { path: 'body.typed' });
export const ownSubmission = () => refusal('own_submission');
export const takenByAnother = () => refusal('taken_by_another');
