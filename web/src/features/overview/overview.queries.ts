import { exportOverview, getDesk, getOverview } from '@chalkline/contract/overview/overview.endpoints.ts';
import type { OverviewSpan } from '@chalkline/contract/overview/overview.schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/calls.ts';

export const overviewQueries = {
  all: ['overview'] as const,

  figures: (days: OverviewSpan) =>
    queryOptions({
      queryKey: [...overviewQueries.all, 'figures', days],
      queryFn: async ({ signal }) => (await call(getOverview, { query: { days } }, { signal })).data,
      refetchInterval: 60_000,
      // The figures of another span stay until these are here.
      placeholderData: keepPreviousData,
    }),

  desk: () =>
    queryOptions({
      queryKey: [...overviewQueries.all, 'desk'],
      queryFn: async ({ signal }) => (await call(getDesk, {}, { signal })).data,
      refetchInterval: 60_000,
    }),
};

export async function readOverviewFile(days: OverviewSpan) {
  return (await call(exportOverview, { query: { days } })).data;
}
