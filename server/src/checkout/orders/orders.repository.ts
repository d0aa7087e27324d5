import { type OrderState, openOrderStates } from '@chalkline/contract/checkout/orders.lifecycle.ts';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import {
  type HoldRow,
  holds,
  type OrderLineRow,
  type OrderRow,
  type OrderUnitRow,
  orderLines,
  orders,
  orderUnits,
} from './orders.table.ts';
import { isInForce, isOfBuyer } from './orders-in-force.table.ts';

export interface NewOrderRows {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly units: readonly OrderUnitRow[];
  readonly holds: readonly HoldRow[];
}

export async function insertOrder(database: Sql, rows: NewOrderRows): Promise<void> {
  await database.insert(orders).values(rows.order);
  await database.insert(orderLines).values([...rows.lines]);
  await database.insert(orderUnits).values([...rows.units]);
  if (rows.holds.length > 0) await database.insert(holds).values([...rows.holds]);
}

export async function findOrder(database: Sql, orderId: string): Promise<OrderRow | null> {
  const [found] = await database.select().from(orders).where(eq(orders.id, orderId));
  return found ?? null;
}

/** Reads an order and keeps everybody else from changing it until the transaction ends. */
export async function lockOrder(database: Sql, orderId: string): Promise<OrderRow> {
  const [found] = await database.select().from(orders).where(eq(orders.id, orderId)).for('no key update');
  if (!found) throw new Error('an order that something belongs to is missing');
  return found;
}

/** Changes an order that is in one of these states. Gives false where it's in none of them. */
export async function changeOrder(
  database: Sql,
  orderId: string,
  from: readonly OrderState[],
  change: Partial<OrderRow>,
): Promise<boolean> {
  const { rowCount } = await database
    .update(orders)
    .set(change)
    .where(and(eq(orders.id, orderId), inArray(orders.state, [...from])));
  return rowCount === 1;
}

export interface OrderLine extends OrderLineRow {
  readonly units: readonly OrderUnitRow[];
}

export async function findLines(database: Sql, orderId: string): Promise<OrderLine[]> {
  const rows = await database
    .select({ line: orderLines, unit: orderUnits })
    .from(orderLines)
    .innerJoin(orderUnits, eq(orderUnits.lineId, orderLines.id))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position), asc(orderUnits.position));
  const lines = new Map<string, OrderLineRow & { units: OrderUnitRow[] }>();
  for (const { line, unit } of rows) {
    const known = lines.get(line.id) ?? { ...line, units: [] };
    known.units.push(unit);
    lines.set(line.id, known);
  }
  return [...lines.values()];
}

/** Whom the last invoice of a buyer was for, where they said so. */
export async function findLastBilling(database: Sql, personId: string): Promise<OrderRow['billing']> {
  const [found] = await database
    .select({ billing: orders.billing })
    .from(orders)
    .where(and(eq(orders.personId, personId), isNotNull(orders.billing)))
    .orderBy(desc(orders.id))
    .limit(1);
  return found?.billing ?? null;
}

/** Empties what the seller kept with the lines, such as answers of athletes. */
export async function forgetDetails(database: Sql, orderId: string): Promise<void> {
  await database.update(orderLines).set({ details: null }).where(eq(orderLines.orderId, orderId));
}

/** What is asked for, and what the seller keeps with each line until it is paid. */
export async function changeDetails(
  database: Sql,
  orderId: string,
  {
    draft,
    lines,
  }: { readonly draft: OrderRow['draft']; readonly lines: readonly Pick<OrderLineRow, 'id' | 'details'>[] },
): Promise<void> {
  await database.update(orders).set({ draft }).where(eq(orders.id, orderId));
  for (const { id, details } of lines)
    await database.update(orderLines).set({ details }).where(eq(orderLines.id, id));
}

/**
 * Empties what unpaid orders say of people, those whose hold ended first. Orders that something is being done with are
 * left to the next time. Gives how many there were.
 */
export async function forgetUnpaid(database: Sql, before: Date, limit: number): Promise<number> {
  const isOver = and(isNotNull(orders.draft), inArray(orders.state, ['expired', 'canceled']));
  const found = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOver, lt(orders.holdUntil, before)))
    .orderBy(asc(orders.holdUntil))
    .limit(limit)
    .for('update', { skipLocked: true });
  await forgetOrders(
    database,
    found.map(({ id }) => id),
  );
  return found.length;
}

/** The same for all unpaid orders of a person, whatever their state: money on its way goes back. */
export async function forgetUnpaidOf(
  database: Sql,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const isTheirs = or(eq(orders.personId, id), eq(orders.email, email));
  const found = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(isTheirs, isNotNull(orders.draft)))
    .for('update');
  await forgetOrders(
    database,
    found.map((order) => order.id),
  );
}

