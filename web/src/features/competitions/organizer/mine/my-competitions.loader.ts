import { queryClient } from '../../../../platform/calls.ts';
import { organizerQueries } from '../organizer.queries.ts';

/** Preloads the list while the screen's code loads. */
export function loadMyCompetitions(): null {
  void queryClient.prefetchQuery(organizerQueries.invitedTo());
  void queryClient.prefetchInfiniteQuery(organizerQueries.mine());
  return null;
}
