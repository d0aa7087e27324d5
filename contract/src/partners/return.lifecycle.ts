import type { Lifecycle } from '../lifecycle.ts';

export const returnStates = ['asked', 'accepted', 'refunded', 'declined', 'withdrawn'] as const;
export type ReturnState = (typeof returnStates)[number];

/** A partner can refund without waiting for the parcel, also one that was declined before. */
export const returnMoves: Lifecycle<ReturnState> = {
  asked: ['accepted', 'refunded', 'declined', 'withdrawn'],
  accepted: ['refunded', 'declined', 'withdrawn'],
  refunded: [],
  declined: ['refunded'],
  withdrawn: [],
};

/** States of an open return: the partner has to answer it, or refund it once the goods are back. */
export const openReturns = ['asked', 'accepted'] as const satisfies readonly ReturnState[];
