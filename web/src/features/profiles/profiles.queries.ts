import { listCountries } from '@chalkline/contract/countries/countries.endpoints.ts';
import { listExports } from '@chalkline/contract/profiles/exports.endpoints.ts';
import { getProfile, seePerson } from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/calls.ts';

const exportPollMs = 2000;

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

  /** Asked again while one is being made. */
  exports: () =>
    queryOptions({
      queryKey: ['profiles', 'exports'],
      queryFn: async ({ signal }) => (await call(listExports, {}, { signal })).data,
      refetchInterval: ({ state }) =>
        state.data?.some((made) => made.state === 'asked') ? exportPollMs : false,
    }),

  countries: () =>
    queryOptions({
      queryKey: ['countries'],
      queryFn: async ({ signal }) => (await call(listCountries, {}, { signal })).data,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
