import { mayMove } from '@chalkline/contract/lifecycle.ts';
import { refundMoves } from '@chalkline/contract/money/money.lifecycles.ts';
import { postEntry } from '../../money/ledger/ledger.service.ts';
import {
  ProviderRefused,
  ProviderUnreachable,
  type RefundNews,
} from '../../money/providers/payment-provider.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { raiseAlert } from '../alerts/alerts.service.ts';
import { lockOrder } from '../orders/orders.repository.ts';
import type { OrderRow } from '../orders/orders.table.ts';
import { findPayment } from '../payments/payments.repository.ts';
import { nextCheck } from '../payments/payments.rules.ts';
import { providerOf } from '../provider/provider.service.ts';
import { finishRefund, postAsked } from './refunds.make.service.ts';
import { notifyOfRefund, notifySellerOfFailure } from './refunds.notify.service.ts';
import { changeRefund, findRefund, hasUnits } from './refunds.repository.ts';
import type { RefundRow } from './refunds.table.ts';

/** Sends a refund right after it was asked for. Where the provider doesn't answer, the poller sends it again. */
export async function sendRefundSoon(
  parts: Parts,
  { refundId }: { readonly refundId: string },
): Promise<void> {
  try {
    await sendRefund(parts, refundId);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    parts.log.warn({ err: error, refundId }, 'refund not sent, the poller tries again');
  }
}

/**
 * Sends a refund to the provider, or reads what became of one that was sent. Safe to repeat: each attempt has one key.
 * One that failed is sent again as its next attempt. Throws ProviderUnreachable.
 */
export async function sendRefund(parts: Parts, refundId: string): Promise<void> {
  const refund = await parts.database.transaction((tx) => prepareToSend(parts, tx, refundId));
  if (!refund?.paymentId) return;
  const payment = await findPayment(parts.database.sql, refund.paymentId);
  if (!payment?.reference) throw new Error('a refund has no payment at the provider');
  try {
    const news =
      refund.reference === null
        ? await providerOf(parts).refund({
            key: `${refund.id}:${refund.attempt}`,
            payment: payment.reference,
            amount: refund.amount,
            fee: payment.destination === null ? 0 : refund.fee,
          })
        : await providerOf(parts).readRefund(refund.reference);
    await parts.database.transaction(async (tx) => {
      const order = await lockOrder(tx.sql, refund.orderId);
      await applyRefundNews(parts, tx, order, refund.id, news);
    });
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    await parts.database.transaction(async (tx) => {
      const order = await lockOrder(tx.sql, refund.orderId);
      await moveRefund(parts, tx, order, refund.id, { state: 'failed', failure: error.code, fromSeller: 0 });
    });
  }
}

/** Marks a refund as sent; null where there's nothing to do anymore. */
async function prepareToSend(parts: Parts, tx: Transaction, refundId: string): Promise<RefundRow | null> {
  const found = await findRefund(tx.sql, refundId);
  if (!found) throw new Error('a refund to send is missing');
  const order = await lockOrder(tx.sql, found.orderId);
  const refund = (await findRefund(tx.sql, refundId)) ?? found;
  if (refund.state === 'succeeded' || refund.state === 'canceled') return null;
  if (refund.state === 'sent' || refund.state === 'pending') return refund;
  const isRetry = refund.state === 'failed';
  const change = {
    state: 'sent',
    ...(isRetry && { attempt: refund.attempt + 1, reference: null, failure: null }),
  } as const;
  await changeRefund(tx.sql, refundId, refund.state, change);
  const sent = { ...refund, ...change };
  if (isRetry && (await hasUnits(tx.sql, refundId))) await postAsked(tx, order, sent, parts.clock.now());
  return sent;
}

/** Follows what the provider says of a refund. Late and repeated news change nothing. The caller holds the order. */
export async function applyRefundNews(
  parts: Parts,
  tx: Transaction,
  order: OrderRow,
  refundId: string,
  news: RefundNews,
): Promise<void> {
  const refund = await findRefund(tx.sql, refundId);
  if (!refund) throw new Error('a refund with news is missing');
  if (refund.outsideWay !== null) return compareOutside(parts, tx, refund, news);
  if (news.amount !== refund.amount) {
    const amounts = { asked: refund.amount, refunded: news.amount };
    return raiseAlert(parts, tx, 'refund_differs', refund.id, amounts);
  }
  if (refund.reference === null)
    await changeRefund(tx.sql, refund.id, refund.state, { reference: news.reference });
  const { state, fromSeller } = news;
  await moveRefund(parts, tx, order, refund.id, { state, fromSeller, failure: null });
}

/** News of a refund that its seller paid past the provider: only that the provider sent it after all matters. */
async function compareOutside(
  parts: Parts,
  tx: Transaction,
  refund: RefundRow,
  { state, amount }: RefundNews,
): Promise<void> {
  if (state === 'succeeded') await raiseAlert(parts, tx, 'refund_paid_twice', refund.id, { amount });
}

/** The next attempts are no news while they fail. */
const firstAttempt = 1;

type Verdict = Pick<RefundRow, 'state' | 'fromSeller' | 'failure'>;

async function moveRefund(
  parts: Parts,
  tx: Transaction,
  order: OrderRow,
  refundId: string,
  verdict: Verdict,
): Promise<void> {
  const refund = await findRefund(tx.sql, refundId);
  if (!refund || refund.outsideWay !== null || !mayMove(refundMoves, refund.state, verdict.state)) return;
  const now = parts.clock.now();
  const isOver = verdict.state === 'succeeded' || verdict.state === 'canceled';
  const nextCheckAt = isOver ? null : nextCheck(refund.checks, refund.createdAt, now);
  const fromSeller = verdict.state === 'succeeded' ? verdict.fromSeller : 0;
  await changeRefund(tx.sql, refund.id, refund.state, { ...verdict, fromSeller, nextCheckAt });
  if (verdict.state === 'succeeded') {
    await postMoney(tx, order, { ...refund, fromSeller }, 'refund_succeeded', now);
    await finishRefund(parts, tx, order, refund, now);
  }
  if (verdict.state !== 'failed' && verdict.state !== 'canceled') return;
  // Of what was canceled, the buyer heard only what they get back.
  if (verdict.state === 'failed' && refund.attempt === firstAttempt) {
    await notifyOfRefund(parts, tx, order, refund, { happening: 'failed' });
    await notifySellerOfFailure(parts, tx, order, refund);
  }
  if (refund.state === 'succeeded') await postMoney(tx, order, refund, 'refund_returned', now);
  if (await hasUnits(tx.sql, refund.id)) await postAsked(tx, order, refund, now, 'refund_failed');
}

async function postMoney(
  tx: Transaction,
  order: OrderRow,
  refund: RefundRow,
  kind: 'refund_succeeded' | 'refund_returned',
  at: Date,
): Promise<void> {
  const { amount: total, fromSeller } = refund;
  await postEntry(tx, {
    kind,
    at,
    ref: `${refund.id}:${refund.attempt}`,
    currency: order.currency,
    amounts: { total, fromSeller, fromPlatform: total - fromSeller },
    sellerId: order.sellerId,
  });
}
