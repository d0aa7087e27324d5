import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { session } from '../../platform/session.ts';
import { type ListPage, pagedQueryOf } from '../paged-query.ts';
import { orKept } from './or-kept.ts';

interface KeptQuery<Reply> {
  readonly queryKey: QueryKey;
  readonly ask: (signal: AbortSignal) => Promise<Reply>;
  readonly keep: (reply: Reply) => Promise<unknown>;
  readonly read: () => Promise<Reply | null>;
  readonly staleTime?: number;
}

/** A query that gives what this device kept without a network, or on a slow one until the server's reply is there. */
export function keptQuery<Reply>({ queryKey, ask, keep, read, staleTime }: KeptQuery<Reply>) {
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) => {
      const ifNewest = untilNextUpdate(client, queryKey);
      const show = (reply: Reply) => ifNewest(() => client.setQueryData(queryKey, reply));
      return orKept(() => ask(signal), forOwner(keep), read, show);
    },
    networkMode: 'always',
    ...(staleTime !== undefined && { staleTime }),
  });
}

/** The same for a list in pages, of which the first is kept. */
export function keptPagedQuery<Row>(
  queryKey: QueryKey,
  ask: (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Row>>,
  { keep, read }: Pick<KeptQuery<ListPage<Row>>, 'keep' | 'read'>,
) {
  return {
    ...pagedQueryOf<Row>(queryKey, (cursor, signal, client) => {
      if (cursor !== undefined) return ask(cursor, signal);
      const ifNewest = untilNextUpdate(client, queryKey);
      const show = (first: ListPage<Row>) =>
        ifNewest(() => client.setQueryData(queryKey, { pages: [first], pageParams: [undefined] }));
      return orKept(() => ask(cursor, signal), forOwner(keep), read, show);
    }),
    networkMode: 'always' as const,
  };
}

/** Runs what shows a late reply, unless the query got something newer after what was kept, or is another person's by now. */
function untilNextUpdate(client: QueryClient, queryKey: QueryKey): (show: () => void) => void {
  const find = () => client.getQueryCache().find({ queryKey, exact: true });
  const asked = find();
  const before = asked?.state.dataUpdateCount ?? 0;
  return (show) => {
    if (asked && find() === asked && asked.state.dataUpdateCount <= before + 1) show();
  };
}

/** Keeps a reply for the person who asked, not for another who signed in on this device meanwhile. */
function forOwner<Reply>(keep: (reply: Reply) => Promise<unknown>): (reply: Reply) => Promise<unknown> {
  const owner = session.owner();
  return async (reply) => session.owner() === owner && keep(reply);
}
