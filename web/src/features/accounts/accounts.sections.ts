import { screenSection } from '../../platform/screen-section.ts';

/** The tab of /edit-profile about signing in. */
export const securitySection = screenSection({
  key: 'security',
  label: 'Security',
  load: async () => (await import('./security/security.section.tsx')).SecuritySection,
});
