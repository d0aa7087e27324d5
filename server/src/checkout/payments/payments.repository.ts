import type { PaymentState } from '@chalkline/contract/money/money.lifecycles.ts';
import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type PaymentRow, payments } from './payments.table.ts';

/** All payments of an order, newest first. */
export function findPayments(database: Sql, orderId: string): Promise<PaymentRow[]> {
  return database
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.attempt));
}

export async function findPayment(database: Sql, paymentId: string): Promise<PaymentRow | null> {
  const [found] = await database.select().from(payments).where(eq(payments.id, paymentId));
  return found ?? null;
}

export async function findPaymentByReference(
  database: Sql,
  provider: string,
  reference: string,
): Promise<PaymentRow | null> {
  const [found] = await database
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.reference, reference)));
  return found ?? null;
}

export async function insertPayment(database: Sql, row: PaymentRow): Promise<void> {
  await database.insert(payments).values(row);
}

/** Stores what the provider calls a payment that it was asked to open, once. */
export async function storeReference(
  database: Sql,
  paymentId: string,
  answer: Pick<PaymentRow, 'reference' | 'clientSecret'>,
): Promise<void> {
  await database
    .update(payments)
    .set(answer)
    .where(and(eq(payments.id, paymentId), isNull(payments.reference)));
}

/** Changes a payment that is still in this state. */
export async function changePayment(
  database: Sql,
  paymentId: string,
  from: PaymentState,
  change: Partial<PaymentRow>,
): Promise<boolean> {
  const { rowCount } = await database
    .update(payments)
    .set(change)
    .where(and(eq(payments.id, paymentId), eq(payments.state, from)));
  return rowCount === 1;
}

/** Takes the payments that are due to be checked: two processes at once take different ones. */
export function takeDuePayments(database: Sql, now: Date, limit: number): Promise<PaymentRow[]> {
  return database
    .select()
    .from(payments)
    .where(lte(payments.nextCheckAt, now))
    .orderBy(asc(payments.nextCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Stores what the seller bears of the provider's fee, once; false where it was stored before. */
export async function storeFeeBorne(database: Sql, paymentId: string, feeBorne: number): Promise<boolean> {
  const { rowCount } = await database
    .update(payments)
    .set({ feeBorne })
    .where(and(eq(payments.id, paymentId), isNull(payments.feeBorne)));
  return rowCount === 1;
}
