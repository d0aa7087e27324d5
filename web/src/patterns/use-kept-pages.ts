import {
  hashKey,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  type UseInfiniteQueryResult,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useAddressParams } from '../platform/use-address-params.ts';
import { withParam } from '../platform/use-search-text.ts';
import type { ListPage } from './paged-query.ts';

/** So many pages are read again at once when somebody comes back; "Show more" goes on from there. */
const mostAtOnce = 20;

interface KeptPages<Row> {
  /** The pages that the address asks for, as far as they are read. */
  readonly pages: readonly ListPage<Row>[];
  /** Shows one page more; undefined after the last one. */
  readonly showMore: (() => void) | undefined;
  readonly isBusy: boolean;
}

/**
 * How many pages of a list are shown, kept in the address as `?page=3` (decision 180). Reloading, going back and a link
 * show as much again; another search, filter or order begins at its first page. `name` is the parameter: a second
 * list on a screen has one of its own, and null keeps nothing.
 */
export function useKeptPages<Row>(
  query: UseInfiniteQueryResult<InfiniteData<ListPage<Row>>>,
  queryKey: QueryKey,
  name: string | null,
): KeptPages<Row> {
  const { wanted, want } = useWanted(queryKey, name);
  const loaded = query.data?.pages ?? [];
  const pages = name === null ? loaded : loaded.slice(0, wanted);
  const { hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData, fetchNextPage } = query;
  const isBehind =
    loaded.length > 0 &&
    loaded.length < Math.min(wanted, mostAtOnce) &&
    hasNextPage &&
    !isPlaceholderData &&
    !isFetchNextPageError;

  // The number of pages, since a quick reply may come between two renders.
  const behindAt = isBehind ? loaded.length : 0;
  useEffect(() => {
    if (behindAt > 0 && !isFetching) void fetchNextPage();
  }, [behindAt, isFetching, fetchNextPage]);

  const showMore = () => {
    const next = pages.length + 1;
    want(next);
    if (loaded.length < next) void fetchNextPage();
  };
  return {
    pages,
    showMore: loaded.length > pages.length || hasNextPage ? showMore : undefined,
    isBusy: query.isFetchingNextPage || isBehind,
  };
}

/** Which list a page in the address is of: its key, and the history entry where it was seen last. */
interface Seen {
  readonly list: string;
  readonly entry: string;
}

const seenBy = new WeakMap<QueryClient, Map<string, Seen>>();

/** How many pages the address asks of this list, and how to ask for another number. */
function useWanted(queryKey: QueryKey, name: string | null) {
  const client = useQueryClient();
  const [params, change] = useAddressParams();
  const { pathname, key: entry } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const list = hashKey(queryKey);
  const place = `${pathname} ${name}`;
  const inAddress = name === null ? 1 : pageIn(params.get(name));
  const seen = seenBy.get(client)?.get(place);
  // The search changed and the page stayed in the address: it isn't of this list. Going back restores both.
  const isOfOther = seen !== undefined && seen.list !== list && !(isReturn && seen.entry !== entry);

  const want = (page: number) => {
    if (name === null) return;
    change((now) => withParam(now, name, page === 1 ? '' : String(page)), {
      replace: true,
      preventScrollReset: true,
    });
  };

  useEffect(() => {
    if (name === null) return;
    if (isOfOther && inAddress > 1) {
      change((now) => withParam(now, name, ''), { replace: true, preventScrollReset: true });
      return;
    }
    const places = seenBy.get(client) ?? new Map<string, Seen>();
    seenBy.set(client, places.set(place, { list, entry }));
  }, [client, change, place, name, list, entry, isOfOther, inAddress]);

  return { wanted: isOfOther ? 1 : inAddress, want };
}

/** 1 for whatever isn't a page. */
function pageIn(value: string | null): number {
  return value !== null && /^[1-9][0-9]{0,3}$/.test(value) ? Number(value) : 1;
}
