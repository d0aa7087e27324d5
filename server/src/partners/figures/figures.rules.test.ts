import { expect, it } from 'vitest';
import { compared, nowSinceOf, periodOf, pointsOf, sinceOf } from './figures.rules.ts';

const now = new Date('2026-03-02T15:00:00Z');

it('has the days up to today and as many before', () => {
  const period = periodOf(now, '7');
  expect(period.step).toBe('day');
  expect([period.now[0], period.now.at(-1)]).toEqual(['2026-02-24', '2026-03-02']);
  expect([period.before[0], period.before.at(-1)]).toEqual(['2026-02-17', '2026-02-23']);
  expect(sinceOf(period).toISOString()).toBe('2026-02-17T00:00:00.000Z');
  expect(nowSinceOf(period).toISOString()).toBe('2026-02-24T00:00:00.000Z');
});

it('has twelve months of a year, this one included, on the 31st too', () => {
  const period = periodOf(new Date('2026-03-31T23:00:00Z'), '365');
  expect([period.now[0], period.now.at(-1), period.before[0]]).toEqual(['2025-04', '2026-03', '2024-04']);
  expect(new Set([...period.now, ...period.before]).size).toBe(24);
  expect(sinceOf(period).toISOString()).toBe('2024-04-01T00:00:00.000Z');
});

it('adds up both periods and puts them side by side', () => {
  const period = periodOf(now, '7');
  const found = new Map([
    ['2026-02-17', 5],
    ['2026-02-24', 7],
    ['2026-03-02', 1],
    ['2026-01-01', 99],
  ]);
  expect(compared(found, period)).toEqual({ now: 8, before: 5 });
  expect(pointsOf(found, period)[0]).toEqual({ from: '2026-02-24', sales: 7, before: 5 });
});
