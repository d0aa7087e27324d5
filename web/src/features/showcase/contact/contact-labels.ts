import type { ContactState, ContactTopic } from '@chalkline/contract/showcase/contact.lifecycle.ts';

export const topicLabels: Record<ContactTopic, string> = {
  question: 'A question',
  organizing: 'Organizing a competition',
  account: 'My account',
  organization: 'My company or gym',
  problem: 'Something doesn’t work',
  other: 'Something else',
};

export const stateLabels: Record<ContactState, string> = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
};
