import type { MembershipsQuery } from '@chalkline/contract/memberships/membership.schema.ts';
import {
  getMembership,
  getMembershipCounts,
  listMemberships,
  listMyMemberships,
  listPlanChoices,
  listPlanOffers,
  listPlans,
} from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';

const all = ['memberships'] as const;

type Filters = {
  readonly [Name in keyof Omit<MembershipsQuery, 'limit' | 'cursor'>]?: MembershipsQuery[Name] | '';
};

export const membershipQueries = {
  all,

  plans: () =>
    queryOptions({
      queryKey: [...all, 'plans'],
      queryFn: async ({ signal }) => (await call(listPlans, {}, { signal })).data,
    }),

  /** What can be joined: of one’s gym and its trainers, of one trainer, or one plan. */
  offers: (of: { planId: string } | { trainerId: string } | null) =>
    // Read again after each order, which is paid on another screen.
    ({ ...pagedQuery([...all, 'offers', of], listPlanOffers, { query: of ?? {} }), staleTime: 0 }),

  list: (filters: Filters) => pagedQuery([...all, 'list', filters], listMemberships, { query: filters }),

  counts: () =>
    queryOptions({
      queryKey: [...all, 'counts'],
      queryFn: async ({ signal }) => (await call(getMembershipCounts, {}, { signal })).data,
    }),

  mine: () => ({ ...pagedQuery([...all, 'mine'], listMyMemberships, { query: {} }), staleTime: 0 }),

  /** What a membership can change to. What that costs today is another amount tomorrow. */
  choices: (membershipId: string) =>
    queryOptions({
      queryKey: [...all, 'choices', membershipId],
      queryFn: async ({ signal }) =>
        (await call(listPlanChoices, { params: { membershipId } }, { signal })).data,
      staleTime: 0,
    }),

  one: (membershipId: string) =>
    queryOptions({
      queryKey: [...all, 'one', membershipId],
      queryFn: async ({ signal }) =>
        (await call(getMembership, { params: { membershipId } }, { signal })).data,
    }),
};
