import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { and, count, desc, eq, gte, isNotNull, lt, max, not, notInArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { ledgerEntries, ledgerPostings } from '../../money/ledger/ledger.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { disputes } from '../disputes/disputes.table.ts';
import { orderLines, orders, orderUnits } from '../orders/orders.table.ts';
import { payments } from '../payments/payments.table.ts';
import { refunds, refundUnits } from '../refunds/refunds.table.ts';
import type { RevenuePart } from './revenues.rules.ts';

/** Whose sales are asked for, in which span of time. */
export interface Sales {
  readonly sellerId: string;
  readonly currency: CurrencyCode;
  readonly from: Date;
  readonly to: Date;
  readonly offerId: string | undefined;
}

/** The currencies that a seller sold something in, the latest sale first. */
export async function findCurrencies(database: Sql, sellerId: string): Promise<CurrencyCode[]> {
  const found = await database
    .select({ currency: orders.currency })
    .from(orders)
    .where(and(eq(orders.sellerId, sellerId), isNotNull(orders.paidAt)))
    .groupBy(orders.currency)
    .orderBy(desc(max(orders.paidAt)));
  const cash = await database
    .selectDistinct({ currency: ledgerPostings.currency })
    .from(ledgerPostings)
    .where(and(eq(ledgerPostings.ownerId, sellerId), eq(ledgerPostings.account, 'cash')));
  return [...new Set([...found, ...cash].map(({ currency }) => currency))];
}

const monthOf = (at: AnyPgColumn) => sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM')`;
const summed = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
const offer = {
  kind: orders.kind,
  offerId: orders.offerId,
  title: sql<string>`max(${orders.title})`,
  startsAt: max(orders.startsAt),
};

const nothing = { sold: 0, gross: 0, refunds: 0, disputes: 0, fees: 0 };

function isAsked({ sellerId, currency, offerId }: Sales) {
  return and(
    eq(orders.sellerId, sellerId),
    eq(orders.currency, currency),
    offerId === undefined ? undefined : eq(orders.offerId, offerId),
  );
}

/** What sellers bore of the provider's fees, by the month in which they were paid. */
export async function findFeesBorne(database: Sql, asked: Sales): Promise<RevenuePart[]> {
  const month = monthOf(orders.paidAt);
  const found = await database
    .select({ month, ...offer, fees: summed(payments.feeBorne) })
    .from(orders)
    .innerJoin(payments, and(eq(payments.orderId, orders.id), isNotNull(payments.feeBorne)))
    .where(and(isAsked(asked), gte(orders.paidAt, asked.from), lt(orders.paidAt, asked.to)))
    .groupBy(month, orders.kind, orders.offerId);
  return found.map((part) => ({ ...nothing, ...part }));
}

/** Pieces and places, without the deliveries of shops, whose item is the partner itself. */
const things =
  sql`count(*) filter (where not (${orders.kind} = 'product' and ${orderLines.itemId} = ${orders.offerId}))`.mapWith(
    Number,
  );

/** What was paid, by month and offer. */
export async function findSold(database: Sql, asked: Sales): Promise<RevenuePart[]> {
  const month = monthOf(orders.paidAt);
  const found = await database
    .select({ month, ...offer, sold: things, gross: summed(orderUnits.total), fees: summed(orderUnits.fee) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(orderUnits, eq(orderUnits.lineId, orderLines.id))
    .where(and(isAsked(asked), gte(orders.paidAt, asked.from), lt(orders.paidAt, asked.to)))
    .groupBy(month, orders.kind, orders.offerId);
  return found.map((part) => ({ ...nothing, ...part }));
}

/** What went back or is on its way, by the month in which it was asked for. */
export async function findRefunded(database: Sql, asked: Sales): Promise<RevenuePart[]> {
  const month = monthOf(refunds.createdAt);
  const found = await database
    .select({ month, ...offer, refunds: summed(refundUnits.amount), fees: summed(refundUnits.fee) })
    .from(refunds)
    .innerJoin(refundUnits, eq(refundUnits.refundId, refunds.id))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        isAsked(asked),
        gte(refunds.createdAt, asked.from),
        lt(refunds.createdAt, asked.to),
        notInArray(refunds.state, ['failed', 'canceled']),
      ),
    )
    .groupBy(month, orders.kind, orders.offerId);
  return found.map((part) => ({ ...nothing, ...part, fees: part.fees === 0 ? 0 : -part.fees }));
}

/** What banks gave back after disputes that were lost, by the month in which they decided. */
export async function findLost(database: Sql, asked: Sales): Promise<RevenuePart[]> {
  const month = monthOf(disputes.closedAt);
  const found = await database
    .select({ month, ...offer, disputes: summed(disputes.amount) })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        isAsked(asked),
        eq(disputes.state, 'lost'),
        gte(disputes.closedAt, asked.from),
        lt(disputes.closedAt, asked.to),
      ),
    )
    .groupBy(month, orders.kind, orders.offerId);
  return found.map((part) => ({ ...nothing, ...part }));
}

/**
 * What a seller took in cash without an order and gave back, by month: what plans cost at the desk. From the ledger, which
 * keeps it when the member is erased. It's of no offer alone.
 */
export async function findCashWithoutOrders(database: Sql, asked: Sales): Promise<RevenuePart[]> {
  const { sellerId, currency, from, to, offerId } = asked;
  if (offerId !== undefined) return [];
  const { ref, at, kind } = ledgerEntries;
  const { account, ownerId, amount } = ledgerPostings;
  // A refund's entry is named by its bare id, which is looked up as one.
  const refundId = sql`case when ${ref} ~ '^[0-9a-f-]{36}$' then ${ref}::uuid end`;
  const isOfOrder = sql`(${ref} like 'order:%' or exists (
    select 1 from ${refunds} where ${refunds.id} = ${refundId}))`;
  const isSale = sql`${kind} = 'cash_sale'`;
  const month = monthOf(at);
  const found = await database
    .select({
      month,
      sold: sql<number>`count(*) filter (where ${isSale})`.mapWith(Number),
      gross: sql<number>`coalesce(sum(${amount}) filter (where ${isSale}), 0)`.mapWith(Number),
      refunds: sql<number>`coalesce(-sum(${amount}) filter (where not ${isSale}), 0)`.mapWith(Number),
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .where(
      and(
        eq(ownerId, sellerId),
        eq(account, 'cash'),
        eq(ledgerPostings.currency, currency),
        gte(at, from),
        lt(at, to),
        not(isOfOrder),
      ),
    )
    .groupBy(month);
  const cash = { kind: 'cash', offerId: '', title: 'Plans paid in cash', startsAt: null };
  return found.map((part) => ({ ...nothing, ...cash, ...part }));
}

/** What waits for a seller, or for all of them, in all currencies. */
export async function countAttention(
  database: Sql,
  sellerId: string | null,
): Promise<{ readonly disputes: number; readonly failedRefunds: number }> {
  const sold = sellerId === null ? undefined : eq(orders.sellerId, sellerId);
  const [disputed] = await database
    .select({ count: count() })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(sold, eq(disputes.state, 'needs_response')));
  const [failed] = await database
    .select({ count: count() })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(sold, eq(refunds.state, 'failed')));
  return { disputes: disputed?.count ?? 0, failedRefunds: failed?.count ?? 0 };
}
