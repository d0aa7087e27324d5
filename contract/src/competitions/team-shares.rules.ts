import { type CurrencyCode, currencies } from '../money/currencies.ts';
import { shareOut } from '../money/sharing.rules.ts';

/**
 * What each place on a team pays of its price, the captain's first: equal shares to the smallest unit that the currency
 * is charged in. null where it can't be shared: it costs nothing, or a share is less than can be charged.
 */
export function teamShares(price: number, places: number, currency: CurrencyCode): number[] | null {
  const { step, minimum } = currencies[currency];
  if (price === 0 || places < 2) return null;
  const shares = shareOut(price, new Array<number>(places).fill(1), step);
  return shares.every((share) => share >= minimum) ? shares : null;
}
