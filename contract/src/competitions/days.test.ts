import { expect, it } from 'vitest';
import { dayCount, dayOfDays, daysBetween, daysParts, daysText, todayIn } from './days.ts';

it.each([
  ['2026-12-12', '2026-12-12', { days: '12', month: 'Dec', year: '2026' }, 'Sat 12 Dec 2026'],
  ['2026-12-05', '2026-12-06', { days: '5–6', month: 'Dec', year: '2026' }, 'Sat 5 – Sun 6 Dec 2026'],
  [
    '2026-11-30',
    '2026-12-02',
    { days: '30 Nov – 2 Dec', month: '', year: '2026' },
    'Mon 30 Nov – Wed 2 Dec 2026',
  ],
  [
    '2026-12-31',
    '2027-01-01',
    { days: '31 Dec – 1 Jan', month: '', year: '2026–2027' },
    'Thu 31 Dec 2026 – Fri 1 Jan 2027',
  ],
])('writes %s to %s', (from, to, parts, text) => {
  expect(daysParts(from, to)).toEqual(parts);
  expect(daysText(from, to)).toBe(text);
});

it('knows which day it is at the venue', () => {
  const now = new Date('2026-06-01T23:30:00Z');
  expect(todayIn('Pacific/Auckland', now)).toBe('2026-06-02');
  expect(todayIn('America/New_York', now)).toBe('2026-06-01');
});

it('counts calendar days, right through a clock change', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-12-05', '2026-12-01')).toBe(-4);
});

it('says which day of a competition it is, at the venue', () => {
  const harbor = { startsOn: '2026-11-13', endsOn: '2026-11-15', zone: 'Europe/Amsterdam' };
  expect(dayOfDays(harbor, new Date('2026-11-13T23:30:00Z'))).toBe('Day 2 of 3, Saturday 14 November');
  expect(dayOfDays(harbor, new Date('2026-11-12T12:00:00Z'))).toBe('Fri 13 – Sun 15 Nov 2026');
  const oneDay = { ...harbor, endsOn: '2026-11-13' };
  expect(dayOfDays(oneDay, new Date('2026-11-13T12:00:00Z'))).toBe('Friday 13 November');
});

it('counts no days of a competition that was ended before its last', () => {
  const ended = {
    startsOn: '2026-11-13',
    endsOn: '2026-11-15',
    zone: 'Europe/Amsterdam',
    state: 'finished' as const,
  };
  const second = new Date('2026-11-14T12:00:00Z');
  expect(dayOfDays(ended, second)).toBe('Fri 13 – Sun 15 Nov 2026');
  expect(dayCount(ended, second)).toBeNull();
  expect(dayCount({ ...ended, state: 'live' }, second)).toBe('Day 2 of 3');
});
