import type { RefundRule } from '@chalkline/contract/money/refunding.rules.ts';
import type { PriceStep, SteppedPrice } from '@chalkline/contract/price-steps.ts';
import { hour } from '@chalkline/contract/spans.ts';

interface Priced {
  readonly price: number;
  readonly isOpenPrice: boolean;
  readonly priceSteps: readonly PriceStep[];
}

/** What a type costs by when and how many are sold. Where buyers choose, its price is the least at all times. */
export function steppedPrice({ price, isOpenPrice, priceSteps }: Priced): SteppedPrice {
  return { price, steps: isOpenPrice ? [] : priceSteps };
}

/** How many places are for sale, sold ones included; null: any number. */
export function forSale({
  capacity,
  blocked,
}: {
  readonly capacity: number | null;
  readonly blocked: number;
}) {
  return capacity === null ? null : Math.max(0, capacity - blocked);
}

/** Whether a type may be seen and bought with a code. Those that aren’t hidden need none. */
export function isOpenedBy({ code }: { readonly code: string }, typed: string): boolean {
  return code === '' || code.toLowerCase() === typed.trim().toLowerCase();
}

/** What the promo codes of a series are made for: tickets to all of its dates, and its passes. */
export const seriesCodes = (seriesId: string) => ({ offerKind: 'event_series', offerId: seriesId }) as const;

interface Place {
  readonly startsAt: Date | null;
  readonly checkedInAt: Date | null;
  readonly refundRule: RefundRule;
}

/**
 * Whether the place of a pass can be given back: as long as a ticket to the date could be refunded; where organizers
 * decide, until it begins.
 */
export function isReleasable({ startsAt, checkedInAt, refundRule }: Place, now: Date): boolean {
  if (startsAt === null || checkedInAt !== null) return false;
  const last = refundRule.length === 0 ? 0 : Math.min(...refundRule.map(({ hoursBefore }) => hoursBefore));
  return now.getTime() < startsAt.getTime() - last * hour;
}
