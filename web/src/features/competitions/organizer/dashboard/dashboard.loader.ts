import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../../../platform/calls.ts';
import { competitionQueries } from '../../competitions.queries.ts';

/** Preloads the competition while the screen's code loads; the screen shows the outcome. */
export function loadDashboard({ params }: LoaderFunctionArgs): null {
  void queryClient.prefetchQuery(competitionQueries.detail(params.id ?? ''));
  return null;
}
