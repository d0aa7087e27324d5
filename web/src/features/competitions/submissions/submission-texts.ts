import { penaltyText } from '@chalkline/contract/competitions/penalty-text.ts';
import {
  penaltyOf,
  type SubmissionHurdle,
  type SubmissionReply,
  type SubmissionState,
} from '@chalkline/contract/competitions/submission.schema.ts';

export const stateLabels: Readonly<Record<SubmissionState, string>> = {
  open: 'Waiting for review',
  accepted: 'Accepted',
  adjusted: 'Adjusted',
  zeroed: 'Zeroed',
  rejected: 'Rejected',
  replaced: 'Replaced',
};

export const stateTones = {
  open: 'info',
  accepted: 'good',
  adjusted: 'warn',
  zeroed: 'bad',
  rejected: 'bad',
  replaced: 'info',
} as const;

/** Why an athlete can't submit; the window's own times are shown beside it. */
export const hurdleTexts: Readonly<Record<SubmissionHurdle, string>> = {
  not_open: 'You can submit your result once it opens.',
  closed: 'The deadline has passed.',
  recorded: 'The staff entered your score for this workout.',
  reviewed: 'Your result has been reviewed.',
  not_competing: 'This entry is no longer competing.',
};

/** "10 s penalty: Two no reps"; empty without a penalty. */
export function reviewPenalty({ state, kind, marks, reason }: SubmissionReply): string {
  return state === 'adjusted' ? penaltyText({ kind, amount: penaltyOf(marks), reason }) : '';
}
