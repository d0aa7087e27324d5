import { openOrderStates } from '@chalkline/contract/checkout/orders.lifecycle.ts';
import { and, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { type OrderRow, orderLines, orders } from './orders.table.ts';

export const orderOrder = newestFirst(orders.id);

interface OrdersAsked {
  readonly personId: string;
  readonly now: Date;
  readonly search?: string | undefined;
}

/** Orders of a person that were paid or can still be paid. */
export function findOrdersOf(
  database: Sql,
  { personId, now, search }: OrdersAsked,
  page: KeysetPage,
): Promise<OrderRow[]> {
  const isOpen = and(
    inArray(orders.state, [...openOrderStates]),
    or(eq(orders.state, 'processing'), gt(orders.holdUntil, now)),
  );
  // Among one person's orders: no index is needed for the words.
  const ofLines = sql`(select string_agg(${orderLines.title}, ' ') from ${orderLines} where ${orderLines.orderId} = ${orders.id})`;
  const words = sql`(${orders.title} || ' ' || coalesce(${orders.invoiceNumber}, '') || ' ' || coalesce(${ofLines}, ''))`;
  const where = and(
    eq(orders.personId, personId),
    or(isNotNull(orders.paidAt), isOpen),
    search ? matchesPrefixes(words, search) : undefined,
  );
  return pageOf(database.select().from(orders).$dynamic(), where, page);
}
