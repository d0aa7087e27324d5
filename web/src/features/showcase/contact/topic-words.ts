import type { ContactState, ContactTopic } from '@chalkline/contract/showcase/contact.lifecycle.ts';

export const topicWords: Record<ContactTopic, string> = {
  question: 'A question',
  organizing: 'Organizing a competition',
  account: 'My account',
  organization: 'My company or gym',
  problem: 'Something does not work',
  other: 'Something else',
};

export const stateWords: Record<ContactState, string> = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
};
