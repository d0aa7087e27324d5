import type { Lifecycle } from '../lifecycle.ts';

/** What became of a ticket's offer to somebody else. `declined` by them, `withdrawn` by who offered it. */
export const transferStates = ['offered', 'accepted', 'declined', 'withdrawn'] as const;
export type TransferState = (typeof transferStates)[number];

export const transferMoves: Lifecycle<TransferState> = {
  offered: ['accepted', 'declined', 'withdrawn'],
  accepted: [],
  declined: [],
  withdrawn: [],
};
