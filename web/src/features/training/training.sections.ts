import { screenSection } from '../../platform/screen-section.ts';

/** On one's own page: the way to log workouts. */
export const ownTrainingSection = screenSection({
  key: 'training',
  label: 'Your training',
  load: async () => (await import('./own-training.section.tsx')).OwnTrainingSection,
});

/** On a person's profile: their best in workouts of competitions. */
export const personRecordsSection = screenSection<{ personId: string; isMe: boolean }>({
  key: 'records',
  label: 'Records',
  load: async () => (await import('./history/person-records.section.tsx')).PersonRecordsSection,
});
