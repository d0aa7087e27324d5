import { asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type PaymentAlert, paymentAlerts } from '../alerts/alerts.table.ts';
import { type DisputeRow, disputes } from '../disputes/disputes.table.ts';
import { payments } from '../payments/payments.table.ts';

/** The disputes of an order’s payments, newest first. */
export async function findDisputesOfOrder(database: Sql, orderId: string): Promise<DisputeRow[]> {
  const found = await database
    .select({ dispute: disputes })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(disputes.id));
  return found.map(({ dispute }) => dispute);
}

/** Alerts about any of these: payments, refunds and disputes. */
export function findAlertsAbout(database: Sql, refs: readonly string[]): Promise<PaymentAlert[]> {
  return database
    .select()
    .from(paymentAlerts)
    .where(
      or(
        inArray(paymentAlerts.ref, [...refs]),
        sql`${paymentAlerts.details} ->> 'payment' = any(${sql.param([...refs])}::text[])`,
      ),
    )
    .orderBy(asc(paymentAlerts.id));
}
