import type { DisputeGroup } from '@chalkline/contract/checkout/disputes.schema.ts';
import type { DisputeState } from '@chalkline/contract/money/money.lifecycles.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import { type OrderRow, orders } from '../orders/orders.table.ts';
import { type PaymentRow, payments } from '../payments/payments.table.ts';
import { type DisputeRow, disputes } from './disputes.table.ts';

export async function findDispute(
  database: Sql,
  paymentId: string,
  reference: string,
): Promise<DisputeRow | null> {
  const [found] = await database
    .select()
    .from(disputes)
    .where(and(eq(disputes.paymentId, paymentId), eq(disputes.reference, reference)));
  return found ?? null;
}

export async function insertDispute(database: Sql, row: DisputeRow): Promise<void> {
  await database.insert(disputes).values(row);
}

export async function changeDispute(
  database: Sql,
  disputeId: string,
  from: DisputeState,
  change: Partial<DisputeRow>,
): Promise<boolean> {
  const { rowCount } = await database
    .update(disputes)
    .set(change)
    .where(and(eq(disputes.id, disputeId), eq(disputes.state, from)));
  return rowCount === 1;
}

/** Whether a bank is still to decide about a payment of this order. */
export async function hasOpenDispute(database: Sql, orderId: string): Promise<boolean> {
  const [found] = await database
    .select({ id: disputes.id })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(and(eq(payments.orderId, orderId), inArray(disputes.state, ['needs_response', 'under_review'])))
    .limit(1);
  return found !== undefined;
}

/** What banks gave back of an order after disputes that its seller lost. */
export async function sumLost(database: Sql, orderId: string): Promise<number> {
  const [found] = await database
    .select({ lost: sql<number>`coalesce(sum(${disputes.amount}), 0)`.mapWith(Number) })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(and(eq(payments.orderId, orderId), eq(payments.outcome, 'paid'), eq(disputes.state, 'lost')));
  return found?.lost ?? 0;
}

/** A dispute with what it is about. */
export interface DisputeOf {
  readonly id: string;
  readonly dispute: DisputeRow;
  readonly payment: PaymentRow;
  readonly order: OrderRow;
}

const selectDisputes = (database: Sql) =>
  database
    .select({ id: disputes.id, dispute: disputes, payment: payments, order: orders })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .$dynamic();

export async function findDisputeOf(database: Sql, disputeId: string): Promise<DisputeOf | null> {
  const [found] = await selectDisputes(database).where(eq(disputes.id, disputeId));
  return found ?? null;
}

export function findDisputesById(database: Sql, ids: readonly string[]): Promise<DisputeOf[]> {
  return selectDisputes(database).where(inArray(disputes.id, [...ids]));
}

export const disputeOrder = newestFirst(disputes.id);

const groups: Readonly<Record<DisputeGroup, readonly DisputeState[]>> = {
  open: ['needs_response', 'under_review'],
  decided: ['won', 'lost'],
};

/** Disputes about what a seller sold; without one, of all sellers. */
export function findSoldDisputes(
  database: Sql,
  { sellerId, group }: { readonly sellerId: string | undefined; readonly group: DisputeGroup | undefined },
  page: KeysetPage,
): Promise<DisputeOf[]> {
  const where = and(
    sellerId === undefined ? undefined : eq(orders.sellerId, sellerId),
    group === undefined ? undefined : inArray(disputes.state, [...groups[group]]),
  );
  return pageOf(selectDisputes(database), where, page);
}

/** Stores what was sent to the bank, once. */
export async function storeEvidence(
  database: Sql,
  disputeId: string,
  sent: Pick<DisputeRow, 'evidence' | 'files' | 'answeredBy' | 'answeredAt'>,
): Promise<void> {
  await database
    .update(disputes)
    .set(sent)
    .where(and(eq(disputes.id, disputeId), isNull(disputes.answeredAt)));
}

/** Stores what came back from the seller, once; false where it was stored before. */
export async function storeTakenBack(database: Sql, disputeId: string, takenBack: number): Promise<boolean> {
  const { rowCount } = await database
    .update(disputes)
    .set({ takenBack })
    .where(and(eq(disputes.id, disputeId), isNull(disputes.takenBack)));
  return rowCount === 1;
}
