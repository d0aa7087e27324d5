import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';

/** Begins to read what the screen shows; it doesn't wait for it. */
export function loadCompete({ params: { id = '' }, request }: LoaderFunctionArgs) {
  // An offered place may be in a private competition, which opens with it.
  if (new URL(request.url).searchParams.has('transfer')) return null;
  void queryClient.prefetchQuery(competitionQueries.detail(id));
  void queryClient.prefetchQuery(competitionQueries.registration(id));
  return null;
}
