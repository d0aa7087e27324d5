import { screenSection } from '../../platform/screen-section.ts';

/** The tab of /edit-profile about what a person is told, and how. */
export const notificationSection = screenSection({
  key: 'notifications',
  label: 'Notifications',
  load: async () => (await import('./preferences/preferences.section.tsx')).PreferencesSection,
});
