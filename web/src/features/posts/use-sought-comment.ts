import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { postQueries } from './posts.queries.ts';

export interface SoughtComment {
  readonly id: string;
  /** Everything is loaded, and it isn't there. */
  readonly isGone: boolean;
}

/** The comment that the address leads to (`?comment=…`): loads on until it is there, and brings it into view. */
export function useSoughtComment(postId: string): SoughtComment | null {
  const [params] = useSearchParams();
  const id = params.get('comment');
  const query = useInfiniteQuery({ ...postQueries.comments(postId), enabled: id !== null });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const isFound = data?.pages.some((page) => page.data.some((comment) => comment.id === id)) ?? false;
  const isMore = id !== null && data !== undefined && !isFound && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isMore) void fetchNextPage();
  }, [isMore, fetchNextPage]);
  useEffect(() => {
    if (isFound) document.querySelector(`[data-comment="${id}"]`)?.scrollIntoView({ block: 'center' });
  }, [isFound, id]);
  return id === null ? null : { id, isGone: data !== undefined && !isFound && !hasNextPage && !isFetching };
}
