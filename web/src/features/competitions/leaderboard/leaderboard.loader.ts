import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';

/** Begins to read the competition and its board; the screen waits for neither. */
export function loadLeaderboard({ params: { id = '' }, request }: LoaderFunctionArgs) {
  const divisionId = new URL(request.url).searchParams.get('division') ?? undefined;
  void queryClient.prefetchQuery(competitionQueries.detail(id));
  void queryClient.prefetchQuery(competitionQueries.firstBoardPage(id, divisionId));
  return null;
}
