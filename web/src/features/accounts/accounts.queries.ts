import { openInvitation } from '@chalkline/contract/accounts/invited.endpoints.ts';
import { listPasskeys } from '@chalkline/contract/accounts/passkeys.endpoints.ts';
import { readPasswordLink } from '@chalkline/contract/accounts/people.endpoints.ts';
import { getSecondFactor } from '@chalkline/contract/accounts/second-factor.endpoints.ts';
import { getSecurity } from '@chalkline/contract/accounts/security.endpoints.ts';
import { listSessions } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';

/** Every key of the feature, general to specific. */
export const accountQueries = {
  all: ['accounts'] as const,

  security: () =>
    queryOptions({
      queryKey: [...accountQueries.all, 'security'],
      queryFn: async ({ signal }) => (await call(getSecurity, {}, { signal })).data,
    }),

  secondFactor: () =>
    queryOptions({
      queryKey: [...accountQueries.all, 'second-factor'],
      queryFn: async ({ signal }) => (await call(getSecondFactor, {}, { signal })).data,
    }),

  passkeys: () =>
    queryOptions({
      queryKey: [...accountQueries.all, 'passkeys'],
      queryFn: async ({ signal }) => (await call(listPasskeys, {}, { signal })).data,
    }),

  sessions: () => pagedQuery([...accountQueries.all, 'sessions'], listSessions, { query: { limit: 20 } }),
};

/** Whose link this is; remembered only while the screen is open. */
export function passwordLinkQuery(token: string) {
  return queryOptions({
    queryKey: [...accountQueries.all, 'password-link', token],
    queryFn: async ({ signal }) => (await call(readPasswordLink, { body: { token } }, { signal })).data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What an invitation says; remembered only while the screen is open. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: [...accountQueries.all, 'invitation', token],
    queryFn: async ({ signal }) => (await call(openInvitation, { body: { token } }, { signal })).data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The server said no, so trying again is of no use. */
export function isRefused(failure: unknown): failure is CallFailed {
  return failure instanceof CallFailed && failure.status >= 400 && failure.status < 500;
}
