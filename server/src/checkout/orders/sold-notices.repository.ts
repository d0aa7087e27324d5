import { inArray } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { orders } from './orders.table.ts';

export type SaleForNotice = Awaited<ReturnType<typeof findSalesForNotices>>[number];

/** Orders with what a notice to their seller says. */
export function findSalesForNotices(database: Sql, ids: readonly string[]) {
  return database
    .select({
      id: orders.id,
      buyerName: orders.buyerName,
      title: orders.title,
      total: orders.total,
      currency: orders.currency,
      sellerId: orders.sellerId,
    })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
}
