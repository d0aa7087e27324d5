import type { DataRouter } from 'react-router';

/** After this long the spinner shows, because the prerendered page doesn't indicate loading. */
export const longestWaitMs = 3000;

/** Waits until the first screen's code and loader are ready. */
export function untilReady(router: Pick<DataRouter, 'state' | 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, longestWaitMs);
    const stop = router.subscribe(({ initialized }) => initialized && done());
    function done(): void {
      clearTimeout(timer);
      stop();
      resolve();
    }
    if (router.state.initialized) done();
  });
}
