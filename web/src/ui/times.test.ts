import { expect, it } from 'vitest';
import { plannedTime } from './planned-time.ts';
import { dayTitle, exactTime, relativeTime } from './times.ts';

const now = Date.parse('2026-11-14T14:36:02Z');

it.each([
  ['2026-11-14T14:36:00Z', 'just now'],
  ['2026-11-14T14:35:50Z', '12 s ago'],
  ['2026-11-14T14:35:03Z', '59 s ago'],
  ['2026-11-14T14:24:02Z', '12 min ago'],
  ['2026-11-14T12:36:02Z', '2 h ago'],
  ['2026-11-14T14:46:02Z', 'in 10 min'],
  ['2026-11-13T10:00:00Z', 'yesterday'],
  ['2026-11-12T22:36:02Z', '2 days ago'],
  ['2026-11-19T14:36:02Z', 'in 5 days'],
  ['2026-12-14T14:36:02Z', 'in 30 days'],
  ['2026-12-21T14:36:02Z', 'in 5 weeks'],
  ['2026-10-02T12:00:00Z', '6 weeks ago'],
  ['2026-09-01T00:00:00Z', '2 months ago'],
  ['2027-02-01T00:00:00Z', 'in 3 months'],
  ['2026-01-02T00:00:00Z', '10 months ago'],
  ['2025-11-20T00:00:00Z', 'last year'],
  ['2024-12-31T00:00:00Z', '2 years ago'],
])('tells %s as %s', (at, text) => {
  expect(relativeTime(at, now)).toBe(text);
});

it('tells the exact time with its zone', () => {
  const text = exactTime('2026-11-14T14:36:02Z', 'Africa/Nairobi');
  expect(text).toContain('14 Nov 2026');
  expect(text).toContain('17:36:02');
  expect(text).toMatch(/GMT\+3|EAT/);
});

it('names the place of a planned time', () => {
  expect(plannedTime('2026-11-14T14:36:02Z', 'Africa/Nairobi')).toMatch(/17:36 \(Nairobi time\)$/);
});

it.each([
  ['2026-11-14T08:00:00Z', 'Today'],
  ['2026-11-13T12:00:00Z', 'Yesterday'],
  ['2026-10-02T12:00:00Z', 'Fri 2 Oct'],
  ['2025-10-02T12:00:00Z', 'Thu 2 Oct 2025'],
])('names the day of %s with a short month', (at, text) => {
  expect(dayTitle(at, now, 'short')).toBe(text);
});
