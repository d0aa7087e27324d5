import type { RefundReason } from '@chalkline/contract/checkout/orders.lifecycle.ts';
import { mayMove } from '@chalkline/contract/lifecycle.ts';
import { paymentMoves } from '@chalkline/contract/money/money.lifecycles.ts';
import { postEntry } from '../../money/ledger/ledger.service.ts';
import type { PaymentNews } from '../../money/providers/payment-provider.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { raiseAlert } from '../alerts/alerts.service.ts';
import { fulfillOrder } from '../orders/orders.fulfill.service.ts';
import { changeHolds, changeOrder, findHolds, lockOrder } from '../orders/orders.repository.ts';
import { findShortage, lockPools } from '../orders/orders.room.service.ts';
import { isOpenState, poolNeeds } from '../orders/orders.rules.ts';
import type { OrderRow } from '../orders/orders.table.ts';
import { sellableOf } from '../orders/sellables.service.ts';
import { changePayment, findPayment } from '../payments/payments.repository.ts';
import type { PaymentRow } from '../payments/payments.table.ts';
import { makeRefund } from '../refunds/refunds.make.service.ts';
import { forgetUnused, keepMethod } from '../saved-methods/saved-methods.service.ts';
import { passOnFeeJob } from './settlement.jobs.ts';

/**
 * Follows what the provider says of a payment, in one transaction: order, holds, ledger, fulfillment, invoice number
 * and receipt, or the way back for money that no order can take. Safe to repeat and in any order: a payment's state only
 * moves forward, and its money is dealt with once.
 */
export async function applyPaymentNews(
  parts: Parts,
  tx: Transaction,
  paymentId: string,
  news: PaymentNews,
): Promise<void> {
  const known = await findPayment(tx.sql, paymentId);
  if (!known) throw new Error('a payment with news is missing');
  const order = await lockOrder(tx.sql, known.orderId);
  // Read again: the same news may have been followed while this waited for the order.
  const payment = (await findPayment(tx.sql, paymentId)) ?? known;
  if (mayMove(paymentMoves, payment.state, news.state)) {
    const { state, failure } = news;
    const isOver = state === 'failed' || state === 'canceled';
    await changePayment(tx.sql, payment.id, payment.state, {
      state,
      failure,
      ...(isOver && { nextCheckAt: null }),
    });
    if (state !== 'succeeded') await followPayment(tx, order, state === 'processing');
  } else if (news.state === payment.state && news.failure !== payment.failure) {
    // Declined once more, for another reason.
    await changePayment(tx.sql, payment.id, payment.state, { failure: news.failure });
  }
  if (news.state === 'succeeded') await receive(parts, tx, order, payment, news);
}

/** The provider's verdict keeps the places; while the buyer still has to do something, the clock runs on. */
async function followPayment(tx: Transaction, order: OrderRow, isProcessing: boolean): Promise<void> {
  if (isProcessing) {
    const isKept = await changeOrder(tx.sql, order.id, ['held', 'awaiting_payment'], { state: 'processing' });
    if (isKept) await changeHolds(tx.sql, order.id, ['active'], { expiresAt: null });
  } else {
    const runs = await changeOrder(tx.sql, order.id, ['processing'], { state: 'awaiting_payment' });
    if (runs) await changeHolds(tx.sql, order.id, ['active'], { expiresAt: order.holdUntil });
  }
}

async function receive(
  parts: Parts,
  tx: Transaction,
  order: OrderRow,
  payment: PaymentRow,
  news: PaymentNews,
): Promise<void> {
  const outcome = payment.outcome ?? (await decide(parts, tx, order, payment, news));
  // What the provider takes is often known a moment later: it's asked again until then.
  const nextCheckAt = news.providerFee === null ? payment.nextCheckAt : null;
  await changePayment(tx.sql, payment.id, 'succeeded', { outcome, nextCheckAt });
  if (outcome === 'differs') return;
  const entry = {
    ref: payment.id,
    currency: order.currency,
    sellerId: order.sellerId,
    at: parts.clock.now(),
  };
  await postEntry(tx, { ...entry, kind: 'transferred', amounts: { amount: news.transferred } });
  await postEntry(tx, { ...entry, kind: 'provider_fee', amounts: { amount: news.providerFee ?? 0 } });
  const fee = news.providerFee ?? 0;
  if (outcome === 'paid' && fee > 0 && payment.sellerBearsFee && payment.feeBorne === null)
    await parts.jobs.enqueue(tx, passOnFeeJob, { paymentId: payment.id, fee }, { onlyOne: payment.id });
}

