import type { AnnouncementAudience } from '@chalkline/contract/competitions/announcement-audiences.ts';
import {
  countAudience,
  listAnnouncements,
} from '@chalkline/contract/competitions/announcements.endpoints.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';

const aPage = 10;

export const announcementQueries = {
  list: (competitionId: string) =>
    infiniteQueryOptions({
      queryKey: [...competitionQueries.all, 'announcements', competitionId],
      initialPageParam: undefined as string | undefined,
      queryFn: ({ pageParam, signal }) =>
        call(
          listAnnouncements,
          { params: { competitionId }, query: { limit: aPage, ...(pageParam && { cursor: pageParam }) } },
          { signal },
        ),
      getNextPageParam: (page) => page.next ?? undefined,
    }),

  /** How many people would be told; `divisionId` '' for none. */
  audience: (competitionId: string, audience: AnnouncementAudience, divisionId: string) =>
    queryOptions({
      queryKey: [...competitionQueries.all, 'audience', competitionId, audience, divisionId],
      queryFn: async ({ signal }) => {
        const query = { audience, ...(audience === 'division' && { divisionId }) };
        return (await call(countAudience, { params: { competitionId }, query }, { signal })).data.people;
      },
      enabled: audience !== 'division' || divisionId !== '',
    }),
};
