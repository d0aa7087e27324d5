import { type CurrencyCode, currencies } from './currencies.ts';
import { isOnStep } from './money.schema.ts';
import { showMoney } from './show-money.ts';

/** Why an amount can't be a price in a currency; null where it can. */
export function priceFault(amount: number, currency: CurrencyCode): string | null {
  const { minimum } = currencies[currency];
  if (amount > 0 && amount < minimum) return `must be 0 or at least ${showMoney(minimum, currency)}`;
  return stepFault(amount, currency);
}

/** Why an amount can't be charged or kept back in a currency; null where it can. */
export function stepFault(amount: number, currency: CurrencyCode): string | null {
  return isOnStep(amount, currency) ? null : 'can’t be charged in this currency';
}
