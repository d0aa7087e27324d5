import { screenSection } from '../../platform/screen-section.ts';

/** The tabs of /edit-profile that are about the person. */
export const profileSection = screenSection({
  key: 'profile',
  label: 'Profile',
  load: async () => (await import('./edit/profile.section.tsx')).ProfileSection,
});

export const privacySection = screenSection({
  key: 'privacy',
  label: 'Privacy',
  load: async () => (await import('./edit/privacy.section.tsx')).PrivacySection,
});

export const unitsSection = screenSection({
  key: 'units',
  label: 'Units and language',
  load: async () => (await import('./edit/units.section.tsx')).UnitsSection,
});

export const dataSection = screenSection({
  key: 'data',
  label: 'Your data',
  load: async () => (await import('./edit/data.section.tsx')).DataSection,
});
