import { getCompetitionCancellation } from '@chalkline/contract/competitions/competition-cancellation.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';

/** What canceling would refund, or how the refunds are getting on. */
export const cancellationOf = (competitionId: string) =>
  queryOptions({
    queryKey: [...competitionQueries.inside(competitionId), 'cancellation'],
    queryFn: async ({ signal }) =>
      (await call(getCompetitionCancellation, { params: { competitionId } }, { signal })).data,
  });
