import { screenSection } from '../../platform/screen-section.ts';

/** On one's own page: what comes next. */
export const comingUpSection = screenSection({
  key: 'coming-up',
  label: 'Coming up',
  load: async () => (await import('./coming-up.section.tsx')).ComingUpSection,
});
