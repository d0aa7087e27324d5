import { listSchedule } from '@chalkline/contract/competitions/schedule.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';

/** The schedule of a competition, by day and time. */
export function scheduleQuery(competitionId: string) {
  return queryOptions({
    queryKey: [...competitionQueries.all, 'schedule', competitionId],
    queryFn: async ({ signal }) => (await call(listSchedule, { params: { competitionId } }, { signal })).data,
  });
}
