import type { Lifecycle } from '../lifecycle.ts';

/** A person exists once their email is proven, by registering or as a guest, or from the moment somebody invites them. */
export const personStates = [
  'guest',
  'by_link',
  'invited',
  'active',
  'suspended',
  'leaving',
  'erased',
] as const;
export type PersonState = (typeof personStates)[number];

/**
 * Who came by a judge's link has a name and no email: they never become anybody else. Only active people are signed in. A guest proves the email with a code and buys without an account; the account that is
 * made with this email later is the same person. Who is leaving can still change their mind. Of somebody erased only the id is
 * left, for what they did among others: an entry, a score, a line of the audit log.
 */
export const personMoves: Lifecycle<PersonState> = {
  guest: ['active', 'invited'],
  by_link: [],
  invited: ['active'],
  active: ['suspended', 'leaving'],
  suspended: ['active', 'leaving'],
  leaving: ['active', 'erased'],
  erased: [],
};
