import type { Lifecycle } from '../lifecycle.ts';

/** A message is answered by a reply; one that needs none is closed. Either can be taken up again. */
export const contactStates = ['new', 'answered', 'closed'] as const;
export type ContactState = (typeof contactStates)[number];

export const contactMoves: Lifecycle<ContactState> = {
  new: ['answered', 'closed'],
  answered: ['closed', 'new'],
  closed: ['new', 'answered'],
};

/** What a message is about, so that it finds whoever can answer it. */
export const contactTopics = [
  'question',
  'organizing',
  'account',
  'organization',
  'problem',
  'other',
] as const;
export type ContactTopic = (typeof contactTopics)[number];
