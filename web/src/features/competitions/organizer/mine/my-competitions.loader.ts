import { queryClient } from '../../../../platform/calls.ts';
import { organizerQueries } from '../organizer.queries.ts';

/** Begins to read the list while the screen's code is on its way. */
export function loadMyCompetitions(): null {
  void queryClient.prefetchQuery(organizerQueries.invitedTo());
  void queryClient.prefetchInfiniteQuery(organizerQueries.mine());
  return null;
}
