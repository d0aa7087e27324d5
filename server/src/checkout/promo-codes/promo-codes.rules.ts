import type { PromoCodeKind } from '@chalkline/contract/checkout/promo-code.lifecycle.ts';
import type { Discount } from '@chalkline/contract/money/pricing.rules.ts';

/** A promo code's terms. */
export interface PromoTerms {
  readonly kind: PromoCodeKind;
  readonly value: number;
  readonly currency: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly itemIds: readonly string[] | null;
  readonly minimum: number;
}

/** An order as far as a promo code looks at it. */
export interface PromoOrder {
  readonly currency: string;
  readonly at: Date;
  readonly lines: readonly (PromoItem & { readonly prices: readonly number[] })[];
}

/** An item, which codes of several offers know by another id. */
export interface PromoItem {
  readonly itemId: string;
  readonly sharedItemId?: string | undefined;
  /** Codes take nothing off. */
  readonly keepsPrice?: boolean;
}

export function isEligible(
  { itemIds }: Pick<PromoTerms, 'itemIds'>,
  { itemId, sharedItemId = itemId, keepsPrice = false }: PromoItem,
): boolean {
  if (keepsPrice) return false;
  return itemIds === null || itemIds.includes(itemId) || itemIds.includes(sharedItemId);
}

/**
 * Why a code can't be used for an order, or null. Its window is [from, to): a code that hasn't started yet doesn't exist
 * for buyers. Only percentages work in another currency.
 */
export function promoRefusal(
  terms: PromoTerms,
  order: PromoOrder,
): 'code_invalid' | 'code_expired' | 'code_not_applicable' | null {
  if (terms.startsAt !== null && order.at < terms.startsAt) return 'code_invalid';
  if (terms.endsAt !== null && order.at >= terms.endsAt) return 'code_expired';
  if (terms.kind !== 'percent' && terms.currency !== order.currency) return 'code_not_applicable';
  const eligible = order.lines.filter((line) => isEligible(terms, line));
  const sum = eligible.flatMap(({ prices }) => prices).reduce((total, price) => total + price, 0);
  return eligible.length === 0 || sum < terms.minimum ? 'code_not_applicable' : null;
}

export function discountOf({ kind, value }: Pick<PromoTerms, 'kind' | 'value'>): Discount {
  if (kind === 'percent') return { kind, rate: value };
  return kind === 'amount' ? { kind, amount: value } : { kind, price: value };
}
