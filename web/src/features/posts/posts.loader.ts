import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../platform/calls.ts';
import { session } from '../../platform/session.ts';
import { postQueries } from './posts.queries.ts';

/** Starts to read the posts of the feed that is open; the screen doesn't wait for them. */
export function loadFeed({ request }: LoaderFunctionArgs) {
  const isFollowing = new URL(request.url).searchParams.get('feed') === 'following' && session.token();
  void queryClient.prefetchInfiniteQuery(isFollowing ? postQueries.following() : postQueries.public());
  return null;
}
