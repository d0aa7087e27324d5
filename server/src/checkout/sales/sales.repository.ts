import type { RefundGroup } from '@chalkline/contract/checkout/sales.schema.ts';
import type { RefundState } from '@chalkline/contract/money/money.lifecycles.ts';
import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { type OrderRow, orderLines, orders, orderText, orderUnits } from '../orders/orders.table.ts';
import { type RefundRow, refunds, refundUnits } from '../refunds/refunds.table.ts';

export interface SoldOrderRow extends OrderRow {
  /** What went back or is on its way. */
  readonly refunded: number;
  /** In the order of its lines. */
  readonly bought: readonly { readonly title: string; readonly count: number }[];
}

export const saleOrder = newestFirst(orders.id);

interface SalesAsked {
  /** Of a seller, or of what is sold for one offer. */
  readonly of: { readonly sellerId: string } | { readonly kind: string; readonly offerId: string };
  readonly search: string | undefined;
}

/** Paid orders. */
export async function findSales(
  database: Sql,
  { of, search }: SalesAsked,
  page: KeysetPage,
): Promise<SoldOrderRow[]> {
  const where = and(
    'sellerId' in of
      ? eq(orders.sellerId, of.sellerId)
      : and(eq(orders.kind, of.kind), eq(orders.offerId, of.offerId)),
    isNotNull(orders.paidAt),
    search ? matchesPrefixes(orderText(orders), search) : undefined,
  );
  const found = await pageOf(database.select().from(orders).$dynamic(), where, page);
  const ids = found.map(({ id }) => id);
  const refunded = await sumRefunded(database, ids);
  const bought = Map.groupBy(await countUnits(database, ids), ({ orderId }) => orderId);
  return found.map((order) => ({
    ...order,
    refunded: refunded.get(order.id) ?? 0,
    bought: bought.get(order.id) ?? [],
  }));
}

/** The lines of these orders, each with how many pieces it has. */
async function countUnits(database: Sql, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return database
    .select({
      orderId: orderLines.orderId,
      title: orderLines.title,
      count: sql<number>`count(${orderUnits.id})`.mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orderUnits, eq(orderUnits.lineId, orderLines.id))
    .where(inArray(orderLines.orderId, [...orderIds]))
    .groupBy(orderLines.id)
    .orderBy(orderLines.orderId, orderLines.position);
}

async function sumRefunded(database: Sql, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map();
  const found = await database
    .select({ orderId: refunds.orderId, amount: sql<number>`sum(${refundUnits.amount})`.mapWith(Number) })
    .from(refunds)
    .innerJoin(refundUnits, eq(refundUnits.refundId, refunds.id))
    .where(and(inArray(refunds.orderId, [...orderIds]), ne(refunds.state, 'canceled')))
    .groupBy(refunds.orderId);
  return new Map(found.map(({ orderId, amount }) => [orderId, amount]));
}

export interface SoldRefund {
  readonly id: string;
  readonly refund: RefundRow;
  readonly order: OrderRow;
}

export const soldRefundOrder = newestFirst(refunds.id);

const groups: Readonly<Record<RefundGroup, readonly RefundState[]>> = {
  on_the_way: ['asked', 'sent', 'pending'],
  failed: ['failed'],
  arrived: ['succeeded'],
};

interface RefundsAsked {
  readonly sellerId: string | undefined;
  readonly search: string | undefined;
  readonly group: RefundGroup | undefined;
}

/** Refunds of a seller's orders; without one, of all sellers. */
export async function findSoldRefunds(
  database: Sql,
  { sellerId, search, group }: RefundsAsked,
  page: KeysetPage,
): Promise<SoldRefund[]> {
  const ofSeller = sellerId === undefined ? undefined : eq(orders.sellerId, sellerId);
  const where = and(
    ofSeller,
    group === undefined ? undefined : inArray(refunds.state, [...groups[group]]),
    search ? isFound(database, ofSeller, search) : undefined,
  );
  const query = database
    .select({ refund: refunds, order: orders })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .$dynamic();
  return (await pageOf(query, where, page)).map((row) => ({ ...row, id: row.refund.id }));
}

/** Paid orders are found in the index of their words; the few that gave back money without being paid are read. */
function isFound(database: Sql, ofSeller: SQL | undefined, search: string): SQL | undefined {
  const found = matchesPrefixes(orderText(orders), search);
  const paid = database
    .select({ id: orders.id })
    .from(orders)
    .where(and(ofSeller, isNotNull(orders.paidAt), found));
  return or(inArray(orders.id, paid), and(isNull(orders.paidAt), found));
}

/** The names of those who dealt with a refund. null: nobody of ours. */
export interface Refunders {
  readonly askedBy: string | null;
  readonly settledBy: string | null;
}

/** Who gave the refunds of an order, and who noted that they were paid past the provider, by refund. */
export async function findRefunders(database: Sql, orderId: string): Promise<ReadonlyMap<string, Refunders>> {
  const [asker, settler] = [alias(people, 'asker'), alias(people, 'settler')];
  const found = await database
    .select({ refundId: refunds.id, askedBy: asker.name, settledBy: settler.name })
    .from(refunds)
    .leftJoin(asker, eq(asker.id, refunds.askedBy))
    .leftJoin(settler, eq(settler.id, refunds.settledBy))
    .where(eq(refunds.orderId, orderId));
  return new Map(found.map(({ refundId, ...names }) => [refundId, names]));
}
