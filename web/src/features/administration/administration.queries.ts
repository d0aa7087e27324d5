import {
  getInvitationAllowance,
  listInvitations,
} from '@chalkline/contract/administration/invitations.endpoints.ts';
import type { PeopleOrder } from '@chalkline/contract/administration/managed-person.schema.ts';
import {
  getAccount,
  listAccountHistory,
  listPeople,
} from '@chalkline/contract/administration/people.endpoints.ts';
import { listCorporates } from '@chalkline/contract/organisations/organisations.endpoints.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
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
      queryKey: [...all, 'invitations', 'list', search],
      initialPageParam: firstPage,
      queryFn: ({ pageParam: cursor, signal }) =>
        call(
          listInvitations,
          { query: { limit: aPage, ...(search && { search }), ...(cursor && { cursor }) } },
          { signal },
        ),
      getNextPageParam: (page) => page.next ?? undefined,
    }),

  /** null: of one's own organisation, for administrators of the site of the site as a whole. */
  allowance: (organisation: string | null) =>
    queryOptions({
      queryKey: [...all, 'invitations', 'allowance', organisation],
      queryFn: async ({ signal }) =>
        (await call(getInvitationAllowance, { query: { ...(organisation && { organisation }) } }, { signal }))
          .data,
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

  /** For choosing one: the first by name, of those that the words find. */
  organisations: (search: string) =>
    queryOptions({
      queryKey: [...all, 'organisations', search],
      queryFn: async ({ signal }) =>
        (await call(listCorporates, { query: { limit: 50, ...(search && { search }) } }, { signal })).data,
      staleTime: 60_000,
      // What was found last stays while the next letters are looked for.
      placeholderData: keepPreviousData,
    }),

  organisation: (organisationId: string | null) =>
    queryOptions({
      queryKey: [...all, 'organisation', organisationId],
      queryFn: async ({ signal }) =>
        (await call(listCorporates, { query: { organisationId: organisationId ?? '' } }, { signal })).data,
      enabled: organisationId !== null,
      staleTime: 60_000,
    }),
};
