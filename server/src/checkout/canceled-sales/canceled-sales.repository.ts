import { openOrderStates } from '@chalkline/contract/checkout/orders.lifecycle.ts';
import type { CanceledSales, CancellationState } from '@chalkline/contract/money/canceled-sales.schema.ts';
import { and, asc, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { disputes } from '../disputes/disputes.table.ts';
import { orders } from '../orders/orders.table.ts';
import { payments } from '../payments/payments.table.ts';
import { refunds } from '../refunds/refunds.table.ts';
import { type CanceledOrderRow, canceledOrders } from './canceled-sales.table.ts';

/** What was on sale: offers of one or more kinds, such as dates of a series and passes to it. */
export type Offers = readonly {
  readonly kind: string;
  readonly offerIds: readonly string[];
  /** Orders that stay as they are, whose refund is the seller’s decision. */
  readonly exceptOrderIds?: readonly string[];
}[];

function areOf(offers: Offers): SQL | undefined {
  return or(
    ...offers.map(({ kind, offerIds, exceptOrderIds = [] }) =>
      and(
        eq(orders.kind, kind),
        inArray(orders.offerId, [...offerIds]),
        notInArray(orders.id, [...exceptOrderIds]),
      ),
    ),
  );
}

type Order = Pick<typeof orders.$inferSelect, 'currency'>;

/** Paid orders of which something is left, with how much. */
export function findRefundable(
  database: Sql,
  offers: Offers,
): Promise<(Order & Pick<CanceledOrderRow, 'orderId' | 'amount'>)[]> {
  const refunded = sql`(select coalesce(sum(${refunds.amount}), 0) from ${refunds}
    where ${refunds.orderId} = ${orders.id} and ${refunds.state} <> 'canceled')`;
  const lost = sql`(select coalesce(sum(${disputes.amount}), 0) from ${disputes}
    inner join ${payments} on ${payments.id} = ${disputes.paymentId}
    where ${payments.orderId} = ${orders.id} and ${payments.outcome} = 'paid' and ${disputes.state} = 'lost')`;
  return database
    .select({
      orderId: orders.id,
      currency: orders.currency,
      amount: sql<number>`greatest(${orders.total} - ${refunded} - ${lost}, 0)`.mapWith(Number),
    })
    .from(orders)
    .where(and(areOf(offers), inArray(orders.state, ['paid', 'partly_refunded'])))
    .orderBy(asc(orders.id));
}

/** Orders that are neither paid nor over. */
export async function findUnpaid(database: Sql, offers: Offers): Promise<string[]> {
  const found = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(areOf(offers), inArray(orders.state, [...openOrderStates])))
    .orderBy(asc(orders.id));
  return found.map(({ id }) => id);
}

export async function insertCanceledOrders(database: Sql, rows: readonly CanceledOrderRow[]): Promise<void> {
  const atOnce = 1000;
  for (let from = 0; from < rows.length; from += atOnce) {
    await database
      .insert(canceledOrders)
      .values(rows.slice(from, from + atOnce))
      // A series that fell got new dates, and falls again.
      .onConflictDoUpdate({
        target: canceledOrders.orderId,
        set: { state: sql`excluded.state`, amount: sql`excluded.amount`, why: '' },
      });
  }
}

/** Locked until the transaction ends. */
export async function takeCanceledOrder(database: Sql, orderId: string): Promise<CanceledOrderRow | null> {
  const [found] = await database
    .select()
    .from(canceledOrders)
    .where(eq(canceledOrders.orderId, orderId))
    .for('update');
  return found ?? null;
}

export async function updateCanceledOrder(
  database: Sql,
  orderId: string,
  change: Pick<CanceledOrderRow, 'state' | 'why'>,
): Promise<void> {
  await database.update(canceledOrders).set(change).where(eq(canceledOrders.orderId, orderId));
}

/** Those whose refund failed wait once more; gives their ids. */
export async function resetFailed(database: Sql, offers: Offers): Promise<string[]> {
  const ofOffers = database.select({ id: orders.id }).from(orders).where(areOf(offers));
  const reset = await database
    .update(canceledOrders)
    .set({ state: 'waiting', why: '' })
    .where(and(eq(canceledOrders.state, 'failed'), inArray(canceledOrders.orderId, ofOffers)))
    .returning({ orderId: canceledOrders.orderId });
  return reset.map(({ orderId }) => orderId);
}

