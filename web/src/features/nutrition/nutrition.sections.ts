import { screenSection } from '../../platform/screen-section.ts';

/** On the page of a client: what they weighed, and what the diary adds up to, where the client shares it. */
export const clientDiarySection = screenSection<{ client: { coachingId: string; name: string } }>({
  key: 'diary',
  label: 'Food diary',
  load: async () => (await import('./client-diary.section.tsx')).ClientDiarySection,
});
