import type { Lifecycle } from '../lifecycle.ts';

/** A message is answered with a reply, or closed without one. Both can be reopened. */
export const contactStates = ['new', 'answered', 'closed'] as const;
export type ContactState = (typeof contactStates)[number];

export const contactMoves: Lifecycle<ContactState> = {
  new: ['answered', 'closed'],
  answered: ['closed', 'new'],
  closed: ['new', 'answered'],
};

/** What a message is about, so that it reaches the right people. */
export const contactTopics = [
  'question',
  'organizing',
  'account',
  'organization',
  'problem',
  'other',
] as const;
export type ContactTopic = (typeof contactTopics)[number];
