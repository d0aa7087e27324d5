import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../../../platform/calls.ts';
import { competitionQueries } from '../../competitions.queries.ts';

/** Begins to read the competition while the room's code is on its way; the room shows what came of it. */
export function loadDashboard({ params }: LoaderFunctionArgs): null {
  void queryClient.prefetchQuery(competitionQueries.detail(params.id ?? ''));
  return null;
}
