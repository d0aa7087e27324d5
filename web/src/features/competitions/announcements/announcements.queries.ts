import type { AnnouncementAudience } from '@chalkline/contract/competitions/announcement-audiences.ts';
import {
  countAudience,
  listAnnouncements,
} from '@chalkline/contract/competitions/announcements.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../patterns/paged-query.ts';
import { call } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';

const within = (competitionId: string) => [...competitionQueries.all, 'announcements', competitionId];

export const announcementQueries = {
  list: (competitionId: string) =>
    pagedQuery([...within(competitionId), 'list'], listAnnouncements, {
      params: { competitionId },
      query: { limit: 10 },
    }),

  /** How many people would be notified. */
  audience: (competitionId: string, audience: AnnouncementAudience, divisionId: string | undefined) =>
    queryOptions({
      queryKey: [...within(competitionId), 'audience', audience, divisionId],
      queryFn: async ({ signal }) => {
        const query = { audience, divisionId };
        return (await call(countAudience, { params: { competitionId }, query }, { signal })).data.people;
      },
      enabled: audience !== 'division' || divisionId !== undefined,
    }),
};
