import type { RefundState } from '@chalkline/contract/money/money.lifecycles.ts';
import { and, asc, eq, inArray, isNull, lte, ne, notInArray, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { orders } from '../orders/orders.table.ts';
import { type RefundRow, type RefundUnitRow, refunds, refundUnits } from './refunds.table.ts';

export async function insertRefund(
  database: Sql,
  row: RefundRow,
  units: readonly Omit<RefundUnitRow, 'refundId'>[],
): Promise<void> {
  await database.insert(refunds).values(row);
  if (units.length > 0) {
    await database.insert(refundUnits).values(units.map((unit) => ({ ...unit, refundId: row.id })));
  }
}

export async function findRefund(database: Sql, refundId: string): Promise<RefundRow | null> {
  const [found] = await database.select().from(refunds).where(eq(refunds.id, refundId));
  return found ?? null;
}

/** Oldest first. */
export function findRefunds(database: Sql, orderId: string): Promise<RefundRow[]> {
  return database.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id));
}

/** What went back for each unit, or is on its way. Canceled refunds don't count. */
export function findRefundedUnits(database: Sql, orderId: string): Promise<RefundUnitRow[]> {
  return database
    .select({
      refundId: refundUnits.refundId,
      unitId: refundUnits.unitId,
      amount: refundUnits.amount,
      tax: refundUnits.tax,
      fee: refundUnits.fee,
      isKept: refundUnits.isKept,
    })
    .from(refundUnits)
    .innerJoin(refunds, eq(refunds.id, refundUnits.refundId))
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'canceled')));
}

/** The units of a refund that go back to their seller once its money has arrived. */
export async function findKeptUnits(database: Sql, refundId: string): Promise<string[]> {
  const found = await database
    .select({ unitId: refundUnits.unitId })
    .from(refundUnits)
    .where(and(eq(refundUnits.refundId, refundId), refundUnits.isKept));
  return found.map(({ unitId }) => unitId);
}

/** Which of these units are kept until the money of a refund has arrived. */
export async function findUnitsGoingBack(
  database: Sql,
  unitIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (unitIds.length === 0) return new Set();
  const found = await database
    .select({ unitId: refundUnits.unitId })
    .from(refundUnits)
    .innerJoin(refunds, eq(refunds.id, refundUnits.refundId))
    .where(
      and(
        inArray(refundUnits.unitId, [...unitIds]),
        refundUnits.isKept,
        notInArray(refunds.state, ['succeeded', 'canceled']),
      ),
    );
  return new Set(found.map(({ unitId }) => unitId));
}

/** Whether a refund is for units of its order: one of money that no order took isn't. */
export async function hasUnits(database: Sql, refundId: string): Promise<boolean> {
  return (await database.$count(refundUnits, eq(refundUnits.refundId, refundId))) > 0;
}

/** What has arrived of the refunds of an order's units. */
export async function sumArrived(database: Sql, orderId: string): Promise<number> {
  const [found] = await database
    .select({ amount: sql<number>`coalesce(sum(${refundUnits.amount}), 0)`.mapWith(Number) })
    .from(refundUnits)
    .innerJoin(refunds, eq(refunds.id, refundUnits.refundId))
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'succeeded')));
  return found?.amount ?? 0;
}

/** The refund with this reference, else one of this amount whose reference isn't known yet. */
export async function findRefundFor(
  database: Sql,
  paymentId: string,
  { reference, amount }: { readonly reference: string; readonly amount: number },
): Promise<RefundRow | null> {
  const [known] = await database
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.reference, reference)));
  if (known) return known;
  const [unbound] = await database
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        isNull(refunds.reference),
        eq(refunds.amount, amount),
        inArray(refunds.state, ['asked', 'sent']),
      ),
    )
    .orderBy(asc(refunds.id))
    .limit(1);
  return unbound ?? null;
}

/** Changes a refund that is still in this state. */
export async function changeRefund(
  database: Sql,
  refundId: string,
  from: RefundState,
  change: Partial<RefundRow>,
): Promise<boolean> {
  const { rowCount } = await database
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.id, refundId), eq(refunds.state, from)));
  return rowCount === 1;
}

/** Takes the refunds that are due to be checked: two processes at once take different ones. */
export function takeDueRefunds(database: Sql, now: Date, limit: number): Promise<RefundRow[]> {
  return database
    .select()
    .from(refunds)
    .where(lte(refunds.nextCheckAt, now))
    .orderBy(asc(refunds.nextCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export type RefundForNotice = Awaited<ReturnType<typeof findRefundsForNotices>>[number];

/** Refunds with what a notice about them says. */
export function findRefundsForNotices(database: Sql, ids: readonly string[]) {
  return database
    .select({
      id: refunds.id,
      state: refunds.state,
      reason: refunds.reason,
      amount: refunds.amount,
      isCash: refunds.isCash,
      outsideWay: refunds.outsideWay,
      outsideReference: refunds.outsideReference,
      order: {
        id: orders.id,
        sellerId: orders.sellerId,
        personId: orders.personId,
        email: orders.email,
        buyerName: orders.buyerName,
        title: orders.title,
        currency: orders.currency,
      },
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(inArray(refunds.id, [...ids]));
}
