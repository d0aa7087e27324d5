import { getReveal, getRevealDesk } from '@chalkline/contract/competitions/reveals.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';

/** Award ceremonies, below the key that live events invalidate. */
export const revealQueries = {
  /** What the audience sees; null without a ceremony. */
  shown: (competitionId: string, divisionId: string) =>
    queryOptions({
      queryKey: [...competitionQueries.reveals(competitionId), divisionId, 'shown'],
      queryFn: async ({ signal }) =>
        (await call(getReveal, { params: { competitionId, divisionId } }, { signal })).data,
    }),

  /** With all places, for its staff; null without a ceremony. */
  desk: (competitionId: string, divisionId: string) =>
    queryOptions({
      queryKey: [...competitionQueries.reveals(competitionId), divisionId, 'desk'],
      queryFn: async ({ signal }) =>
        (await call(getRevealDesk, { params: { competitionId, divisionId } }, { signal })).data,
    }),
};
