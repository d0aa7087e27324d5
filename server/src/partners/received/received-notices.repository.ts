import { eq, inArray, sql } from 'drizzle-orm';
import { orders } from '../../checkout/orders/orders.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { staffIdsOf } from '../partners/partner-staff.repository.ts';
import { partners } from '../partners/partners.table.ts';
import { receivedLines, receivedOrders } from './received.table.ts';

export type ReceivedForNotice = Awaited<ReturnType<typeof findForReceivedNotices>>[number];

/** Orders with what a notice about them says, and to whom. */
export function findForReceivedNotices(database: Sql, ids: readonly string[]) {
  return database
    .select({
      id: receivedOrders.id,
      buyerId: receivedOrders.personId,
      buyerName: orders.buyerName,
      partner: partners.name,
      ownerId: partners.createdBy,
      staffIds: staffIdsOf,
      cancelReason: receivedOrders.cancelReason,
      /** Pieces that weren't canceled. */
      pieces: sql<number>`(select coalesce(sum(quantity - canceled), 0) from ${receivedLines}
        where order_id = ${receivedOrders.id})`.mapWith(Number),
    })
    .from(receivedOrders)
    .innerJoin(orders, eq(orders.id, receivedOrders.id))
    .innerJoin(partners, eq(partners.id, receivedOrders.partnerId))
    .where(inArray(receivedOrders.id, [...ids]));
}
