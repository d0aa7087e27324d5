import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../../platform/calls.ts';
import { announcementQueries } from '../announcements/announcements.queries.ts';
import { competitionQueries } from '../competitions.queries.ts';

/** Begins to read the competition; the screen does not wait for it. */
export function loadDetail({ params: { id = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(competitionQueries.detail(id));
  void queryClient.prefetchQuery(competitionQueries.registration(id));
  void queryClient.prefetchInfiniteQuery(announcementQueries.list(id));
  return null;
}
