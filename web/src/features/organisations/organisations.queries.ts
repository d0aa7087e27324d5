import {
  getMyOrganisation,
  listCorporates,
} from '@chalkline/contract/organisations/organisations.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';

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
    pagedQuery([...organisationQueries.all, 'list', search], listCorporates, {
      query: { search, limit: 30 },
    }),
};
