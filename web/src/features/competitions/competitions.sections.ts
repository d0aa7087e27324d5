import { screenSection } from '../../platform/screen-section.ts';

/** On a person's page and on one's own: what they take and took part in. */
export const resultsSection = screenSection<{ personId: string; isMe: boolean }>({
  key: 'results',
  label: 'Competitions and results',
  load: async () => (await import('./results/results.section.tsx')).ResultsSection,
});

/** On one's own page: what one runs. */
export const organizingSection = screenSection({
  key: 'organizing',
  label: 'Competitions you run',
  load: async () => (await import('./organizer/mine/organizing.section.tsx')).OrganizingSection,
});
