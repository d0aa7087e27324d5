import type { CoachingState } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import type { CoachingReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import { dayText } from '../../ui/times.ts';

export const stateLabels: Readonly<Record<CoachingState, string>> = {
  asked: 'Request open',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  active: 'Active',
  paused: 'Paused',
  ended: 'Ended',
};

/** "Paused, since 9 March 2026" */
export function sinceText({ state, changedAt }: Pick<CoachingReply, 'state' | 'changedAt'>): string {
  return `${stateLabels[state]}, since ${dayText(changedAt)}`;
}
