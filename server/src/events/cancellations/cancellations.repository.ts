import type { CancellationState } from '@chalkline/contract/events/cancellation.schema.ts';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { orders } from '../../checkout/orders/orders.table.ts';
import { refunds } from '../../checkout/refunds/refunds.table.ts';
import { groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { eventDetails } from '../details/details.table.ts';
import { soldAddOns } from '../tickets/sold-add-ons.table.ts';
import { tickets } from '../tickets/tickets.table.ts';
import { type CanceledOrderRow, canceledOrders } from './cancellations.table.ts';

/** Paid orders of events of which something is left, with how much. */
export function findRefundable(
  database: Sql,
  groupIds: readonly string[],
): Promise<Pick<CanceledOrderRow, 'orderId' | 'currency' | 'amount'>[]> {
  const refunded = sql`(select coalesce(sum(${refunds.amount}), 0) from ${refunds}
    where ${refunds.orderId} = ${orders.id} and ${refunds.state} <> 'canceled')`;
  return database
    .select({
      orderId: orders.id,
      currency: orders.currency,
      amount: sql<number>`greatest(${orders.total} - ${refunded}, 0)`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        eq(orders.kind, ticketKind),
        inArray(orders.offerId, [...groupIds]),
        inArray(orders.state, ['paid', 'partly_refunded']),
      ),
    )
    .orderBy(orders.id);
}

export async function insertCanceledOrders(database: Sql, rows: readonly CanceledOrderRow[]): Promise<void> {
  const atOnce = 1000;
  for (let from = 0; from < rows.length; from += atOnce) {
    await database.insert(canceledOrders).values(rows.slice(from, from + atOnce));
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

export interface CanceledSum extends Pick<CanceledOrderRow, 'currency'> {
  readonly state: CancellationState;
  readonly orders: number;
  readonly amount: number;
}

/** Orders of a canceled event and what they were to get, by currency and state. */
export function sumCanceled(database: Sql, groupId: string): Promise<CanceledSum[]> {
  return database
    .select({
      currency: canceledOrders.currency,
      state: canceledOrders.state,
      orders: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${canceledOrders.amount})`.mapWith(Number),
    })
    .from(canceledOrders)
    .where(eq(canceledOrders.groupId, groupId))
    .groupBy(canceledOrders.currency, canceledOrders.state)
    .orderBy(canceledOrders.currency, canceledOrders.state);
}

const mostShown = 100;

export function findFailed(
  database: Sql,
  groupId: string,
): Promise<{ orderId: string; buyerName: string; why: string }[]> {
  return database
    .select({ orderId: canceledOrders.orderId, buyerName: orders.buyerName, why: canceledOrders.why })
    .from(canceledOrders)
    .innerJoin(orders, eq(orders.id, canceledOrders.orderId))
    .where(and(eq(canceledOrders.groupId, groupId), eq(canceledOrders.state, 'failed')))
    .orderBy(canceledOrders.orderId)
    .limit(mostShown);
}

export function countValidTickets(database: Sql, groupIds: readonly string[]): Promise<number> {
  return database.$count(tickets, and(inArray(tickets.groupId, [...groupIds]), eq(tickets.state, 'valid')));
}

/** Makes all tickets of an event void, with what was bought beside them; gives whose they were. */
export async function voidAllTickets(database: Sql, groupId: string): Promise<string[]> {
  const rows = await database
    .update(tickets)
    .set({ state: 'void' })
    .where(and(eq(tickets.groupId, groupId), eq(tickets.state, 'valid')))
    .returning({ personId: tickets.personId });
  await database
    .update(soldAddOns)
    .set({ state: 'void' })
    .where(and(eq(soldAddOns.groupId, groupId), eq(soldAddOns.state, 'valid')));
  return [...new Set(rows.flatMap(({ personId }) => personId ?? []))];
}

/** Those of these events that are canceled, with why. */
export function findCanceledEvents(
  database: Sql,
  groupIds: readonly string[],
): Promise<{ groupId: string; name: string; reason: string }[]> {
  return database
    .select({ groupId: groups.id, name: groups.name, reason: eventDetails.cancelReason })
    .from(eventDetails)
    .innerJoin(groups, eq(groups.id, eventDetails.groupId))
    .where(and(inArray(eventDetails.groupId, [...groupIds]), isNotNull(eventDetails.canceledAt)));
}

/** People who have or had tickets of these events, as `event person`. */
export async function findHolders(database: Sql, groupIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectDistinct({ groupId: tickets.groupId, personId: tickets.personId })
    .from(tickets)
    .where(and(inArray(tickets.groupId, [...groupIds]), isNotNull(tickets.personId)));
  return new Set(rows.map(({ groupId, personId }) => `${groupId} ${personId}`));
}
