import { and, asc, eq, exists, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { canceledOrders } from '../../checkout/canceled-sales/canceled-sales.table.ts';
import { orders } from '../../checkout/orders/orders.table.ts';
import { refunds } from '../../checkout/refunds/refunds.table.ts';
import { groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { eventDetails } from '../details/details.table.ts';
import { passes } from '../tickets/passes.table.ts';
import { soldAddOns } from '../tickets/sold-add-ons.table.ts';
import { tickets } from '../tickets/tickets.table.ts';

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

/**
 * Orders of good passes to a series that were paid, in order: those with a place on these dates, or those that somebody came
 * with, on whichever date.
 */
export function findPassOrders(
  database: Sql,
  seriesId: string,
  which: { readonly groupIds: readonly string[] } | 'used',
) {
  const place = database
    .select({ id: tickets.id })
    .from(tickets)
    .where(
      and(
        eq(tickets.passId, passes.id),
        which === 'used' ? isNotNull(tickets.checkedInAt) : inArray(tickets.groupId, [...which.groupIds]),
      ),
    );
  return database
    .selectDistinct({
      orderId: orders.id,
      buyerName: orders.buyerName,
      currency: orders.currency,
      refunded: sql<number>`(select coalesce(sum(${refunds.amount}), 0) from ${refunds}
        where ${refunds.orderId} = ${orders.id} and ${refunds.state} <> 'canceled')`.mapWith(Number),
    })
    .from(passes)
    .innerJoin(orders, eq(orders.id, passes.orderId))
    .where(and(eq(passes.seriesId, seriesId), eq(passes.state, 'valid'), gt(orders.total, 0), exists(place)))
    .orderBy(asc(orders.id));
}

/**
 * People who have or had tickets of these events, as `event person`, with whether money goes back: for places of passes,
 * only if the order of the pass was canceled too.
 */
export async function findHolders(
  database: Sql,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly goesBack: boolean }>> {
  const rows = await database
    .select({
      groupId: tickets.groupId,
      personId: tickets.personId,
      goesBack: sql<boolean>`bool_or(${tickets.passId} is null or ${canceledOrders.orderId} is not null)`,
    })
    .from(tickets)
    .leftJoin(canceledOrders, eq(canceledOrders.orderId, tickets.orderId))
    .where(and(inArray(tickets.groupId, [...groupIds]), isNotNull(tickets.personId)))
    .groupBy(tickets.groupId, tickets.personId);
  return new Map(rows.map(({ groupId, personId, goesBack }) => [`${groupId} ${personId}`, { goesBack }]));
}
