import { screenSection } from '../../platform/screen-section.ts';

/** On your own profile: the way to your partner. */
export const partnerSection = screenSection({
  key: 'partner',
  label: 'Partner',
  load: async () => (await import('./partner.section.tsx')).PartnerSection,
});
