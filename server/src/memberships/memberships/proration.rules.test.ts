import { currencies, currencyCodes } from '@chalkline/contract/money/currencies.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from './memberships.rules.ts';
import { prorated, upgradeCost } from './proration.rules.ts';

const june = { startsOn: '2026-06-01', endsOn: '2026-06-30', frozenDays: 0 };
const differences = fc.integer({ min: 1, max: 99_999_999 });

describe('the difference for the days left', () => {
  it.each([
    [3000, 30, 30, 3000],
    [3000, 10, 30, 1000],
    // 100 × 1 ÷ 30 = 3.33…
    [100, 1, 30, 3],
    // 100 × 3 ÷ 8 = 37.5
    [100, 3, 8, 38],
    [1, 1, 2, 1],
    [1, 1, 3, 0],
    [0, 12, 30, 0],
  ])('%i for %i of %i days is %i', (difference, left, days, amount) => {
    expect(prorated(difference, left, days)).toBe(amount);
  });

  it('is at most half a unit away from the exact share, never below zero and never above the difference', () => {
    const spans = fc
      .integer({ min: 1, max: 366 })
      .chain((days) => fc.record({ days: fc.constant(days), left: fc.integer({ min: 0, max: days }) }));
    fc.assert(
      fc.property(differences, spans, (difference, { days, left }) => {
        const amount = prorated(difference, left, days);
        // As whole numbers: amount × days is within half of days of difference × left.
        const off = 2n * (BigInt(amount) * BigInt(days) - BigInt(difference) * BigInt(left));
        expect(off > -BigInt(days) && off <= BigInt(days)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(difference);
      }),
    );
  });

  it('gets no dearer from one day to the next', () => {
    fc.assert(
      fc.property(differences, fc.integer({ min: 1, max: 366 }), (difference, days) => {
        const costs = Array.from({ length: days }, (_, at) => prorated(difference, days - at, days));
        expect(costs).toEqual(costs.toSorted((one, other) => other - one));
      }),
    );
  });
});

describe('what a dearer plan costs today', () => {
  it('counts today and the paid days alone', () => {
    expect(upgradeCost([june], 3000, 'EUR', '2026-06-21')).toEqual({ amount: 1000, daysLeft: 10 });
    expect(upgradeCost([june], 3000, 'EUR', '2026-06-01')).toEqual({ amount: 3000, daysLeft: 30 });
    // Frozen for ten days, which nobody paid for.
    const frozen = { ...june, endsOn: '2026-07-10', frozenDays: 10 };
    expect(upgradeCost([frozen], 3000, 'EUR', '2026-07-01')).toEqual({ amount: 1000, daysLeft: 10 });
  });

  it('is the difference for a period that is paid ahead, too', () => {
    const july = { startsOn: '2026-07-01', endsOn: '2026-07-31', frozenDays: 0 };
    expect(upgradeCost([june, july], 3000, 'EUR', '2026-06-21')).toEqual({ amount: 4000, daysLeft: 41 });
  });

  it('is free where no provider charges so little, and on the step of its currency', () => {
    expect(upgradeCost([june], 600, 'EUR', '2026-06-30').amount).toBe(0);
    const codes = fc.constantFrom(...currencyCodes);
    fc.assert(
      fc.property(differences, codes, fc.integer({ min: 0, max: 29 }), (difference, code, days) => {
        const { amount, daysLeft } = upgradeCost([june], difference, code, dayAfter(june.startsOn, days));
        expect(daysLeft).toBe(30 - days);
        expect(amount % currencies[code].step).toBe(0);
        expect(amount === 0 || amount >= currencies[code].minimum).toBe(true);
      }),
    );
  });
});
