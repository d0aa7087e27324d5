import { screenSection } from '../../platform/screen-section.ts';

/** On one's own page: the way to log workouts. */
export const ownTrainingSection = screenSection({
  key: 'training',
  label: 'Your training',
  load: async () => (await import('./own-training.section.tsx')).OwnTrainingSection,
});
