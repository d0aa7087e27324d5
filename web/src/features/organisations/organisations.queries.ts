import {
  getMyOrganisation,
  listCorporates,
} from '@chalkline/contract/organisations/organisations.endpoints.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/calls.ts';

const pageSize = 30;

export const organisationQueries = {
  all: ['organisations'] as const,

  /** The organisation of whoever is signed in; null for whoever belongs to none. */
  mine: () =>
    queryOptions({
      queryKey: [...organisationQueries.all, 'mine'],
      queryFn: async ({ signal }) => (await call(getMyOrganisation, {}, { signal })).data,
      staleTime: 60_000,
    }),

  list: (search: string) =>
    infiniteQueryOptions({
      queryKey: [...organisationQueries.all, 'list', search],
      initialPageParam: undefined as string | undefined,
      queryFn: ({ pageParam, signal }) =>
        call(listCorporates, { query: { search, limit: pageSize, cursor: pageParam } }, { signal }),
      getNextPageParam: (page) => page.next ?? undefined,
    }),
};
