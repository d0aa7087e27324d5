import { listInvitations } from '@chalkline/contract/administration/invitations.endpoints.ts';
import type { PeopleOrder } from '@chalkline/contract/administration/managed-person.schema.ts';
import {
  getAccount,
  listAccountHistory,
  listPeople,
} from '@chalkline/contract/administration/people.endpoints.ts';
import { listCorporates } from '@chalkline/contract/organisations/organisations.endpoints.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/calls.ts';
import type { PeopleFilters } from './people/people-filters.ts';

const firstPage = undefined as string | undefined;
const all = ['administration'] as const;
const aPage = 50;

/** Every key of the feature, general to specific. */
export const administrationQueries = {
  all,

  people: (filters: PeopleFilters, sort: PeopleOrder) =>
    infiniteQueryOptions({
      queryKey: [...all, 'people', filters, sort],
      initialPageParam: firstPage,
      queryFn: ({ pageParam: cursor, signal }) =>
        call(
          listPeople,
          { query: { ...filters, sort, limit: aPage, ...(cursor && { cursor }) } },
          { signal },
        ),
      getNextPageParam: (page) => page.next ?? undefined,
    }),

  invitations: (search: string) =>
    infiniteQueryOptions({
      queryKey: [...all, 'invitations', search],
      initialPageParam: firstPage,
      queryFn: ({ pageParam: cursor, signal }) =>
        call(
          listInvitations,
          { query: { limit: aPage, ...(search && { search }), ...(cursor && { cursor }) } },
          { signal },
        ),
      getNextPageParam: (page) => page.next ?? undefined,
    }),

  account: (personId: string) =>
    queryOptions({
      queryKey: [...all, 'account', personId],
      queryFn: async ({ signal }) => (await call(getAccount, { params: { personId } }, { signal })).data,
    }),

  history: (personId: string) =>
    infiniteQueryOptions({
      queryKey: [...all, 'history', personId],
      initialPageParam: firstPage,
      queryFn: ({ pageParam: cursor, signal }) =>
        call(
          listAccountHistory,
          { params: { personId }, query: { limit: 20, ...(cursor && { cursor }) } },
          { signal },
        ),
      getNextPageParam: (page) => page.next ?? undefined,
    }),

  /** For choosing one; found by its name once there are more than a page. */
  organisations: (search: string) =>
    queryOptions({
      queryKey: [...all, 'organisations', search],
      queryFn: async ({ signal }) =>
        (await call(listCorporates, { query: { limit: 100, ...(search && { search }) } }, { signal })).data,
      staleTime: 60_000,
    }),
};
