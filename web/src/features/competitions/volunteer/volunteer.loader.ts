import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';
import { shiftQueries } from './volunteer.queries.ts';

/** Begins to read what the screen shows; it doesn't wait for it. */
export function loadVolunteer({ params: { id = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(competitionQueries.detail(id));
  void queryClient.prefetchQuery(shiftQueries.open(id));
  void queryClient.prefetchQuery(shiftQueries.credentials(id));
  return null;
}
