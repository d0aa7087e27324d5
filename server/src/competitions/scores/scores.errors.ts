import { scoreCodes } from '@chalkline/contract/competitions/scores.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(scoreCodes);

export const scoreConflict = () =>
  refusal(
    'score_conflict',
    'Somebody recorded another score for this entry meanwhile: look at it before you correct it.',
    'body.previousId',
  );
export const submissionReused = () =>
  refusal('submission_reused', 'This submission came before, with another score.', 'body.submissionId');
export const reasonRequired = () =>
  refusal('reason_required', 'Say why the score is corrected.', 'body.reason');
export const scoreEmpty = () =>
  refusal('score_empty', 'Nothing was typed, and there is no score to take away.', 'body.typed');
export const scoreUnreadable = (why: string, path = 'body.typed') => refusal('score_unreadable', why, path);
export const scoreUnclear = (question: string) => refusal('score_unclear', question, 'body.answers');
