import type { CallableEndpoint, CallInput, DataOf } from '@chalkline/contract/http/endpoint.ts';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { call } from '../platform/calls.ts';

/** One page of a list as it comes from the server. */
export interface ListPage<Row> {
  readonly data: readonly Row[];
  /** The cursor of the next page; null after the last one. */
  readonly next?: string | null;
  /** How many rows there are in all, where the list counts them. */
  readonly total?: number;
}

type RowOf<E extends CallableEndpoint> = DataOf<E> extends readonly (infer Row)[] ? Row : never;

type QueryOf<E extends CallableEndpoint> = NonNullable<CallInput<E>['query']>;

interface ListInput<E extends CallableEndpoint> {
  readonly params?: CallInput<E>['params'];
  readonly query?: { readonly [Name in keyof QueryOf<E>]: QueryOf<E>[Name] | '' | null };
}

/**
 * The query of a list in pages: `pagedQuery([...all, 'people', filters], listPeople, { query: filters })`. The key
 * names everything that the input depends on. Filters that are empty, null or undefined are not sent.
 */
export function pagedQuery<E extends CallableEndpoint>(
  queryKey: QueryKey,
  endpoint: E,
  input: ListInput<E> = {},
) {
  return pagedQueryOf<RowOf<E>>(queryKey, async (cursor, signal) => {
    const query = { ...(input.query as object | undefined), cursor };
    // A list's reply holds rows: RowOf says so of every endpoint that this is called with.
    return (await call(endpoint, { ...input, query } as CallInput<E>, { signal })) as ListPage<RowOf<E>>;
  });
}

/** The same for a reply that holds more than rows: `read` gets a page and makes rows of it. */
export function pagedQueryOf<Row>(
  queryKey: QueryKey,
  read: (cursor: string | undefined, signal: AbortSignal, client: QueryClient) => Promise<ListPage<Row>>,
) {
  type Page = ListPage<Row>;
  return infiniteQueryOptions<Page, Error, InfiniteData<Page>, QueryKey, string | undefined>({
    queryKey,
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal, client }) => read(pageParam, signal, client),
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

export type PagedQuery<Row> = ReturnType<
  typeof infiniteQueryOptions<ListPage<Row>, Error, InfiniteData<ListPage<Row>>, QueryKey, string | undefined>
>;
