import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';
import { filtersIn } from './home-filters.ts';

/** Begins to read the list and what is live; the screen waits for neither. */
export function loadHome({ request }: LoaderFunctionArgs) {
  void queryClient.prefetchInfiniteQuery(
    competitionQueries.list(filtersIn(new URL(request.url).searchParams)),
  );
  void queryClient.prefetchQuery(competitionQueries.liveNow());
  void queryClient.prefetchQuery(competitionQueries.counted());
  return null;
}
