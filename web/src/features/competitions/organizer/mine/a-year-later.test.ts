import { expect, it } from 'vitest';
import { aYearLater, nameAYearLater } from './a-year-later.ts';

it('keeps the weekday', () => {
  expect(aYearLater('2025-12-06')).toBe('2026-12-05');
});

it.each([
  ['Winter Gauntlet 2025', '2025-12-06', 'Winter Gauntlet 2026'],
  ['2025 Open, the 2025 edition', '2025-12-06', '2026 Open, the 2026 edition'],
  ['Rope 12025', '2025-12-06', 'Rope 12025'],
  ['Class of 2019', '2025-12-06', 'Class of 2019'],
  ['New Year 2026', '2026-01-01', 'New Year 2026'],
])('%s of %s is followed by %s', (name, startsOn, next) => {
  expect(nameAYearLater(name, startsOn)).toBe(next);
});
