import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../../platform/calls.ts';
import { session } from '../../../platform/session.ts';
import { competitionQueries } from '../competitions.queries.ts';
import { viewIn } from './board-view.ts';

/** Starts loading the competition, its board and the viewer's own division without holding back the screen. */
export function loadLeaderboard({ params: { id = '' }, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const divisionId = searchParams.get('division') ?? undefined;
  const view = viewIn(searchParams);
  void queryClient.prefetchQuery(competitionQueries.detail(id));
  if (divisionId === undefined && session.token())
    void queryClient.prefetchQuery(competitionQueries.myPlaces(id));
  void queryClient.prefetchQuery(competitionQueries.firstBoardPage(id, { divisionId, view }));
  return null;
}
