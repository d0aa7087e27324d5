import { type CurrencyCode, currencies } from '@chalkline/contract/money/currencies.ts';
import { numberText } from '../ui/locale.ts';

/** An amount in minor units, rounded and short enough for a bar: `€682`, `€3,463`, `€12.3k`. */
export function shortMoney(amount: number, currency: CurrencyCode): string {
  const value = amount / 10 ** currencies[currency].exponent;
  const rounded =
    value >= 10_000
      ? ({ notation: 'compact', maximumFractionDigits: 1 } as const)
      : { maximumFractionDigits: 0 };
  return numberText(value, { style: 'currency', currency, ...rounded });
}
