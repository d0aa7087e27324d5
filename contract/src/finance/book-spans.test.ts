import { expect, it } from 'vitest';
import { firstMonthOf, monthAfter } from './book-spans.ts';

it.each([
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-05', 0, '2026-05'],
])('counts months on and back: %s and %i is %s', (month, count, expected) => {
  expect(monthAfter(month, count)).toBe(expected);
});

it.each([
  ['2026-01', '2026-01'],
  ['2026-03', '2026-01'],
  ['2026-06', '2026-04'],
  ['2026-11', '2026-10'],
])('finds the quarter of %s', (month, first) => {
  expect(firstMonthOf(month, 'quarter')).toBe(first);
  expect(firstMonthOf(month, 'month')).toBe(month);
});
