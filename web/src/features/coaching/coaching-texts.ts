import type { CoachingState } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import type { CoachingReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import { counted } from '../../ui/counted.ts';
import { numberText } from '../../ui/locale.ts';
import { dayText } from '../../ui/times.ts';

export const stateLabels: Readonly<Record<CoachingState, string>> = {
  asked: 'Request open',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  active: 'Active',
  paused: 'Paused',
  ended: 'Ended',
};

/** "Paused since 9 March 2026", "Ended on 9 March 2026" */
export function sinceText({ state, changedAt }: Pick<CoachingReply, 'state' | 'changedAt'>): string {
  const lasts = state === 'asked' || state === 'active' || state === 'paused';
  return `${stateLabels[state]} ${lasts ? 'since' : 'on'} ${dayText(changedAt)}`;
}

interface Waiting {
  readonly needing: number;
  readonly onTrack: number;
  readonly pending: number;
}

/** "2 clients need you, 1 request to answer, 3 with nothing waiting."; empty where there is nobody. */
export function waitingText({ needing, onTrack, pending }: Waiting): string {
  const parts = [
    needing > 0 && counted(needing, ['client needs you', 'clients need you']),
    pending > 0 && `${counted(pending, ['request', 'requests'])} to answer`,
    onTrack > 0 && `${numberText(onTrack)} with nothing waiting`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}
