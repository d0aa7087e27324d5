import type { Lifecycle } from '../lifecycle.ts';

/** What was answered or revoked stays so; one that is too old still waits, and can be sent again. */
export const invitationStates = ['waiting', 'accepted', 'revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];

export const invitationMoves: Lifecycle<InvitationState> = {
  waiting: ['accepted', 'revoked'],
  accepted: [],
  revoked: [],
};

/** How long the link of an invitation is good, from when it was sent last (community.md, Share). */
export const invitationDays = 7;

/** Days after that during which one that nobody answered is kept, to be sent again. */
export const invitationKeptDays = 90;
