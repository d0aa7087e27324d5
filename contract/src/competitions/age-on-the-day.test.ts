import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageGroupKeys, ageGroupOf, ageGroups } from './age-groups.ts';
import { ageOnTheDay, fitsAge } from './age-on-the-day.ts';

describe('age on the day', () => {
  it.each([
    ['2008-06-15', '2026-06-14', 17],
    ['2008-06-15', '2026-06-15', 18],
    ['2008-06-15', '2026-06-16', 18],
    ['2000-12-31', '2026-01-01', 25],
    // Born on a leap day: a year older on 1 March, in a leap year on the day itself.
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-28', 19],
    ['2008-02-29', '2028-02-29', 20],
    // The competition begins on a leap day.
    ['2010-02-28', '2028-02-29', 18],
    ['2010-03-01', '2028-02-29', 17],
    ['2026-06-15', '2026-06-15', 0],
  ])('of who was born on %s is on %s %i', (birthDate, startsOn, age) => {
    expect(ageOnTheDay(birthDate, startsOn)).toBe(age);
  });

  it('never goes down from one day to the next', () => {
    const day = fc.date({ min: new Date('1930-01-01'), max: new Date('2100-12-30'), noInvalidDate: true });
    const text = (date: Date) => date.toISOString().slice(0, 10);
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [born, then] = one < other ? [one, other] : [other, one];
        const next = new Date(then.getTime() + 86_400_000);
        const step = ageOnTheDay(text(born), text(next)) - ageOnTheDay(text(born), text(then));
        expect([0, 1]).toContain(step);
        expect(ageOnTheDay(text(born), text(then))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a division by age', () => {
  it('takes its lower and its upper limit, and everybody without limits', () => {
    const teens = { ageFrom: 14, ageTo: 15 };
    expect([13, 14, 15, 16].map((age) => fitsAge(age, teens))).toEqual([false, true, true, false]);
    expect(fitsAge(90, { ageFrom: 60, ageTo: null })).toBe(true);
    expect(fitsAge(12, { ageFrom: null, ageTo: null })).toBe(true);
  });
});

describe('age groups', () => {
  it('follow each other without a hole and without sharing an age', () => {
    for (const [index, { to }] of ageGroups.entries()) {
      expect(ageGroups[index + 1]?.from ?? null).toBe(to === null ? null : to + 1);
    }
    expect(ageGroupOf('35')).toEqual({ name: '35–39', from: 35, to: 39 });
    expect(ageGroupOf('36')).toBeNull();
    expect(new Set(ageGroupKeys).size).toBe(ageGroups.length);
  });
});
