import type { Lifecycle } from '../lifecycle.ts';

export const partnerStates = ['applied', 'approved', 'refused'] as const;
export type PartnerState = (typeof partnerStates)[number];

/** A refused partner applies again by editing. An approved one can still be taken off the directory. */
export const partnerMoves: Lifecycle<PartnerState> = {
  applied: ['approved', 'refused'],
  approved: ['refused'],
  refused: ['applied', 'approved'],
};
