import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../platform/calls.ts';
import { groupQueries } from './groups.queries.ts';

/** Fetches the community while the screen's code is loading. */
export function loadCommunity({ params: { id = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(groupQueries.community(id));
  return null;
}

/** Fetches a group of any type while the screen's code is loading. */
export function loadGroup({ params: { id = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(groupQueries.group(id));
  return null;
}

/** My groups, and the one that is open beside them. */
export function loadMyGroups({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const open = searchParams.get('group');
  if (open) void queryClient.prefetchQuery(groupQueries.group(open));
  const search = searchParams.get('search') ?? '';
  void queryClient.prefetchInfiniteQuery(groupQueries.groups({ search, type: 'group' }));
  return null;
}
