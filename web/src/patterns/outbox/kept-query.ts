import { type InfiniteData, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { session } from '../../platform/session.ts';
import { type ListPage, pagedQueryOf } from '../paged-query.ts';
import { orKept } from './or-kept.ts';

interface Kept<Reply> {
  readonly keep: (reply: Reply) => Promise<unknown>;
  readonly read: () => Promise<Reply | null>;
}

interface KeptQuery<Reply> extends Kept<Reply> {
  readonly queryKey: QueryKey;
  readonly ask: (signal: AbortSignal) => Promise<Reply>;
  readonly staleTime?: number;
}

/** While the device's kept reply is shown. Focus alone isn't enough: a request can fail on a network that is there. */
const askAgainMs = 10_000;

const askAgain = (query: object) => turnsOf.get(query)?.isKept === true && askAgainMs;

/**
 * A query that gives what this device kept without a network, or on a slow one until the server's reply is there. On
 * screen it asks again until it is.
 */
export function keptQuery<Reply>({ queryKey, ask, keep, read, staleTime }: KeptQuery<Reply>) {
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) =>
      askInTurn<Reply>({ client, queryKey, ask: () => ask(signal), keep, read }, (reply) => reply),
    networkMode: 'always',
    refetchInterval: askAgain,
    ...(staleTime !== undefined && { staleTime }),
  });
}

/** The same for a list in pages, of which the first is kept. */
export function keptPagedQuery<Row>(
  queryKey: QueryKey,
  ask: (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Row>>,
  kept: Kept<ListPage<Row>>,
) {
  return {
    ...pagedQueryOf<Row>(queryKey, (cursor, signal, client) => {
      if (cursor !== undefined) return ask(cursor, signal);
      const dataOf = (first: ListPage<Row>): InfiniteData<ListPage<Row>> => ({
        pages: [first],
        pageParams: [undefined],
      });
      return askInTurn({ client, queryKey, ask: () => ask(cursor, signal), ...kept }, dataOf);
    }),
    networkMode: 'always' as const,
    refetchInterval: askAgain,
  };
}

interface Asking<Reply> extends Kept<Reply> {
  readonly client: QueryClient;
  readonly queryKey: QueryKey;
  readonly ask: () => Promise<Reply>;
}

/** What a query was last given: not what was written into it since. */
interface Turns {
  asked: number;
  /** The latest one that the server has answered. */
  answered: number;
  given: unknown;
  /** By this device, with no answer since. */
  isKept: boolean;
}

const turnsOf = new WeakMap<object, Turns>();

/**
 * Gives a reply as `orKept` does. A late one is shown too, unless a later one was, something was written into the query
 * meanwhile (which is then read again), or the query is another person's by now.
 */
async function askInTurn<Reply>(
  { client, queryKey, ask, keep, read }: Asking<Reply>,
  dataOf: (reply: Reply) => unknown,
): Promise<Reply> {
  const find = () => client.getQueryCache().find({ queryKey, exact: true });
  const query = find();
  const turns = (query && turnsOf.get(query)) ?? { asked: 0, answered: 0, given: undefined, isKept: false };
  if (query) turnsOf.set(query, turns);
  turns.asked += 1;
  const turn = turns.asked;
  let answer: Reply | undefined;
  const asked = async () => {
    answer = await ask();
    return answer;
  };
  const keepOwn = forOwner(keep);
  const keepNewest = async (reply: Reply) => turn >= turns.answered && keepOwn(reply);
  const reply = await orKept(asked, keepNewest, read, (late) => {
    const isGiven = JSON.stringify(query?.state.data) === JSON.stringify(turns.given);
    if (find() !== query || turn < turns.answered || !isGiven) return;
    turns.answered = turn;
    turns.given = dataOf(late);
    turns.isKept = false;
    client.setQueryData(queryKey, turns.given);
  });
  if (reply === answer) turns.answered = Math.max(turns.answered, turn);
  turns.given = dataOf(reply);
  turns.isKept = reply !== answer;
  return reply;
}

/** Keeps a reply for the person who asked, not for another who signed in on this device meanwhile. */
function forOwner<Reply>(keep: (reply: Reply) => Promise<unknown>): (reply: Reply) => Promise<unknown> {
  const owner = session.owner();
  return async (reply) => session.owner() === owner && keep(reply);
}
