import { screenSection } from '../../platform/screen-section.ts';

/** On the page of a trainer: the way to ask them for coaching. */
export const askingSection = screenSection<{ personId: string; isMe: boolean }>({
  key: 'coaching',
  label: 'Coaching',
  load: async () => (await import('./trainers/asking.section.tsx')).AskingSection,
});

/** On one’s own page: who coaches them. */
export const ownTrainersSection = screenSection({
  key: 'trainers',
  label: 'Your trainers',
  load: async () => (await import('./trainers/own-trainers.section.tsx')).OwnTrainersSection,
});
