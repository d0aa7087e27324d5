import { listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/calls.ts';
import { organizerQueries } from '../organizer.queries.ts';

/** How many athletes and teams are named without a known age. */
export function countNotAged(competitionId: string) {
  return queryOptions({
    queryKey: [...organizerQueries.within(competitionId), 'not-aged'],
    queryFn: async ({ signal }) => {
      const query = { lacks: 'birth_date', limit: 1 } as const;
      return (await call(listEntries, { params: { competitionId }, query }, { signal })).total ?? 0;
    },
  });
}
