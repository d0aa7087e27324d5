import { getEntryFit } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/calls.ts';
import { organizerQueries } from '../organizer.queries.ts';

interface FitAsked {
  readonly entryId: string;
  readonly divisionId: string;
  readonly birthDate: string | null;
}

/** Why an entry wouldn't fit a division, before it is saved. */
export function entryFitQuery(competitionId: string, { entryId, divisionId, birthDate }: FitAsked) {
  return queryOptions({
    queryKey: [...organizerQueries.within(competitionId), 'entry-fit', entryId, divisionId, birthDate],
    queryFn: async ({ signal }) => {
      const query = { divisionId, ...(birthDate && { birthDate }) };
      return (await call(getEntryFit, { params: { competitionId, entryId }, query }, { signal })).data;
    },
  });
}
