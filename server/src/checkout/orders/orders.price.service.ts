import type { OrderDraft } from '@chalkline/contract/checkout/order.schema.ts';
import { currencies } from '@chalkline/contract/money/currencies.ts';
import { isOnStep, largestAmount } from '@chalkline/contract/money/money.schema.ts';
import { type OrderPrice, priceOrder, type UnitShare } from '@chalkline/contract/money/pricing.rules.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { personById } from '../../accounts/people/people.service.ts';
import { payoutAccountOf, type Seller, sellerOf, sellsNothing } from '../../money/sellers/sellers.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { discountOf, isEligible } from '../promo-codes/promo-codes.rules.ts';
import { requirePromoCode } from '../promo-codes/promo-codes.service.ts';
import type { PromoCodeRow } from '../promo-codes/promo-codes.table.ts';
import {
  amountBelowMinimum,
  amountOffStep,
  amountTooLarge,
  orderNotFound,
  payoutsDisabled,
  salesPaused,
} from './orders.errors.ts';
import type { Buyer, Offer, OfferAsked, OfferedLine, Sellable } from './sellable.service.ts';
import { sellableOf } from './sellables.service.ts';

export interface PricedLine extends OfferedLine {
  readonly units: readonly UnitShare[];
}

/** Who buys at the viewer’s desk without an account. */
export type WalkIn = Omit<Buyer, 'personId'>;

/** A draft with what its seller offers for it and what that costs. */
export interface PricedDraft {
  readonly sellable: Sellable;
  readonly buyer: Buyer;
  readonly seller: Seller;
  readonly offer: Offer;
  readonly promo: PromoCodeRow | null;
  readonly price: OrderPrice;
  readonly lines: readonly PricedLine[];
}

/**
 * Asks the seller's domain for its offer and prices it. Throws what the domain refuses, 422 for a promo code that
 * doesn't fit and for totals that can't be charged, 409 while the seller can't take payments, is suspended or leaves.
 */
export async function priceDraft(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  draft: OrderDraft,
  { at, isQuote, walkIn }: Pick<OfferAsked, 'at' | 'isQuote'> & { readonly walkIn: WalkIn | undefined },
): Promise<PricedDraft> {
  const sellable = sellableOf(draft.kind);
  const buyer = walkIn ? { ...walkIn, personId: null } : await buyerOf(tx, viewer);
  const asked = { buyer, askerId: viewer.personId, offerId: draft.offerId, lines: draft.lines, at, isQuote };
  const offer = await sellable.offer(parts, tx, asked);
  if (await sellsNothing(tx.sql, offer.seller)) throw salesPaused();
  const seller = await sellerOf(tx, offer.seller, at);
  const { currency } = offer;
  const offers = [{ offerKind: draft.kind, offerId: draft.offerId }, ...(offer.sharedCodes ?? [])];
  const promo = draft.promoCode
    ? await requirePromoCode(tx.sql, { code: draft.promoCode, offers }, { currency, at, lines: offer.lines })
    : null;
  const price = priceOffer(offer, seller, promo, seller.isPlatform ? 0 : parts.config.platformFee);
  requireChargeable(price.total, offer);
  if (price.total > 0 || offer.savesMethod) await requirePayouts(tx, seller);
  return { sellable, buyer, seller, offer, promo, price, lines: linesOf(offer, price) };
}

async function buyerOf(tx: Transaction, { personId }: Viewer): Promise<Buyer> {
  const person = await personById(tx.sql, personId);
  if (!person) throw orderNotFound();
  return { personId, email: person.email, name: person.name };
}

function priceOffer(offer: Offer, seller: Seller, promo: PromoCodeRow | null, feeRate: number): OrderPrice {
  const units = offer.lines.flatMap((line) =>
    line.prices.map((price) => ({
      price,
      discountable: promo !== null && isEligible(promo, line),
      taxRate: line.taxRate ?? seller.taxRate,
    })),
  );
  return priceOrder(units, {
    discount: promo && discountOf(promo),
    taxIncluded: seller.taxIncluded,
    feeRate,
    step: currencies[offer.currency].step,
  });
}

function linesOf(offer: Offer, price: OrderPrice): PricedLine[] {
  let next = 0;
  return offer.lines.map((line) => {
    const units = price.units.slice(next, next + line.prices.length);
    next += line.prices.length;
    return { ...line, units };
  });
}

function requireChargeable(total: number, { currency }: Offer): void {
  const { minimum } = currencies[currency];
  if (total === 0) return;
  if (total < minimum) throw amountBelowMinimum(showMoney(minimum, currency));
  if (!isOnStep(total, currency)) throw amountOffStep();
  if (total > largestAmount) throw amountTooLarge();
}

/** A seller without an account sells through the platform's; one whose account is restricted doesn't sell at all. */
async function requirePayouts(tx: Transaction, seller: Seller): Promise<void> {
  const account = await payoutAccountOf(tx, seller.id);
  if (account && !account.chargesEnabled) throw payoutsDisabled();
}
