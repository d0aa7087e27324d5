import { type CurrencyCode, currencies } from '@chalkline/contract/money/currencies.ts';

/** What the simulated provider takes for a payment, in minor units: 1.5 %, rounded half up, and 0.25 (25 where there are no decimals). */
export function providerFeeFor(amount: number, currency: CurrencyCode): number {
  const { exponent } = currencies[currency];
  const fixed = exponent === 3 ? 250 : 25;
  return Math.min(amount, Math.floor((amount * 15 + 500) / 1000) + fixed);
}
