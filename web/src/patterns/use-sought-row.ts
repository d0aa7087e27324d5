import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PagedQuery } from './paged-query.ts';

/** Loads a list on until a row is there; null for the id: nothing is sought. */
export function useSoughtRow<Row extends { readonly id: string }>(
  query: PagedQuery<Row>,
  id: string | null,
): { readonly isFound: boolean; readonly isGone: boolean } {
  const found = useInfiniteQuery({ ...query, enabled: id !== null });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = found;
  const isFound = data?.pages.some((page) => page.data.some((row) => row.id === id)) ?? false;
  const isSought = id !== null && data !== undefined && !isFound && !isFetching && !isError;
  const loadsOn = isSought && hasNextPage;
  useEffect(() => {
    if (loadsOn) void fetchNextPage();
  }, [loadsOn, fetchNextPage]);
  return { isFound, isGone: isSought && !hasNextPage };
}
