import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { ProductState } from '@chalkline/contract/partners/product.schema.ts';
import { and, count, desc, eq, gt, gte, inArray, notInArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { orders, orderUnits } from '../../checkout/orders/orders.table.ts';
import { refunds } from '../../checkout/refunds/refunds.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type ProductPicture, products, stockRequests, variants } from '../products/products.table.ts';
import { receivedLines, receivedOrders } from '../received/received.table.ts';
import { isOpenReturn, returns } from '../received/returns.table.ts';

interface Asked {
  readonly partnerId: string;
  readonly currency: CurrencyCode;
  readonly since: Date;
  readonly step: 'day' | 'month';
}

const formats = { day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const;
const keyOf = (at: AnyPgColumn, step: Asked['step']) =>
  sql<string>`to_char(${at} at time zone 'UTC', ${sql.raw(`'${formats[step]}'`)})`;
const total = (column: AnyPgColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);

export interface StepSales {
  readonly key: string;
  readonly sales: number;
  readonly orders: number;
  readonly pieces: number;
}

/** What was paid, by day or month. */
export function findSales(database: Sql, { partnerId, currency, since, step }: Asked): Promise<StepSales[]> {
  const key = keyOf(receivedOrders.placedAt, step);
  const pieces = sql`coalesce(sum((select sum(quantity - canceled) from ${receivedLines}
    where ${receivedLines.orderId} = ${receivedOrders.id})), 0)`.mapWith(Number);
  return database
    .select({ key, sales: total(orders.total), orders: count(), pieces })
    .from(receivedOrders)
    .innerJoin(orders, eq(orders.id, receivedOrders.id))
    .where(
      and(
        eq(receivedOrders.partnerId, partnerId),
        eq(orders.currency, currency),
        gte(receivedOrders.placedAt, since),
      ),
    )
    .groupBy(key)
    .execute();
}

/** What went back, by day or month. */
export async function findRefunded(
  database: Sql,
  { partnerId, currency, since, step }: Asked,
): Promise<ReadonlyMap<string, number>> {
  const key = keyOf(refunds.createdAt, step);
  const rows = await database
    .select({ key, amount: total(refunds.amount) })
    .from(refunds)
    .innerJoin(receivedOrders, eq(receivedOrders.id, refunds.orderId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        eq(receivedOrders.partnerId, partnerId),
        eq(orders.currency, currency),
        gte(refunds.createdAt, since),
        gt(refunds.amount, 0),
        notInArray(refunds.state, ['failed', 'canceled']),
      ),
    )
    .groupBy(key);
  return new Map(rows.map((row) => [row.key, row.amount]));
}

export interface BestSeller {
  readonly productId: string;
  readonly name: string;
  readonly state: ProductState;
  readonly pictures: readonly ProductPicture[];
  readonly now: number;
  readonly before: number;
  readonly sales: number;
}

/** Products by the pieces that were sold since `nowSince` and weren't given up or sent back, the most first. */
export function findBest(
  database: Sql,
  { partnerId, currency, since, nowSince }: Omit<Asked, 'step'> & { readonly nowSince: Date },
): Promise<BestSeller[]> {
  const isNow = sql`${receivedOrders.placedAt} >= ${nowSince}`;
  const kept = sql`${receivedLines.quantity} - ${receivedLines.canceled} - ${receivedLines.returned}`;
  const pieces = (fits: ReturnType<typeof sql>) =>
    sql`coalesce(sum(${kept}) filter (where ${fits}), 0)`.mapWith(Number);
  const now = pieces(isNow);
  const paid = sql`(select coalesce(sum(${orderUnits.total}), 0) from ${orderUnits}
    where ${orderUnits.lineId} = ${receivedLines.id})`;
  return database
    .select({
      productId: products.id,
      name: products.name,
      state: products.state,
      pictures: products.pictures,
      now,
      before: pieces(sql`not ${isNow}`),
      sales: sql`coalesce(sum(${paid}) filter (where ${isNow}), 0)`.mapWith(Number),
    })
    .from(receivedLines)
    .innerJoin(receivedOrders, eq(receivedOrders.id, receivedLines.orderId))
    .innerJoin(orders, eq(orders.id, receivedOrders.id))
    .innerJoin(variants, eq(variants.id, receivedLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        eq(receivedOrders.partnerId, partnerId),
        eq(orders.currency, currency),
        gte(receivedOrders.placedAt, since),
      ),
    )
    .groupBy(products.id)
    .having(gt(now, 0))
    .orderBy(desc(now), products.id)
    .limit(5)
    .execute();
}

/** How many orders there are in each state that has something to do. */
export async function countOpenOrders(
  database: Sql,
  partnerId: string,
): Promise<{ readonly toAccept: number; readonly toShip: number }> {
  const rows = await database
    .select({ state: receivedOrders.state, found: count() })
    .from(receivedOrders)
    .where(
      and(
        eq(receivedOrders.partnerId, partnerId),
        inArray(receivedOrders.state, ['new', 'accepted', 'packed']),
      ),
    )
    .groupBy(receivedOrders.state);
  const of = (wanted: string) => rows.find(({ state }) => state === wanted)?.found ?? 0;
  return { toAccept: of('new'), toShip: of('accepted') + of('packed') };
}

/** Open returns of a partner: unanswered, or accepted and not yet refunded. */
export async function countOpenReturns(database: Sql, partnerId: string): Promise<number> {
  const [found] = await database
    .select({ found: count() })
    .from(returns)
    .innerJoin(receivedOrders, eq(receivedOrders.id, returns.orderId))
    .where(and(eq(receivedOrders.partnerId, partnerId), isOpenReturn));
  return found?.found ?? 0;
}

/** Variants that are low and sold out, and people who want to hear when something is back. */
export async function countStockMatters(
  database: Sql,
  partnerId: string,
): Promise<{ readonly low: number; readonly soldOut: number; readonly waiting: number }> {
  const where = (fits: ReturnType<typeof sql>) => sql`count(*) filter (where ${fits})`.mapWith(Number);
  const [found] = await database
    .select({
      // What is gone is sold out, and not low as well.
      low: where(sql`${variants.lowSince} is not null and ${variants.stock} > 0`),
      soldOut: where(sql`${variants.stock} = 0`),
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.partnerId, partnerId), eq(variants.isSold, true), eq(products.state, 'on_sale')));
  const [asked] = await database
    .select({ people: sql`count(distinct ${stockRequests.personId})`.mapWith(Number) })
    .from(stockRequests)
    .innerJoin(variants, eq(variants.id, stockRequests.variantId))
    .where(eq(variants.partnerId, partnerId));
  return { low: found?.low ?? 0, soldOut: found?.soldOut ?? 0, waiting: asked?.people ?? 0 };
}
