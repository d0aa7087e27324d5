import { getOverview } from '@chalkline/contract/overview/overview.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/calls.ts';

export const overviewQueries = {
  all: ['overview'] as const,

  figures: () =>
    queryOptions({
      queryKey: [...overviewQueries.all, 'figures'],
      queryFn: async ({ signal }) => (await call(getOverview, {}, { signal })).data,
      refetchInterval: 60_000,
    }),
};
