import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { and, asc, eq, isNotNull, isNull, ne, notExists, notInArray, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { disputes } from '../disputes/disputes.table.ts';
import { orders } from '../orders/orders.table.ts';
import { payments } from '../payments/payments.table.ts';
import { refunds } from './refunds.table.ts';

/**
 * Payments of a seller that stayed with the platform, oldest first, and what of each is the seller's: without the
 * platform's fee and what went back. Those that a bank took back, or looks at, are left out.
 */
export async function findHeldPayments(
  database: Sql,
  sellerId: string,
  currency: CurrencyCode,
): Promise<{ reference: string; left: number }[]> {
  const isReturned = and(
    eq(refunds.paymentId, payments.id),
    notInArray(refunds.state, ['failed', 'canceled']),
  );
  const returned = database
    .select({ amount: sql`coalesce(sum(${refunds.amount} - ${refunds.fee}), 0)` })
    .from(refunds)
    .where(isReturned);
  const disputed = database
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.paymentId, payments.id), ne(disputes.state, 'won')));
  return database
    .select({
      reference: sql<string>`${payments.reference}`,
      left: sql<number>`${payments.amount} - ${payments.fee} - (${returned})`.mapWith(Number),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(orders.sellerId, sellerId),
        isNotNull(orders.paidAt),
        eq(payments.currency, currency),
        eq(payments.outcome, 'paid'),
        isNull(payments.destination),
        isNotNull(payments.reference),
        notExists(disputed),
      ),
    )
    .orderBy(asc(payments.id));
}
