import { useEffect, useRef, useSyncExternalStore } from 'react';
import { live } from './live.ts';
import type { LiveState, WatchOptions } from './live-ports.ts';

/**
 * Tells a screen of events of a topic while it is shown; null watches nothing, for data that is not there
 * yet. `since` is the snapshot's `position` when the watching begins; `onReset` reads the snapshot again.
 */
export function useLive(topic: string | null, options: WatchOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (topic === null) return;
    return live.watch(topic, {
      since: latest.current.since,
      onEvent: (event) => latest.current.onEvent(event),
      onReset: () => latest.current.onReset(),
    });
  }, [topic]);
}

/** For the indicator that shows whether the data updates live. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(live.onState, live.state);
}
