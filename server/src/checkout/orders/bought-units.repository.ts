import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { orderLines, orders, orderUnits } from './orders.table.ts';
import { isInForce, isOfBuyer } from './orders-in-force.table.ts';

/** How many units of each item of an offer somebody bought or holds, by item. What went back doesn’t count. */
export async function countBought(
  database: Sql,
  buyer: { readonly personId: string | null; readonly email: string },
  offer: { readonly kind: string; readonly offerId: string },
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ itemId: orderLines.itemId, count: count() })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(orderUnits, eq(orderUnits.lineId, orderLines.id))
    .where(
      and(
        isOfBuyer(buyer),
        eq(orders.kind, offer.kind),
        eq(orders.offerId, offer.offerId),
        isNull(orderUnits.returnedAt),
        isInForce(now),
      ),
    )
    .groupBy(orderLines.itemId);
  return new Map(rows.map((row) => [row.itemId, row.count]));
}

export function findBuyers(database: Sql, orderIds: readonly string[]) {
  return database
    .select({ id: orders.id, name: orders.buyerName, email: orders.email })
    .from(orders)
    .where(sql`${orders.id} = any(${sql.param([...new Set(orderIds)])}::uuid[])`);
}

/** Whether an offer has an order of anybody, in any state. */
export async function hasOrders(database: Sql, offerId: string): Promise<boolean> {
  const [found] = await database
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.offerId, offerId))
    .limit(1);
  return found !== undefined;
}
