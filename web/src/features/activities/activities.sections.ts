import { screenSection } from '../../platform/screen-section.ts';

/** Beside a community: its running challenge. */
export const communityChallengeSection = screenSection<{ communityId: string }>({
  key: 'challenge',
  label: 'Challenge',
  load: async () => (await import('./challenges/community-challenge.section.tsx')).CommunityChallengeSection,
});

/** On a company’s dashboard: how many of its people take part. */
export const participationSection = screenSection({
  key: 'participation',
  label: 'Participation',
  load: async () => (await import('./participation/participation.section.tsx')).ParticipationSection,
});
