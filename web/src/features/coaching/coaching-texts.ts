import type { CoachingState } from '@chalkline/contract/coaching/coaching.lifecycle.ts';

export const stateLabels: Readonly<Record<CoachingState, string>> = {
  asked: 'Request open',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  active: 'Active',
  paused: 'Paused',
  ended: 'Ended',
};
