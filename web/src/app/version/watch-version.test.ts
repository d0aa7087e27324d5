import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchVersion } from './watch-version.ts';

const asked = vi.fn<typeof fetch>();
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  asked.mockReset();
  asked.mockImplementation(async () => Response.json({ version: 'one' }));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks on load and every 300000 ms, past every cache', async () => {
  stop = watchVersion();
  expect(asked.mock.calls).toEqual([['/competition/version.json', { cache: 'no-store' }]]);
  await vi.advanceTimersByTimeAsync(299_999);
  expect(asked).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(localStorage.getItem('appVersion')).toBe('one');
});

it('asks when a tab that slept through the time is looked at again, and not at every look', async () => {
  stop = watchVersion();
  const look = () => document.dispatchEvent(new Event('visibilitychange'));
  look();
  expect(asked).toHaveBeenCalledOnce();
  // The device sleeps: its timers stop, its clock doesn't.
  const awake = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(awake + 3_600_000);
  look();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('does not care what the device takes the time to be', async () => {
  stop = watchVersion();
  vi.setSystemTime(Date.now() + 86_400_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toHaveBeenCalledOnce();
});
