import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';

/** Begins to read the competition with its workouts; the screen does not wait for it. */
export function loadCompetitionWorkouts({ params: { id = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(competitionQueries.detail(id));
  return null;
}

/** Begins to read the workout; the screen does not wait for it. */
export function loadWorkout({ params: { id = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(competitionQueries.workout(id));
  return null;
}
