import type { EntryState } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import type {
  SubmissionHurdle,
  SubmissionState,
} from '@chalkline/contract/competitions/submission.schema.ts';

/** What decides whether an athlete can submit a result. */
export interface SubmissionFacts {
  readonly now: Date;
  readonly window: { readonly opensAt: Date | null; readonly closesAt: Date } | null;
  readonly entryState: EntryState;
  /** The latest submission of the entry in the workout. */
  readonly latest: { readonly state: SubmissionState; readonly scoreId: string } | null;
  /** The entry's current score; `hasValue` is false if it was taken away. */
  readonly current: { readonly id: string; readonly hasValue: boolean } | null;
}

/** Why the athlete can't submit, the most lasting reason first; null if they can. */
export function hurdleOf({
  now,
  window,
  entryState,
  latest,
  current,
}: SubmissionFacts): SubmissionHurdle | null {
  if (entryState !== 'active') return 'not_competing';
  if (latest && ['accepted', 'adjusted', 'zeroed'].includes(latest.state)) return 'reviewed';
  if (current?.hasValue && current.id !== latest?.scoreId) return 'recorded';
  if (window === null || (window.opensAt !== null && now < window.opensAt)) return 'not_open';
  return now < window.closesAt ? null : 'closed';
}
