import { describe, expect, it } from 'vitest';
import { dayAfterStep, nthDay } from './repeats.rules.ts';

describe('the days of a repeat', () => {
  it('keep the day of the month, and take the last one of shorter months', () => {
    const days = [0, 1, 2, 3, 13].map((count) => nthDay('2027-01-31', 'month', count));
    expect(days).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2028-02-29']);
  });

  it('come every week and every year, a leap day as the last of February', () => {
    expect(nthDay('2026-12-28', 'week', 1)).toBe('2027-01-04');
    expect([1, 4].map((count) => nthDay('2028-02-29', 'year', count))).toEqual(['2029-02-28', '2032-02-29']);
  });

  it('go up by one step each, whatever day it is counted from', () => {
    for (const every of ['week', 'month', 'year'] as const) {
      let day = nthDay('2026-08-31', every, 0);
      for (let count = 1; count < 40; count += 1) {
        day = dayAfterStep('2026-08-31', every, day);
        expect(day).toBe(nthDay('2026-08-31', every, count));
      }
    }
  });
});
