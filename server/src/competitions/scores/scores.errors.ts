import { scoreCodes, scoreTexts } from '@chalkline/contract/competitions/scores.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(scoreCodes, scoreTexts);

export const scoreConflict = () => refusal('score_conflict', { path: 'body.previousId' });
export const submissionReused = () => refusal('submission_reused', { path: 'body.submissionId' });
export const reasonRequired = () => refusal('reason_required', { path: 'body.reason' });
export const scoreEmpty = () => refusal('score_empty', { path: 'body.typed' });
export const scoreUnreadable = (why: string, path = 'body.typed') =>
  refusal('score_unreadable', { instead: why, path });
export const scoreUnclear = (question: string) =>
  refusal('score_unclear', { instead: question, path: 'body.answers' });

export const scoreNotFound = () => notFound('score');
export const scoreChanged = () => stateChanged('score');
export const checkedByRecorder = () => refusal('checked_by_recorder');
