import type { NewPromoCode, PromoCodeReply } from '@chalkline/contract/checkout/promo-code.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { isOnStep } from '@chalkline/contract/money/money.schema.ts';
import { type SellerOwner, sellerOf } from '../../money/sellers/sellers.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { amountOffStep } from '../orders/orders.errors.ts';
import { promoUsesOf } from '../orders/orders.open.service.ts';
import { promoCodeNotFound, promoCodeTaken } from '../promo-codes/promo-codes.errors.ts';
import { addPromoCode, endPromoCode, promoCodesOf } from '../promo-codes/promo-codes.service.ts';

/** What is sold, such as the tickets of an event. The domain that sells has decided who may see and change its codes. */
export interface OfferOfCodes {
  readonly offerKind: string;
  readonly offerId: string;
}

/** Whose money it is, and in what currency amounts are taken off. */
export interface CodeSeller extends OfferOfCodes {
  readonly seller: SellerOwner;
  readonly currency: CurrencyCode;
}

/** The promo codes of an offer with how often each is used, newest first. */
export async function listOfferCodes(
  { clock }: Pick<Parts, 'clock'>,
  sql: Sql,
  { offerKind, offerId }: OfferOfCodes,
): Promise<PromoCodeReply[]> {
  const codes = await promoCodesOf(sql, offerKind, offerId);
  return Promise.all(
    codes.map(async ({ id, code, kind, value, currency, minimum, maxUses, maxPerBuyer, ...row }) => ({
      id,
      code,
      kind,
      value,
      currency,
      minimum,
      maxUses,
      maxPerBuyer,
      startsAt: row.startsAt?.toISOString() ?? null,
      endsAt: row.endsAt?.toISOString() ?? null,
      itemIds: row.itemIds && [...row.itemIds],
      uses: await promoUsesOf(sql, id, clock.now()),
    })),
  );
}

/** Throws 409 `promo_code_taken`, 422 `amount_step`. The caller has checked the items. */
export async function addOfferCode(
  parts: Parts,
  tx: Transaction,
  { seller, currency, offerKind, offerId }: CodeSeller,
  { itemIds, startsAt, endsAt, maxUses, maxPerBuyer, ...terms }: NewPromoCode,
): Promise<PromoCodeReply> {
  if (terms.kind !== 'percent' && !isOnStep(terms.value, currency)) throw amountOffStep('body.value');
  const { id: sellerId } = await sellerOf(tx, seller, parts.clock.now());
  const made = await addPromoCode(parts, tx, {
    ...terms,
    currency,
    sellerId,
    offerKind,
    offerId,
    ...(startsAt && { startsAt: new Date(startsAt) }),
    ...(endsAt && { endsAt: new Date(endsAt) }),
    ...(itemIds && { itemIds }),
    ...(maxUses && { maxUses }),
    ...(maxPerBuyer && { maxPerBuyer }),
  });
  if (!made) throw promoCodeTaken();
  return requireCode(parts, tx, { offerKind, offerId }, made.id);
}

/** Ends a code now; a second time changes nothing. Throws 404. */
export async function endOfferCode(
  parts: Parts,
  tx: Transaction,
  offer: OfferOfCodes,
  promoCodeId: string,
): Promise<PromoCodeReply> {
  const codes = await promoCodesOf(tx.sql, offer.offerKind, offer.offerId);
  const found = codes.find(({ id }) => id === promoCodeId);
  if (!found) throw promoCodeNotFound();
  await endPromoCode(parts, tx, found);
  return requireCode(parts, tx, offer, promoCodeId);
}

async function requireCode(
  parts: Parts,
  tx: Transaction,
  offer: OfferOfCodes,
  promoCodeId: string,
): Promise<PromoCodeReply> {
  const found = (await listOfferCodes(parts, tx.sql, offer)).find(({ id }) => id === promoCodeId);
  if (!found) throw new Error('a promo code was lost on the way');
  return found;
}
