import { screenSection } from '../../platform/screen-section.ts';

/** On the page of a client: what the diary adds up to, where the client shares it. */
export const clientDiarySection = screenSection<{ client: { coachingId: string; name: string } }>({
  key: 'diary',
  label: 'Food diary',
  load: async () => (await import('./client-diary.section.tsx')).ClientDiarySection,
});

/** On the page of a client: what they weighed, where they share their body. */
export const clientWeightSection = screenSection<{ client: { coachingId: string; name: string } }>({
  key: 'weight',
  label: 'Weight',
  load: async () => (await import('./client-weight.section.tsx')).ClientWeightSection,
});
