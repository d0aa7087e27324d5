import { session } from '../session.ts';
import type { Live } from './live-ports.ts';
import { browserChannel, makeLive } from './make-live.ts';

/** Live events of this browser, with its session. Nothing is opened until something is watched. */
export const live: Live = makeLive({
  fetch: (...input) => globalThis.fetch(...input),
  // Absent on pages without TLS, whatever the types say.
  locks: (navigator as Partial<Navigator>).locks,
  openChannel: 'BroadcastChannel' in globalThis ? browserChannel : undefined,
  token: session.token,
  onToken: session.subscribe,
  onUnauthorized: (token) => {
    if (session.token() === token) session.end();
  },
});
