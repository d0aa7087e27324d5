import { ProviderUnreachable } from '../../money/providers/payment-provider.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { raiseAlert } from '../alerts/alerts.service.ts';
import { sumLost } from '../disputes/disputes.service.ts';
import { requireBuyer } from '../orders/orders.access.service.ts';
import { findLines, findOrder, lockOrder } from '../orders/orders.repository.ts';
import { isOpenState, stateByClock } from '../orders/orders.rules.ts';
import { paymentsUnavailable } from '../payments/payments.errors.ts';
import { learnReference } from '../payments/payments.open.service.ts';
import { findPayment, findPaymentByReference, findPayments } from '../payments/payments.repository.ts';
import { isOpenPayment } from '../payments/payments.rules.ts';
import { takeFromSaved } from '../payments/payments.saved.service.ts';
import type { PaymentRow } from '../payments/payments.table.ts';
import { providerOf } from '../provider/provider.service.ts';
import { makeRefund } from '../refunds/refunds.make.service.ts';
import { findRefundedUnits, findRefundFor } from '../refunds/refunds.repository.ts';
import { leftOf, refundAmount } from '../refunds/refunds.rules.ts';
import { applyRefundNews } from '../refunds/refunds.send.service.ts';
import { applyPaymentNews } from './settle.apply.service.ts';

/**
 * Reads a payment from the provider and follows it. Webhook, return page and poller all call this, as often and in
 * whatever order they like. Throws ProviderUnreachable, and ProviderRefused where opening it was refused.
 */
export async function settlePayment(parts: Parts, paymentId: string): Promise<void> {
  const payment = await findPayment(parts.database.sql, paymentId);
  if (!payment) throw new Error('a payment to settle is missing');
  const provider = providerOf(parts);
  const news =
    payment.reference === null
      ? await learnReference(parts, payment)
      : await provider.readPayment(payment.reference);
  const taken = await takeFromSaved(parts, payment, news);
  await parts.database.transaction((tx) => applyPaymentNews(parts, tx, paymentId, taken));
}

/** The poller's visit: settles, and cancels at the provider what nobody should pay anymore. */
export async function checkPayment(parts: Parts, paymentId: string): Promise<void> {
  await settlePayment(parts, paymentId);
  const { sql } = parts.database;
  const payment = await findPayment(sql, paymentId);
  const order = payment && (await findOrder(sql, payment.orderId));
  if (!payment?.reference || !order || !isOpenPayment(payment.state)) return;
  if (isOpenState(stateByClock(order, parts.clock.now()))) return;
  const news = await providerOf(parts).cancelPayment(payment.reference);
  await parts.database.transaction((tx) => applyPaymentNews(parts, tx, paymentId, news));
}

/** Asked by the page that the buyer returns to. Throws 503 where the provider can't be reached. */
export async function settleOrder(parts: Parts, viewer: Viewer, orderId: string): Promise<void> {
  await requireBuyer(parts.database.sql, viewer, orderId);
  const [newest] = await findPayments(parts.database.sql, orderId);
  if (!newest) return;
  try {
    await settlePayment(parts, newest.id);
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw paymentsUnavailable();
    throw error;
  }
}

/** News of a payment by the provider's name for it. One that isn't ours, or not known yet, is the poller's. */
export async function settleReference(parts: Parts, reference: string): Promise<void> {
  const found = await findPaymentByReference(parts.database.sql, providerOf(parts).name, reference);
  if (found) await settlePayment(parts, found.id);
}

/**
 * News of a refund by the provider's name for it. One that was made at the provider is adopted: its amount is shared
 * over what the order's units have left.
 */
export async function settleRefund(parts: Parts, reference: string): Promise<void> {
  const provider = providerOf(parts);
  const news = await provider.readRefund(reference);
  const found = await findPaymentByReference(parts.database.sql, provider.name, news.payment);
  if (!found) return;
  // The refund's news may be faster than that of its payment.
  if (found.outcome === null) await settlePayment(parts, found.id);
  await parts.database.transaction(async (tx) => {
    const order = await lockOrder(tx.sql, found.orderId);
    const known = await findRefundFor(tx.sql, found.id, news);
    if (known) return applyRefundNews(parts, tx, order, known.id, news);
    if (news.state === 'failed' || news.state === 'canceled') return;
    const payment = (await findPayment(tx.sql, found.id)) ?? found;
    const units = payment.outcome === 'paid' ? await shareAdopted(tx, payment, news.amount) : [];
    if (units === null) {
      const details = { payment: payment.id, amount: news.amount };
      return raiseAlert(parts, tx, 'refund_exceeds_books', reference, details);
    }
    const { amount } = news;
    const adopted = { order, payment, reason: 'provider', units, amount, askedBy: null, reference } as const;
    const { id } = await makeRefund(parts, tx, adopted);
    await applyRefundNews(parts, tx, order, id, news);
  });
}

async function shareAdopted(tx: Transaction, { orderId, currency }: PaymentRow, amount: number) {
  const lost = await sumLost(tx.sql, orderId);
  const units = (await findLines(tx.sql, orderId)).flatMap((line) => line.units);
  return refundAmount(
    leftOf(units, await findRefundedUnits(tx.sql, orderId), { lost, currency }),
    amount,
    currency,
  );
}
