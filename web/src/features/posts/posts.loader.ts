import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../platform/calls.ts';
import { session } from '../../platform/session.ts';
import { postQueries } from './posts.queries.ts';

/** Fetches the open feed while the screen's code is loading. */
export function loadFeed({ request }: LoaderFunctionArgs) {
  const isFollowing = new URL(request.url).searchParams.get('feed') === 'following' && session.token();
  void queryClient.prefetchInfiniteQuery(isFollowing ? postQueries.following() : postQueries.public());
  return null;
}
