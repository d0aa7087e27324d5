import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';
import { viewIn } from './board-view.ts';

/** Begins to read the competition and its board; the screen waits for neither. */
export function loadLeaderboard({ params: { id = '' }, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const divisionId = searchParams.get('division') ?? undefined;
  const view = viewIn(searchParams);
  void queryClient.prefetchQuery(competitionQueries.detail(id));
  void queryClient.prefetchQuery(competitionQueries.firstBoardPage(id, { divisionId, view }));
  return null;
}
