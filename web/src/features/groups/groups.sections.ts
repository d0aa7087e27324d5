import { screenSection } from '../../platform/screen-section.ts';

/** On a person's page: the communities and groups they are in. */
export const personGroupsSection = screenSection<{ personId: string; isMe: boolean }>({
  key: 'groups',
  label: 'Communities and groups',
  load: async () => (await import('./lists/person-groups.section.tsx')).PersonGroupsSection,
});
