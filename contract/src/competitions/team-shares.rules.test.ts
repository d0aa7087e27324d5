import fc from 'fast-check';
import { expect, it } from 'vitest';
import { currencies, currencyCodes } from '../money/currencies.ts';
import { teamShares } from './team-shares.rules.ts';

it('shares a price to the cent, the larger shares first', () => {
  expect(teamShares(10_000, 3, 'EUR')).toEqual([3334, 3333, 3333]);
  expect(teamShares(10_000, 2, 'JPY')).toEqual([5000, 5000]);
  // Dinars are charged in tens of their thousandths.
  expect(teamShares(10_000, 3, 'KWD')).toEqual([3340, 3330, 3330]);
});

it('shares nothing that is free, for one athlete, or below what can be charged', () => {
  expect(teamShares(0, 3, 'EUR')).toBeNull();
  expect(teamShares(9000, 1, 'EUR')).toBeNull();
  expect(teamShares(149, 3, 'EUR')).toBeNull();
  expect(teamShares(150, 3, 'EUR')).toEqual([50, 50, 50]);
});

it('adds up to the price in every currency, with shares that differ by one step at most', () => {
  const asked = fc.record({
    currency: fc.constantFrom(...currencyCodes),
    steps: fc.integer({ min: 1, max: 10_000_000 }),
    places: fc.integer({ min: 2, max: 50 }),
  });
  fc.assert(
    fc.property(asked, ({ currency, steps, places }) => {
      const { step } = currencies[currency];
      const shares = teamShares(steps * step, places, currency);
      if (shares === null) return;
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(steps * step);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(step);
      expect(shares.every((share) => share % step === 0)).toBe(true);
    }),
  );
});
