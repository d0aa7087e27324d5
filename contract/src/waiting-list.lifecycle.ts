import type { Lifecycle } from './lifecycle.ts';
import { hour } from './spans.ts';

/**
 * Somebody's place on a waiting list, of a division or a ticket type. `taken`: they bought it; `lapsed`: they let an
 * offer pass, or nothing is sold anymore.
 */
export const waitingStates = ['waiting', 'offered', 'taken', 'lapsed', 'left'] as const;
export type WaitingState = (typeof waitingStates)[number];

/** Nobody comes back: who wants a place again joins again, last. */
export const waitingMoves: Lifecycle<WaitingState> = {
  waiting: ['offered', 'taken', 'lapsed', 'left'],
  offered: ['taken', 'lapsed', 'left'],
  taken: [],
  lapsed: [],
  left: [],
};

/** A freed place is held for this long, but never past the end of sales. */
export const offerTime = 12 * hour;
