import type { CompetitionStatus } from '@chalkline/contract/competitions/competition.lifecycle.ts';

export const statusWords: Readonly<Record<CompetitionStatus, string>> = {
  upcoming: 'Upcoming',
  live: 'Live',
  past: 'Past',
};
