import { screenSection } from '../../platform/screen-section.ts';

/** On your own profile: the way to memberships. */
export const membershipsSection = screenSection({
  key: 'memberships',
  label: 'Memberships',
  load: async () => (await import('./memberships.section.tsx')).MembershipsSection,
});
