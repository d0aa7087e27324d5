import { screenSection } from '../../platform/screen-section.ts';

/** On your own profile: the way to memberships. */
export const membershipsSection = screenSection({
  key: 'memberships',
  label: 'Memberships',
  load: async () => (await import('./memberships.section.tsx')).MembershipsSection,
});

/** On a trainer’s page: the plans that one can join. */
export const trainerPlansSection = screenSection<{ personId: string; isMe: boolean }>({
  key: 'plans',
  label: 'Memberships',
  load: async () => (await import('./mine/trainer-plans.section.tsx')).TrainerPlansSection,
});
