import { openOrderStates } from '@chalkline/contract/checkout/orders.lifecycle.ts';
import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { type OrderRow, orderLines, orders } from './orders.table.ts';

export const orderOrder = newestFirst(orders.id);

interface OrdersAsked {
  readonly personId: string;
  readonly now: Date;
  readonly search?: string | undefined;
  /** Only unpaid ones of this offer. */
  readonly heldFor?: string | undefined;
}

const ofDesk = (email: string) =>
  and(isNull(orders.personId), eq(orders.email, email), isNotNull(orders.deskPersonId));

/** The name on the last order that a desk sold to this email and nobody has claimed; null: there is none. */
export async function findDeskName(database: Sql, email: string): Promise<string | null> {
  const [found] = await database
    .select({ name: orders.buyerName })
    .from(orders)
    .where(ofDesk(email))
    .orderBy(desc(orders.id))
    .limit(1);
  return found?.name ?? null;
}

/** Orders that a desk sold to this email become this person’s, once; their ids. */
export async function claimDeskOrders(
  database: Sql,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<string[]> {
  const claimed = await database
    .update(orders)
    .set({ personId: id })
    .where(ofDesk(email))
    .returning({ id: orders.id });
  return claimed.map((order) => order.id);
}

/** Orders of a person that were paid or can still be paid. */
export function findOrdersOf(
  database: Sql,
  { personId, now, search, heldFor }: OrdersAsked,
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
    heldFor === undefined ? or(isNotNull(orders.paidAt), isOpen) : and(isOpen, eq(orders.offerId, heldFor)),
    search ? matchesPrefixes(words, search) : undefined,
  );
  return pageOf(database.select().from(orders).$dynamic(), where, page);
}
