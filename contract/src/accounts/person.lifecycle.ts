import type { Lifecycle } from '../lifecycle.ts';

/** A person exists once their e-mail address is proven, or from the moment somebody invites them. */
export const personStates = ['invited', 'active', 'suspended', 'leaving', 'erased'] as const;
export type PersonState = (typeof personStates)[number];

/**
 * Only active people have sessions. Who is leaving can still change their mind. Of somebody erased only the id is
 * left, for what they did among others: an entry, a score, a line of the audit log.
 */
export const personMoves: Lifecycle<PersonState> = {
  invited: ['active'],
  active: ['suspended', 'leaving'],
  suspended: ['active', 'leaving'],
  leaving: ['active', 'erased'],
  erased: [],
};
