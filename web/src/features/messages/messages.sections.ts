import { screenSection } from '../../platform/screen-section.ts';

/** The tab of /edit-profile about messages. */
export const messagesSection = screenSection({
  key: 'messages',
  label: 'Messages',
  load: async () => (await import('./settings.section.tsx')).MessageSettingsSection,
});

/** On the page of a client: the last messages with them. */
export const clientMessagesSection = screenSection<{
  client: { readonly coachingId: string; readonly personId: string; readonly name: string };
}>({
  key: 'messages',
  label: 'Messages',
  load: async () => (await import('./client-messages.section.tsx')).ClientMessagesSection,
});
