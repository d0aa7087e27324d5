import type { CompetitionStatus } from '@chalkline/contract/competitions/competition.lifecycle.ts';

export const statusLabels: Readonly<Record<CompetitionStatus, string>> = {
  upcoming: 'Upcoming',
  live: 'Live',
  past: 'Past',
};
