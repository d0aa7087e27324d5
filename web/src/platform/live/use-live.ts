import { useEffect, useRef, useSyncExternalStore } from 'react';
import { live } from './live.ts';
import type { LiveState, WatchOptions } from './live-ports.ts';

/**
 * Delivers events of a topic while the screen is mounted; null watches nothing, for data that hasn't loaded. `since`
 * is the snapshot's `position` when watching starts; `onReset` fetches the snapshot again.
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
      onPassing: (event) => latest.current.onPassing?.(event),
      onReset: () => latest.current.onReset(),
    });
  }, [topic]);
}

/** For the indicator that shows whether the data updates live. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(live.onState, live.state);
}
