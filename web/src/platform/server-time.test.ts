import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerDate, serverNow } from './server-time.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-12-04T10:00:00.000Z') }));
afterEach(() => {
  vi.setSystemTime(0);
  noteServerDate(new Date(0).toUTCString());
  vi.useRealTimers();
});

it('uses the server’s time if the device’s is wrong', () => {
  noteServerDate('Sat, 05 Dec 2026 10:00:00 GMT');
  expect(new Date(serverNow()).toISOString()).toBe('2026-12-05T10:00:00.000Z');
  vi.advanceTimersByTime(60_000);
  expect(new Date(serverNow()).toISOString()).toBe('2026-12-05T10:01:00.000Z');
});

it.each(['Fri, 04 Dec 2026 09:59:58 GMT', 'nonsense'])('takes no notice of %s', (date) => {
  noteServerDate(date);
  expect(serverNow()).toBe(Date.now());
});
