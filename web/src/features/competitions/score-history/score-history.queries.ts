import { listScoreHistory } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';

/** All that was recorded for an entry in a workout, latest first. */
export const scoreHistory = (competitionId: string, workoutId: string, entryId: string) =>
  queryOptions({
    queryKey: [...competitionQueries.inside(competitionId), 'history', workoutId, entryId],
    queryFn: async ({ signal }) => {
      const input = { params: { competitionId }, query: { workoutId, entryId } };
      return (await call(listScoreHistory, input, { signal })).data;
    },
    // The comparison needs the current score.
    staleTime: 0,
  });
