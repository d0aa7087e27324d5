import type { Sql } from '../../platform/database/database.ts';
import { findOpenOrders, type OpenOrder } from './orders.repository.ts';

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
