import type { Lifecycle } from '../lifecycle.ts';

/** One that waits says nothing of whether its address has an account. */
export const staffInvitationStates = ['waiting', 'accepted', 'declined', 'withdrawn'] as const;
export type StaffInvitationState = (typeof staffInvitationStates)[number];

/** An address has one invitation of a competition: asking again makes it wait again. */
export const staffInvitationMoves: Lifecycle<StaffInvitationState> = {
  waiting: ['accepted', 'declined', 'withdrawn'],
  accepted: ['waiting'],
  declined: ['waiting'],
  withdrawn: ['waiting'],
};

/** How long one can be accepted, from when it was asked last. */
export const staffInvitationDays = 30;
