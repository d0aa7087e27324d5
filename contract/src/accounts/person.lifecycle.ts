import type { Lifecycle } from '../lifecycle.ts';

/** A person exists once their e-mail address is proven, or from the moment somebody invites them. */
export const personStates = ['invited', 'active', 'suspended', 'leaving'] as const;
export type PersonState = (typeof personStates)[number];

/** Only active people have sessions. Who is leaving can still change their mind. */
export const personMoves: Lifecycle<PersonState> = {
  invited: ['active'],
  active: ['suspended', 'leaving'],
  suspended: ['active', 'leaving'],
  leaving: ['active'],
};
