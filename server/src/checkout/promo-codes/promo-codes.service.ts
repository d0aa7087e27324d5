import type { PromoCodeKind } from '@chalkline/contract/checkout/promo-code.lifecycle.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { codeExpired, codeInvalid, codeNotApplicable } from './promo-codes.errors.ts';
import {
  deletePromoCodes,
  findPromoCode,
  findPromoCodes,
  insertPromoCode,
  updatePromoCodeEnd,
} from './promo-codes.repository.ts';
import { type PromoOrder, promoRefusal } from './promo-codes.rules.ts';
import type { PromoCodeRow } from './promo-codes.table.ts';

export interface NewPromoCode {
  readonly sellerId: string;
  readonly offerKind: string;
  readonly offerId: string;
  readonly code: string;
  readonly kind: PromoCodeKind;
  /** Hundredths of a percent, or minor units. */
  readonly value: number;
  readonly currency: CurrencyCode;
  readonly startsAt?: Date;
  readonly endsAt?: Date;
  readonly itemIds?: readonly string[];
  readonly minimum?: number;
  readonly maxUses?: number;
  readonly maxPerBuyer?: number;
}

const refusals = {
  code_invalid: codeInvalid,
  code_expired: codeExpired,
  code_not_applicable: codeNotApplicable,
} as const;

/**
 * Makes a promo code of an offer; the domain that sells has decided that this person may. null where the offer has one
 * of that name.
 */
export async function addPromoCode(
  parts: Pick<Parts, 'clock'>,
  tx: Pick<Transaction, 'sql'>,
  asked: NewPromoCode,
): Promise<PromoCodeRow | null> {
  const createdAt = parts.clock.now();
  const row = {
    startsAt: null,
    endsAt: null,
    itemIds: null,
    minimum: 0,
    maxUses: null,
    maxPerBuyer: null,
    ...asked,
    id: newId(createdAt.getTime()),
    lowerCode: asked.code.toLowerCase(),
    createdAt,
  };
  return (await insertPromoCode(tx.sql, row)) ? row : null;
}

/** The codes of an offer, newest first. */
export function promoCodesOf(sql: Sql, offerKind: string, offerId: string): Promise<PromoCodeRow[]> {
  return findPromoCodes(sql, offerKind, offerId);
}

/** The codes of an offer that is deleted before anybody bought it. */
export function removePromoCodes(sql: Sql, offerKind: string, offerId: string): Promise<void> {
  return deletePromoCodes(sql, offerKind, offerId);
}

/** Ends a code, unless it has ended before. Orders that use it keep their price. */
export async function endPromoCode(
  { clock }: Pick<Parts, 'clock'>,
  tx: Pick<Transaction, 'sql'>,
  { id, endsAt }: PromoCodeRow,
): Promise<void> {
  const now = clock.now();
  if (endsAt === null || endsAt > now) await updatePromoCodeEnd(tx.sql, id, now);
}

interface CodeTyped {
  readonly code: string;
  /** Whose codes it can be. Of two of the same name, that of the first counts. */
  readonly offers: readonly { readonly offerKind: string; readonly offerId: string }[];
}

/** The code that a buyer typed, in any case. Throws 422 where it doesn't fit the order; uses are counted elsewhere. */
export async function requirePromoCode(
  sql: Sql,
  { code, offers }: CodeTyped,
  order: PromoOrder,
): Promise<PromoCodeRow> {
  let found: PromoCodeRow | null = null;
  for (const { offerKind, offerId } of offers) found ??= await findPromoCode(sql, offerKind, offerId, code);
  if (!found) throw codeInvalid();
  const refused = promoRefusal(found, order);
  if (refused !== null) throw refusals[refused]();
  return found;
}
