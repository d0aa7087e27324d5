import type { DisputeState } from '@chalkline/contract/money/money.lifecycles.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { payments } from '../payments/payments.table.ts';
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
