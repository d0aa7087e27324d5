import { expect, it } from 'vitest';
import { daysOfMonth, monthAfter } from './month.ts';

it('lays a month out in full weeks that begin on Monday', () => {
  const days = daysOfMonth('2026-11');
  expect(days).toHaveLength(42);
  expect(days.indexOf('2026-11-01')).toBe(6);
  expect(days.indexOf('2026-11-30')).toBe(35);
  expect(daysOfMonth('2027-02')).toEqual(
    Array.from({ length: 28 }, (_, at) => `2027-02-${String(at + 1).padStart(2, '0')}`),
  );
});

it('goes over the end of a year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
});
