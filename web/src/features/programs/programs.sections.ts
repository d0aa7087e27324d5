import { screenSection } from '../../platform/screen-section.ts';

/** In a community: the programs published there. */
export const communityProgramsSection = screenSection<{ groupId: string }>({
  key: 'programs',
  label: 'Programs',
  load: async () => (await import('./catalog/community-programs.section.tsx')).CommunityProgramsSection,
});

/** On a person's page: the programs they published. */
export const personProgramsSection = screenSection<{ personId: string; isMe: boolean }>({
  key: 'programs',
  label: 'Programs',
  load: async () => (await import('./catalog/person-programs.section.tsx')).PersonProgramsSection,
});