async function decide(
  parts: Parts,
  tx: Transaction,
  order: OrderRow,
  payment: PaymentRow,
  news: PaymentNews,
): Promise<NonNullable<PaymentRow['outcome']>> {
  if (differs(payment, news)) {
    const { amount, currency, destination } = news;
    await raiseAlert(parts, tx, 'payment_differs', payment.id, { amount, currency, destination });
    return 'differs';
  }
  const refused = await whyNot(parts, tx, order);
  if (refused) {
    if (news.saved) await forgetUnused(parts, tx, news.saved);
    return sendBack(parts, tx, order, payment, refused);
  }
  const methodId =
    order.savesMethod && news.saved && order.personId
      ? await keepMethod(parts, tx, order.personId, news.saved)
      : null;
  await fulfillOrder(parts, tx, order, methodId);
  const { total, tax, fee } = order;
  await postEntry(tx, {
    kind: 'paid',
    ref: payment.id,
    currency: order.currency,
    amounts: { total, tax, fee, net: total - tax - fee },
    sellerId: order.sellerId,
    discount: order.discount,
    at: parts.clock.now(),
  });
  return 'paid';
}

function differs(payment: PaymentRow, news: PaymentNews): boolean {
  return (
    news.amount !== payment.amount ||
    news.currency !== payment.currency ||
    news.destination !== payment.destination
  );
}

/**
 * Why money can't pay for its order: it's paid or over, was called off, or its hold lapsed and somebody else has the
 * places. Takes the pools' locks, which fulfilling needs as well.
 */
async function whyNot(parts: Parts, tx: Transaction, order: OrderRow): Promise<RefundReason | null> {
  if (order.state === 'canceled') return 'late_payment';
  if (!isOpenState(order.state) && order.state !== 'expired')
    return order.paidAt ? 'second_payment' : 'late_payment';
  // Another order took its place, or what it was for has been erased.
  if (order.draft === null) return 'late_payment';
  const sellable = sellableOf(order.kind);
  const now = parts.clock.now();
  if (!(await sellable.isOpen(tx, order.offerId, order.id, now))) return 'late_payment';
  const drawn = await findHolds(tx.sql, order.id);
  await lockPools(
    tx,
    drawn.map(({ pool }) => pool),
  );
  // Read after the locks. A hold that nobody has expired still has its places, even if its time is over.
  const lost = (await findHolds(tx.sql, order.id)).filter(({ state }) => state !== 'active');
  const needs = poolNeeds(lost.map(({ pool, quantity }) => ({ pools: [pool], quantity })));
  return (await findShortage(tx, sellable, needs, now)) ? 'late_payment' : null;
}

async function sendBack(
  parts: Parts,
  tx: Transaction,
  order: OrderRow,
  payment: PaymentRow,
  reason: RefundReason,
): Promise<'returned'> {
  const { amount } = payment;
  await changeOrder(tx.sql, order.id, ['held', 'awaiting_payment', 'processing'], { state: 'expired' });
  await changeHolds(tx.sql, order.id, ['active'], { state: 'released' });
  if (amount === 0) return 'returned';
  const entry = {
    ref: payment.id,
    currency: order.currency,
    sellerId: order.sellerId,
    at: parts.clock.now(),
  };
  await postEntry(tx, { ...entry, kind: 'received_in_excess', amounts: { total: amount } });
  await makeRefund(parts, tx, { order, payment, reason, units: [], amount, askedBy: null });
  return 'returned';
}
