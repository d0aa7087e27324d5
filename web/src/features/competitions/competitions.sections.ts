import { screenSection } from '../../platform/screen-section.ts';

/** On a person's profile: competitions and results. */
export const resultsSection = screenSection<{ personId: string; isMe: boolean }>({
  key: 'results',
  label: 'Competitions and results',
  load: async () => (await import('./results/results.section.tsx')).ResultsSection,
});

/** On your own profile: competitions you run. */
export const organizingSection = screenSection({
  key: 'organizing',
  label: 'Competitions you run',
  load: async () => (await import('./organizer/mine/organizing.section.tsx')).OrganizingSection,
});
