import type { DataRouter } from 'react-router';

/** Then the spinner is shown: what the page came drawn with does not say that something is under way. */
export const longestWaitMs = 3000;

/** Waits until the first screen has its code and what its loader waits for. */
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
