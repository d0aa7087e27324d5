import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';

/** Begins to read what the screen shows; it doesn't wait for it. */
export function loadCompete({ params: { id = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(competitionQueries.detail(id));
  void queryClient.prefetchQuery(competitionQueries.registration(id));
  return null;
}
