import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { doneAtOf, timesOf, typedTimes } from './workout-times.ts';

const now = new Date('2026-11-27T20:00:00');
beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const at = (local: string) => new Date(local).toISOString();
const before = {
  day: '2026-11-27',
  startedAt: at('2026-11-27T18:02:30'),
  endedAt: at('2026-11-27T19:02:45'),
};
const typed = { day: '2026-11-27', time: '18:02', minutes: 60 };

it('keeps what nobody changed to the millisecond, also where the person was on another day', () => {
  expect(typedTimes(before)).toEqual(typed);
  expect(timesOf(typed, before, now.getTime())).toEqual(before);
  const abroad = { ...before, day: '2026-11-26' };
  expect(timesOf({ ...typed, day: '2026-11-26' }, abroad, now.getTime())).toEqual(abroad);
});

it('moves a workout to another day, and makes it shorter', () => {
  expect(timesOf({ ...typed, day: '2026-11-24', time: '06:30' }, before, now.getTime())).toEqual({
    day: '2026-11-24',
    startedAt: at('2026-11-24T06:30:00'),
    endedAt: at('2026-11-24T07:30:00'),
  });
  expect(timesOf({ ...typed, minutes: 45 }, before, now.getTime())).toMatchObject({
    startedAt: before.startedAt,
    endedAt: at('2026-11-27T18:47:30'),
  });
});

it.each([
  ['a day that is to come', { day: '2026-11-28' }],
  ['a time that is to come', { time: '20:01' }],
  ['no day', { day: '' }],
  ['no duration', { minutes: null }],
  ['more than a day', { minutes: 1441 }],
])('refuses %s', (_, change) => {
  expect(timesOf({ ...typed, ...change }, before, now.getTime())).toBeNull();
});

it('puts sets that are logged afterwards into their workout, in order', () => {
  const log = { ...before, sets: [] };
  expect(doneAtOf(log, now.getTime())).toBe(before.startedAt);
  const sets = [{ doneAt: before.startedAt }, { doneAt: at('2026-11-27T18:30:00') }];
  expect(doneAtOf({ ...log, sets }, now.getTime())).toBe(at('2026-11-27T18:30:01'));
  expect(doneAtOf({ ...log, endedAt: null, sets }, now.getTime())).toBe(now.toISOString());
});