async function forgetOrders(database: Sql, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await database
    .update(orderLines)
    .set({ details: null })
    .where(inArray(orderLines.orderId, [...orderIds]));
  await database
    .update(orders)
    .set({ draft: null })
    .where(inArray(orders.id, [...orderIds]));
}

/** Orders whose hold is over, oldest first. */
export async function findLapsed(database: Sql, now: Date, limit: number): Promise<string[]> {
  const found = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.state, ['held', 'awaiting_payment']), lte(orders.holdUntil, now)))
    .orderBy(asc(orders.holdUntil))
    .limit(limit);
  return found.map(({ id }) => id);
}

export function findHolds(database: Sql, orderId: string): Promise<HoldRow[]> {
  return database.select().from(holds).where(eq(holds.orderId, orderId));
}

export async function changeHolds(
  database: Sql,
  orderId: string,
  from: readonly HoldRow['state'][],
  change: Partial<HoldRow>,
): Promise<void> {
  await database
    .update(holds)
    .set(change)
    .where(and(eq(holds.orderId, orderId), inArray(holds.state, [...from])));
}

/** From now on places whose hold lapsed are free: an order of theirs that is paid later has to find room again. */
export async function expireHolds(database: Sql, pools: readonly string[], now: Date): Promise<void> {
  await database
    .update(holds)
    .set({ state: 'expired' })
    .where(and(inArray(holds.pool, [...pools]), eq(holds.state, 'active'), lte(holds.expiresAt, now)));
}

/** Places that are held, by pool. */
export async function countHeld(
  database: Sql,
  pools: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await database
    .select({ pool: holds.pool, quantity: sql<number>`sum(${holds.quantity})`.mapWith(Number) })
    .from(holds)
    .where(and(inArray(holds.pool, [...pools]), eq(holds.state, 'active')))
    .groupBy(holds.pool);
  return new Map(found.map(({ pool, quantity }) => [pool, quantity]));
}

/** The same without holds that lapsed, whether or not they were expired. */
export async function countHeldNow(
  database: Sql,
  pools: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const found = await database
    .select({ pool: holds.pool, quantity: sql<number>`sum(${holds.quantity})`.mapWith(Number) })
    .from(holds)
    .where(
      and(
        inArray(holds.pool, [...pools]),
        eq(holds.state, 'active'),
        or(isNull(holds.expiresAt), gt(holds.expiresAt, now)),
      ),
    )
    .groupBy(holds.pool);
  return new Map(found.map(({ pool, quantity }) => [pool, quantity]));
}

export interface PromoUses {
  readonly all: number;
  readonly ofBuyer: number;
}

/** Orders that use a code: paid ones, and open ones whose hold isn't over. Fully refunded ones free it. */
export async function countPromoUses(
  database: Sql,
  promoCodeId: string,
  buyer: { readonly personId: string | null; readonly email: string },
  now: Date,
): Promise<PromoUses> {
  const [found] = await database
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      ofBuyer: sql<number>`count(*) filter (where ${isOfBuyer(buyer)})`.mapWith(Number),
    })
    .from(orders)
    .where(and(eq(orders.promoCodeId, promoCodeId), isInForce(now)));
  return found ?? { all: 0, ofBuyer: 0 };
}

/** Gives the units that weren't returned before. */
export async function returnUnits(
  database: Sql,
  unitIds: readonly string[],
  returnedAt: Date,
): Promise<OrderUnitRow[]> {
  return database
    .update(orderUnits)
    .set({ returnedAt })
    .where(and(inArray(orderUnits.id, [...unitIds]), isNull(orderUnits.returnedAt)))
    .returning();
}

export interface OpenOrder {
  readonly id: string;
  readonly holdUntil: Date;
  readonly itemIds: readonly string[];
}

/** Oldest first. */
export function findOpenOrders(
  database: Sql,
  personId: string,
  { kind, offerId }: { readonly kind: string; readonly offerId: string },
  now: Date,
): Promise<OpenOrder[]> {
  return database
    .select({
      id: orders.id,
      holdUntil: orders.holdUntil,
      itemIds: sql<string[]>`array_agg(${orderLines.itemId})`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.kind, kind),
        eq(orders.offerId, offerId),
        eq(orders.personId, personId),
        inArray(orders.state, [...openOrderStates]),
        or(eq(orders.state, 'processing'), gt(orders.holdUntil, now)),
      ),
    )
    .groupBy(orders.id)
    .orderBy(asc(orders.id));
}
