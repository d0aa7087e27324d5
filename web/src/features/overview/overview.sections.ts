import { screenSection } from '../../platform/screen-section.ts';

/** For administrators who work at the desk themselves: what receptionists have as their dashboard. */
export const deskSection = screenSection({
  key: 'desk',
  label: 'Front desk',
  load: async () => (await import('./desk.part.tsx')).FrontDeskPart,
});
