import type { Sql } from '../../platform/database/database.ts';
import { isId } from '../../platform/ids/new-id.ts';
import { countBought, findBuyers, hasOrders } from './bought-units.repository.ts';
import { countPromoUses, findOpenOrders, findOrder, type OpenOrder } from './orders.repository.ts';
import type { OrderRow } from './orders.table.ts';

export type { OpenOrder } from './orders.repository.ts';

/** A person's unpaid orders of one thing whose hold isn't over, for the screen that would place another. */
export function openOrdersOf(
  sql: Sql,
  personId: string,
  offer: { readonly kind: string; readonly offerId: string },
  now: Date,
): Promise<OpenOrder[]> {
  return findOpenOrders(sql, personId, offer, now);
}

/** Whether anything of an offer was ever ordered. */
export function wasOrdered(sql: Sql, offerId: string): Promise<boolean> {
  return hasOrders(sql, offerId);
}

/** Any order, for callers that decide who may see it. */
export async function orderById(sql: Sql, orderId: string): Promise<OrderRow | null> {
  return isId(orderId) ? findOrder(sql, orderId) : null;
}

/** Who bought each of these orders. */
export async function buyersOf(
  sql: Sql,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly name: string; readonly email: string }>> {
  const found = await findBuyers(sql, orderIds);
  return new Map(found.map(({ id, name, email }) => [id, { name, email }]));
}

/**
 * How many units of each item of an offer somebody bought or holds, by account or email, by item; what went back doesn’t
 * count.
 */
export function boughtUnitsOf(
  sql: Sql,
  buyer: { readonly personId: string | null; readonly email: string },
  offer: { readonly kind: string; readonly offerId: string },
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  return countBought(sql, buyer, offer, now);
}

/** How many orders use a promo code, those that are being paid included. */
export async function promoUsesOf(sql: Sql, promoCodeId: string, now: Date): Promise<number> {
  const nobody = { personId: null, email: '' };
  return (await countPromoUses(sql, promoCodeId, nobody, now)).all;
}
