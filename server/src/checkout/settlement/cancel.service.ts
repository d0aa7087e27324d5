import { type PaymentNews, ProviderUnreachable } from '../../money/providers/payment-provider.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { requireBuyer } from '../orders/orders.access.service.ts';
import { changeHolds, changeOrder, findOrder, lockOrder } from '../orders/orders.repository.ts';
import { isOpenState } from '../orders/orders.rules.ts';
import { alreadyPaid, paymentsUnavailable } from '../payments/payments.errors.ts';
import { findPayments } from '../payments/payments.repository.ts';
import { isOpenPayment } from '../payments/payments.rules.ts';
import { providerOf } from '../provider/provider.service.ts';
import { refundWhole } from '../refunds/refunds.service.ts';
import { applyPaymentNews } from './settle.apply.service.ts';

/**
 * Cancels an unpaid order: its payment first, at the provider. Money that was faster goes back, also where the order was
 * paid meanwhile. A canceled order stays so. Throws `already_paid` for an order that was paid before, and 503.
 */
export async function cancelOrder(parts: Parts, viewer: Viewer, orderId: string): Promise<void> {
  const order = await requireBuyer(parts.database.sql, viewer, orderId);
  if (order.paidAt) throw alreadyPaid();
  if (isOpenState(order.state)) await endUnpaid(parts, orderId, viewer.personId);
}

/** The same for a seller: who can't hand over what was ordered anymore, or whose desk, `askedBy`, stops the sale. Safe to repeat. */
export async function dropOrder(parts: Parts, orderId: string, askedBy: string | null = null): Promise<void> {
  const order = await findOrder(parts.database.sql, orderId);
  if (order && isOpenState(order.state)) await endUnpaid(parts, orderId, askedBy);
}

async function endUnpaid(parts: Parts, orderId: string, askedBy: string | null): Promise<void> {
  const news = await cancelPayments(parts, orderId);
  await parts.database.transaction(async (tx) => {
    const now = await lockOrder(tx.sql, orderId);
    if (now.paidAt && now.state === 'paid')
      await refundWhole(parts, tx, now, { reason: 'canceled', askedBy });
    await changeOrder(tx.sql, orderId, ['held', 'awaiting_payment', 'processing'], { state: 'canceled' });
    await changeHolds(tx.sql, orderId, ['active'], { state: 'released' });
    for (const [paymentId, said] of news) await applyPaymentNews(parts, tx, paymentId, said);
  });
}

/** One whose opening wasn't answered yet is left to the poller, which cancels what belongs to an order that is over. */
export async function cancelPayments(parts: Parts, orderId: string): Promise<[string, PaymentNews][]> {
  const open = (await findPayments(parts.database.sql, orderId)).filter(({ state }) => isOpenPayment(state));
  const news: [string, PaymentNews][] = [];
  try {
    for (const { id, reference } of open) {
      if (reference !== null) news.push([id, await providerOf(parts).cancelPayment(reference)]);
    }
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw paymentsUnavailable();
    throw error;
  }
  return news;
}
