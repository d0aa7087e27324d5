import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import { boughtUnitsOf } from '../../checkout/orders/orders.open.service.ts';
import type { OfferAsked } from '../../checkout/orders/sellable.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { overLimit, overPersonLimit, underLimit } from '../details/details.errors.ts';
import type { TicketTypeRow } from '../details/details.table.ts';

/**
 * How many tickets of each type this person has bought or holds, by account or email, where that is limited. Orders that
 * one person places at the same moment are counted one after the other.
 */
export async function boughtInTurn(
  { sql }: Transaction,
  { buyer, offerId, lines, at, isQuote }: OfferAsked,
  types: readonly TicketTypeRow[],
): Promise<ReadonlyMap<string, number>> {
  const isLimited = types.some(
    ({ id, perPerson }) => perPerson !== null && lines.some(({ itemId }) => itemId === id),
  );
  if (!isLimited) return new Map();
  for (const who of isQuote ? [] : [buyer.personId, buyer.email])
    if (who) await lock({ sql }, 'tickets of a person', `${offerId}:${who}`, 'exclusive');
  return boughtUnitsOf(sql, buyer, { kind: ticketKind, offerId }, at);
}

interface Wanted {
  /** Of the line. */
  readonly index: number;
  /** Of this type in the order. */
  readonly wanted: number;
  /** By this person before. */
  readonly bought: number;
  /** It is one that was offered to somebody who waited. */
  readonly isOffered: boolean;
}

/** Throws 422 `over_limit` and `under_limit`. */
export function requireLimits(
  { perOrder, minPerOrder, perPerson }: TicketTypeRow,
  { index, wanted, bought, isOffered }: Wanted,
): void {
  if (wanted > perOrder) throw overLimit(index, perOrder);
  if (wanted < minPerOrder && !isOffered) throw underLimit(index, minPerOrder);
  if (perPerson !== null && bought + wanted > perPerson) throw overPersonLimit(index, perPerson, bought);
}
