import { screenSection } from '../../platform/screen-section.ts';

/** The tab of /edit-profile about messages. */
export const messagesSection = screenSection({
  key: 'messages',
  label: 'Messages',
  load: async () => (await import('./settings.section.tsx')).MessageSettingsSection,
});
