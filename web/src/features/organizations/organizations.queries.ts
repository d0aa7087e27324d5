import {
  getMyOrganization,
  listCorporates,
} from '@chalkline/contract/organizations/organizations.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';

export const organizationQueries = {
  all: ['organizations'] as const,

  /** The signed-in person's organization, or null. */
  mine: () =>
    queryOptions({
      queryKey: [...organizationQueries.all, 'mine'],
      queryFn: async ({ signal }) => (await call(getMyOrganization, {}, { signal })).data,
      staleTime: 60_000,
    }),

  list: (search: string) =>
    pagedQuery([...organizationQueries.all, 'list', search], listCorporates, {
      query: { search, limit: 30 },
    }),
};
