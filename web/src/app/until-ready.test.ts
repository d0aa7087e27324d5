import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { longestWaitMs, untilReady } from './until-ready.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A screen that comes when it is let, and what became of the waiting. */
async function waiting() {
  let letCome = (): void => undefined;
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => new Promise<null>((resolve) => (letCome = () => resolve(null))),
      Component: () => null,
    },
  ]);
  const ready = vi.fn();
  void untilReady(router).then(ready);
  await vi.advanceTimersByTimeAsync(1);
  return { ready, letCome, router };
}

it('waits for the first screen', async () => {
  const { ready, letCome, router } = await waiting();
  expect(ready).not.toHaveBeenCalled();
  letCome();
  await vi.advanceTimersByTimeAsync(1);
  expect(router.state.initialized).toBe(true);
  expect(ready).toHaveBeenCalledOnce();
});

it('waits for one that takes long no longer than a moment', async () => {
  const { ready, router } = await waiting();
  await vi.advanceTimersByTimeAsync(longestWaitMs);
  expect(router.state.initialized).toBe(false);
  expect(ready).toHaveBeenCalledOnce();
});

it('doesn’t wait for one that is already there', async () => {
  const router = createMemoryRouter([{ path: '/', Component: () => null }]);
  await untilReady(router);
  expect(router.state.initialized).toBe(true);
});
