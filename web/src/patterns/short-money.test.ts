import { expect, it } from 'vitest';
import { shortMoney } from './short-money.ts';

it.each([
  [346_325, 'EUR', '€3,463'],
  [346_350, 'EUR', '€3,464'],
  [1_396_270, 'EUR', '€14k'],
  [1_364_767, 'EUR', '€13.6k'],
  [13_648, 'JPY', 'JP¥13.6k'],
] as const)('rounds %d minor units of %s to %s', (amount, currency, shown) => {
  expect(shortMoney(amount, currency)).toBe(shown);
});
