import { screenSection } from '../../platform/screen-section.ts';

/** The tab of /edit-profile with notification settings. */
export const notificationSection = screenSection({
  key: 'notifications',
  label: 'Notifications',
  load: async () => (await import('./preferences/preferences.section.tsx')).PreferencesSection,
});
