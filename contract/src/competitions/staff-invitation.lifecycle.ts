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

/** Days after that during which it is kept: to be asked again, and because it says when the address was mailed. */
export const staffInvitationKeptDays = 30;

/** So many addresses one person asks within 24 hours, in all competitions together: a large event's whole staff. */
export const staffInvitationsADay = 50;
