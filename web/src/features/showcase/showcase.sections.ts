import { screenSection } from '../../platform/screen-section.ts';

/** What people wrote on /contact, on the dashboard. */
export const contactSection = screenSection({
  key: 'contact',
  label: 'Contact',
  load: async () => (await import('./messages/messages.section.tsx')).MessagesSection,
});
