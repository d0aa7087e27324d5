import {
  listCredentialHolders,
  listCredentials,
} from '@chalkline/contract/competitions/credentials.endpoints.ts';
import { listOpenShifts, listShifts } from '@chalkline/contract/competitions/shifts.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';

const within = (competitionId: string) => [...competitionQueries.all, 'shifts', competitionId] as const;

export const shiftQueries = {
  within,

  /** As volunteers see them. Places go while the list is open. */
  open: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'open'],
      queryFn: async ({ signal }) =>
        (await call(listOpenShifts, { params: { competitionId } }, { signal })).data,
      refetchInterval: 60_000,
    }),

  /** With who signed up, for the staff. */
  inside: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'inside'],
      queryFn: async ({ signal }) => (await call(listShifts, { params: { competitionId } }, { signal })).data,
      refetchInterval: 60_000,
    }),

  /** What competitions ask volunteers to have, with the viewer's own. */
  credentials: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'credentials'],
      queryFn: async ({ signal }) =>
        (await call(listCredentials, { params: { competitionId } }, { signal })).data,
    }),

  /** Who has a credential, for the staff. */
  holders: (competitionId: string, credentialId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'holders', credentialId],
      queryFn: async ({ signal }) =>
        (await call(listCredentialHolders, { params: { competitionId, credentialId } }, { signal })).data,
    }),
};
