import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, type SeriesRule, seriesDays, seriesLimits, seriesRule, weekdayOf } from './series-rule.ts';
import { dayIn, movedByDays, timesOn, wallSpanOf } from './wall-span.ts';
import { fieldInZone, momentInZone } from './zone-moment.ts';

const rule = (facts: object): SeriesRule => seriesRule.parse({ frequency: 'weekly', ...facts });

describe('the days of a series', () => {
  it.each([
    [{ times: 3 }, '2026-12-05', ['2026-12-05', '2026-12-12', '2026-12-19']],
    [{ frequency: 'daily', every: 3, times: 3 }, '2026-12-30', ['2026-12-30', '2027-01-02', '2027-01-05']],
    [
      { every: 2, weekdays: [6, 2], times: 5 },
      '2026-12-05',
      ['2026-12-05', '2026-12-15', '2026-12-19', '2026-12-29', '2027-01-02'],
    ],
    [{ weekdays: [1], until: '2026-12-14' }, '2026-12-05', ['2026-12-05', '2026-12-07', '2026-12-14']],
    [{ frequency: 'monthly_day', times: 3 }, '2027-01-31', ['2027-01-31', '2027-03-31', '2027-05-31']],
    [{ frequency: 'monthly_weekday', times: 3 }, '2026-12-12', ['2026-12-12', '2027-01-09', '2027-02-13']],
    [{ frequency: 'monthly_weekday', times: 3 }, '2027-01-30', ['2027-01-30', '2027-02-27', '2027-03-27']],
    [{ times: 4, except: ['2026-12-26'] }, '2026-12-12', ['2026-12-12', '2026-12-19', '2027-01-02']],
    [{ until: '2020-01-01' }, '2026-12-05', ['2026-12-05']],
  ])('by %o from %s are %o', (facts, first, days) => {
    expect(seriesDays(rule(facts), first)).toEqual(days);
  });

  it('come to an end however far away it is', () => {
    expect(seriesDays(rule({ frequency: 'daily', until: '2999-01-01' }), '2026-12-05')).toHaveLength(
      seriesLimits.dates,
    );
    const rare = rule({ frequency: 'monthly_day', every: 52, until: '2200-01-01' });
    expect(seriesDays(rare, '2028-02-29').length).toBeGreaterThan(1);
  });

  it('needs an end', () => {
    expect(seriesRule.safeParse({ frequency: 'daily' }).success).toBe(false);
  });
});

const zones = [
  'Europe/Amsterdam',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'America/Santiago',
];
const two = (number: number) => String(number).padStart(2, '0');
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hours, minutes]) => `${two(hours)}:${two(minutes)}`);
const someDay = fc.integer({ min: 0, max: 800 }).map((days) => dayAfter('2026-01-01', days));

describe('the wall clock', () => {
  it.each([
    // Skipped: forward by what the clocks skip.
    ['2027-03-28T02:30', 'Europe/Amsterdam', '2027-03-28T01:30:00.000Z', '2027-03-28T03:30'],
    ['2027-03-14T02:30', 'America/New_York', '2027-03-14T07:30:00.000Z', '2027-03-14T03:30'],
    ['2027-10-03T02:10', 'Australia/Lord_Howe', '2027-10-02T15:40:00.000Z', '2027-10-03T02:40'],
    // Shown twice: the first.
    ['2026-10-25T02:30', 'Europe/Amsterdam', '2026-10-25T00:30:00.000Z', '2026-10-25T02:30'],
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z', '2026-11-01T01:30'],
    ['2027-04-04T01:45', 'Australia/Lord_Howe', '2027-04-03T14:45:00.000Z', '2027-04-04T01:45'],
  ])('at %s in %s is %s', (field, zone, moment, shown) => {
    expect(momentInZone(field, zone)).toBe(moment);
    expect(fieldInZone(moment, zone)).toBe(shown);
  });

  it('shows what was planned on every day of a series, and the end as well', () => {
    fc.assert(
      fc.property(someDay, clock, clock, fc.constantFrom(...zones), (day, start, end, zone) => {
        const endDays = end <= start ? 1 : 0;
        const { startsAt, endsAt } = timesOn(day, { start, end, endDays }, zone);
        expect(endsAt.getTime()).toBeGreaterThan(startsAt.getTime());
        expect(dayIn(startsAt, zone)).toBe(day);
        const shown = fieldInZone(startsAt.toISOString(), zone).slice(11);
        // Only what the clocks skip is shown later, and never earlier.
        expect(shown >= start).toBe(true);
        if (shown === start) {
          const earlier = new Date(startsAt.getTime() - 3_600_000).toISOString();
          expect(fieldInZone(earlier, zone)).not.toBe(`${day}T${start}`);
        } else {
          const before = timesOn(dayAfter(day, -1), { start, end, endDays }, zone).startsAt;
          expect(wallSpanOf({ startsAt: before, endsAt: startsAt }, zone).start).toBe(start);
        }
      }),
    );
  });

  it('moves a time by days and keeps what the clock shows', () => {
    const sold = movedByDays('2026-10-24T07:00:00.000Z', 'Europe/Amsterdam', '2026-10-24', '2026-10-31');
    expect(sold).toBe('2026-10-31T08:00:00.000Z');
    expect(weekdayOf('2026-10-31')).toBe(6);
  });

  it('keeps a length where the clocks leave no time between start and end', () => {
    const span = { start: '02:30', end: '03:00', endDays: 0 };
    const { startsAt, endsAt } = timesOn('2027-03-28', span, 'Europe/Amsterdam');
    expect(endsAt.getTime() - startsAt.getTime()).toBe(30 * 60_000);
  });
});
