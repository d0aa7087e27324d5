import { CallFailed, type Client, createClient } from '@chalkline/contract/http/client.ts';
import { withConsent } from './consent-door.ts';
import { network } from './network.ts';
import { ReadCache } from './read-cache.ts';
import { noteServerDate } from './server-time.ts';
import { session } from './session.ts';

const client = createClient({
  baseUrl: '',
  // Looked up at each call, so that what wraps it later (a service worker's test, a trace) is seen.
  fetch: (...input) => network.watch(globalThis.fetch(...input)),
  token: session.tokenFor,
  onDate: noteServerDate,
  onUnauthorized: ({ guests, judgeLinks }) => {
    // A wrong password is a 401 too, but then there is no session to end.
    if (judgeLinks && session.judgePass()?.ended === false) session.endJudging();
    else if (session.token()) session.end();
    else if (guests) session.endGuest();
  },
});

/** Every call of the app: `await call(endpoint, { params, query, body })`. Throws `CallFailed`. */
export const call: Client = (...what) => withConsent(() => client(...what));

const tries = 2;

/** What was read, by key. Loaders fill it before their screen shows; logging out empties it. */
export const queryClient = new ReadCache({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, failure) => failures < tries && mayPass(failure),
      // A refetch would unmount the form on that page and lose what was typed.
      refetchOnWindowFocus: ({ state }) => state.error === null || mayPass(state.error),
    },
    mutations: { retry: false },
  },
});

/** Network and server failures may be temporary, so they are retried; refusals aren't. */
function mayPass(failure: unknown): boolean {
  return failure instanceof CallFailed && (failure.status === 0 || failure.status >= 500);
}
