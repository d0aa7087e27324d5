import { expect, it } from 'vitest';
import { next30Days, thisWeekend } from './spans.ts';

/** Noon on the reader's own calendar. */
const on = (day: string) => new Date(`${day}T12:00:00`);

it.each([
  ['2026-11-18', '2026-11-21', '2026-11-22'],
  ['2026-11-21', '2026-11-21', '2026-11-22'],
  ['2026-11-22', '2026-11-22', '2026-11-22'],
  ['2026-12-31', '2027-01-02', '2027-01-03'],
])('on %s the weekend is %s to %s', (today, from, to) => {
  expect(thisWeekend(on(today))).toEqual({ from, to });
});

it('counts thirty days from today', () => {
  expect(next30Days(on('2026-12-05'))).toEqual({ from: '2026-12-05', to: '2027-01-04' });
});
