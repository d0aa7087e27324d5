import type { NextPrice } from '@chalkline/contract/price-steps.ts';
import { numberText } from '../ui/locale.ts';
import { plannedTime } from '../ui/planned-time.ts';

/**
 * What a place costs next, `price` as its feature writes prices: `€65.00 from Fri 20 Nov, 00:00`, `€65.00 after 3 more`;
 * empty where the price stays.
 */
export function nextPriceText(
  next: NextPrice | null,
  price: (amount: number) => string,
  zone: string,
): string {
  if (!next) return '';
  const after = next.placesLeft === null ? '' : `after ${numberText(next.placesLeft)} more`;
  const from = next.from === null ? '' : `from ${plannedTime(next.from, zone)}`;
  return `${price(next.price)} ${[after, from].filter(Boolean).join(' or ')}`;
}