/** Which of these orders were canceled: what is left of them goes back. */
export async function findCanceledAmong(
  database: Sql,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await database
    .select({ orderId: canceledOrders.orderId })
    .from(canceledOrders)
    .where(inArray(canceledOrders.orderId, [...orderIds]));
  return new Set(found.map(({ orderId }) => orderId));
}

/** Those whose refund isn't made yet. */
export async function findWaitingOrders(database: Sql, limit: number): Promise<string[]> {
  const found = await database
    .select({ orderId: canceledOrders.orderId })
    .from(canceledOrders)
    .where(eq(canceledOrders.state, 'waiting'))
    .orderBy(asc(canceledOrders.orderId))
    .limit(limit);
  return found.map(({ orderId }) => orderId);
}

/** Refunds that the bank didn't accept, of canceled orders. */
export async function findRefusedRefunds(database: Sql, offers: Offers): Promise<string[]> {
  const found = await database
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(canceledOrders, eq(canceledOrders.orderId, refunds.orderId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(areOf(offers), eq(refunds.state, 'failed')))
    .orderBy(asc(refunds.id));
  return found.map(({ id }) => id);
}

const isRefused = sql<boolean>`exists (select 1 from ${refunds}
  where ${refunds.orderId} = ${orders.id} and ${refunds.state} = 'failed')`;

const isCashOwed = sql<boolean>`exists (select 1 from ${refunds}
  where ${refunds.orderId} = ${orders.id} and ${refunds.isCash} and ${refunds.state} = 'asked')`;

type ShownState = CancellationState | 'cash';

/**
 * As its seller has to know it: a refund that was made and that the bank didn't accept failed, and cash has to be given
 * back by somebody.
 */
const shownState = sql<ShownState>`case when ${canceledOrders.state} <> 'done' then ${canceledOrders.state}
  when ${isRefused} then 'failed' when ${isCashOwed} then 'cash' else 'done' end`;

export interface CanceledSum extends Order {
  readonly state: ShownState;
  readonly orders: number;
  readonly amount: number;
}

/** Canceled orders and what they were to get, by currency and state. */
export function sumCanceled(database: Sql, offers: Offers): Promise<CanceledSum[]> {
  return database
    .select({
      currency: orders.currency,
      state: shownState,
      orders: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${canceledOrders.amount})`.mapWith(Number),
    })
    .from(canceledOrders)
    .innerJoin(orders, eq(orders.id, canceledOrders.orderId))
    .where(areOf(offers))
    .groupBy(orders.currency, shownState)
    .orderBy(orders.currency, shownState);
}

const mostShown = 100;

export function findCashOwed(database: Sql, offers: Offers): Promise<CanceledSales['cash']> {
  return database
    .select({
      orderId: orders.id,
      buyerName: orders.buyerName,
      currency: orders.currency,
      amount: sql<number>`sum(${refunds.amount})`.mapWith(Number),
    })
    .from(canceledOrders)
    .innerJoin(orders, eq(orders.id, canceledOrders.orderId))
    .innerJoin(refunds, eq(refunds.orderId, orders.id))
    .where(and(areOf(offers), eq(refunds.isCash, true), eq(refunds.state, 'asked')))
    .groupBy(orders.id)
    .orderBy(asc(orders.id))
    .limit(mostShown);
}

export function findFailed(
  database: Sql,
  offers: Offers,
): Promise<{ orderId: string; buyerName: string; why: string }[]> {
  return database
    .select({
      orderId: canceledOrders.orderId,
      buyerName: orders.buyerName,
      why: sql<string>`case when ${canceledOrders.state} = 'failed' then ${canceledOrders.why}
        else 'The bank didn’t accept the refund.' end`,
    })
    .from(canceledOrders)
    .innerJoin(orders, eq(orders.id, canceledOrders.orderId))
    .where(and(areOf(offers), eq(shownState, 'failed')))
    .orderBy(asc(canceledOrders.orderId))
    .limit(mostShown);
}
