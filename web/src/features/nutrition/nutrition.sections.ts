import { screenSection } from '../../platform/screen-section.ts';

interface Shown {
  client: { readonly coachingId: string; readonly personId: string; readonly name: string };
}

/** On the page of a client: what the diary adds up to, where the client shares it. */
export const clientDiarySection = screenSection<Shown>({
  key: 'diary',
  label: 'Food diary',
  load: async () => (await import('./client-diary.section.tsx')).ClientDiarySection,
});

/** On the page of a client: how their weight changed, and the latest one as a figure. */
export const clientWeightSection = screenSection<Shown>({
  key: 'weight',
  label: 'Weight',
  load: async () => (await import('./client-weight.section.tsx')).ClientWeightSection,
});

export const clientWeightFigureSection = screenSection<Shown>({
  key: 'weight figure',
  label: 'Body weight',
  load: async () => (await import('./client-weight.section.tsx')).ClientWeightFigureSection,
});
