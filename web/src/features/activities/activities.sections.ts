import { screenSection } from '../../platform/screen-section.ts';

/** Beside a community: its running challenge. */
export const communityChallengeSection = screenSection<{ communityId: string }>({
  key: 'challenge',
  label: 'Challenge',
  load: async () => (await import('./challenges/community-challenge.section.tsx')).CommunityChallengeSection,
});
