import { screenSection } from '../../platform/screen-section.ts';
import type { LogPlace } from './day-log/log-place.ts';

/** On one's own page: what comes next. */
export const comingUpSection = screenSection({
  key: 'coming-up',
  label: 'Coming up',
  load: async () => (await import('./coming-up.section.tsx')).ComingUpSection,
});

/** In training: everything of one’s own days in one list. */
export const dayLogSection = screenSection<LogPlace>({
  key: 'log',
  label: 'Log',
  load: async () => (await import('./day-log/day-log.section.tsx')).DayLogSection,
});
