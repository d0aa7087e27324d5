import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';

/** Begins to read the competition; the screen does not wait for it. */
export function loadDetail({ params: { id = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(competitionQueries.detail(id));
  return null;
}
