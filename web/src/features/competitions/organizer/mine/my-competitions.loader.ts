import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../../../platform/calls.ts';
import { session } from '../../../../platform/session.ts';
import { resultsOf } from '../../results/results.queries.ts';
import { organizerQueries } from '../organizer.queries.ts';
import { athleteSteps } from './athlete-steps.ts';

/** Preloads the lists while the screen's code loads. */
export function loadMyCompetitions({ request }: LoaderFunctionArgs): null {
  const search = new URL(request.url).searchParams.get('search') ?? '';
  const personId = session.current()?.user.id;
  void queryClient.prefetchQuery(organizerQueries.invitedTo());
  void queryClient.prefetchInfiniteQuery(organizerQueries.mine());
  if (personId) {
    void queryClient.prefetchInfiniteQuery(resultsOf(personId, search));
    void queryClient.prefetchQuery(athleteSteps());
  }
  return null;
}
