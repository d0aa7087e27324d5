import { listCountries } from '@chalkline/contract/countries/countries.endpoints.ts';
import {
  listBlocked,
  listFollowers,
  listFollowing,
  seeConnection,
} from '@chalkline/contract/profiles/connections.endpoints.ts';
import { listExports, seeLeaving } from '@chalkline/contract/profiles/exports.endpoints.ts';
import { getProfile, seePerson } from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';

const exportPollMs = 2000;

/** Whose followers, or whom they follow. */
export type FollowSide = 'followers' | 'following';

const connections = ['profiles', 'connections'];

/** Every key of the feature. */
export const profileQueries = {
  mine: () =>
    queryOptions({
      queryKey: ['profiles', 'mine'],
      queryFn: async ({ signal }) => (await call(getProfile, {}, { signal })).data,
    }),

  person: (personId: string) =>
    queryOptions({
      queryKey: ['profiles', 'person', personId],
      queryFn: async ({ signal }) => (await call(seePerson, { params: { personId } }, { signal })).data,
    }),

  connection: (personId: string) =>
    queryOptions({
      queryKey: [...connections, personId],
      queryFn: async ({ signal }) => (await call(seeConnection, { params: { personId } }, { signal })).data,
    }),

  follows: (personId: string, side: FollowSide) =>
    pagedQuery([...connections, personId, side], side === 'followers' ? listFollowers : listFollowing, {
      params: { personId },
    }),

  blocked: () => pagedQuery([...connections, 'blocked'], listBlocked),

  /** Asked again while one is being made. */
  exports: () =>
    queryOptions({
      queryKey: ['profiles', 'exports'],
      queryFn: async ({ signal }) => (await call(listExports, {}, { signal })).data,
      refetchInterval: ({ state }) =>
        state.data?.some((made) => made.state === 'asked') ? exportPollMs : false,
    }),

  /** A pending deletion, by the token of the mailed link. */
  leaving: (token: string) =>
    queryOptions({
      queryKey: ['profiles', 'leaving', token],
      queryFn: async ({ signal }) => (await call(seeLeaving, { params: { token } }, { signal })).data,
      retry: false,
    }),

  countries: () =>
    queryOptions({
      queryKey: ['countries'],
      queryFn: async ({ signal }) => (await call(listCountries, {}, { signal })).data,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
