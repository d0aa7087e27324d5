import { describe, expect, it } from 'vitest';
import { providerFeeFor } from './simulated-fees.rules.ts';

describe('the simulated provider’s fee', () => {
  it.each([
    [6750, 'EUR', 126],
    [100, 'EUR', 27],
    [33, 'EUR', 25],
    [34, 'EUR', 26],
    [10, 'JPY', 10],
    [1000, 'JPY', 40],
    [10_000, 'KWD', 400],
  ] as const)('of %i %s is %i', (amount, currency, fee) => {
    expect(providerFeeFor(amount, currency)).toBe(fee);
  });
});
