import type { OrderRenewal } from '@chalkline/contract/checkout/order.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { requireBuyer } from '../orders/orders.access.service.ts';
import { placeWithin } from '../orders/orders.place.service.ts';
import { changeHolds, changeOrder, forgetDetails, lockOrder } from '../orders/orders.repository.ts';
import { isOpenState, stateByClock } from '../orders/orders.rules.ts';
import { alreadyPaid, holdExpired, paymentInProgress } from '../payments/payments.errors.ts';
import { cancelPayments } from './cancel.service.ts';
import { applyPaymentNews } from './settle.apply.service.ts';

/**
 * Orders the same again in place of an unpaid order, at today's prices and with the promo code given. The old places are
 * let go in the transaction that holds the new ones, so nobody can come between. Gives the old order where its payment
 * was faster. Throws what placing throws, `already_paid`, `payment_in_progress` while the bank decides, and
 * `hold_expired` for an order that another one has replaced.
 */
export async function renewOrder(
  parts: Parts,
  viewer: Viewer,
  orderId: string,
  { promoCode }: OrderRenewal,
): Promise<string> {
  const order = await requireBuyer(parts.database.sql, viewer, orderId);
  if (order.paidAt) throw alreadyPaid();
  if (order.state === 'processing') throw paymentInProgress();
  const news = isOpenState(order.state) ? await cancelPayments(parts, orderId) : [];
  return parts.database.transaction(async (tx) => {
    const now = await lockOrder(tx.sql, orderId);
    for (const [paymentId, said] of news) await applyPaymentNews(parts, tx, paymentId, said);
    const isPaid = news.some(([, { state }]) => state === 'succeeded');
    if (isPaid || now.paidAt) return orderId;
    if (now.draft === null) throw holdExpired();
    const { promoCode: _, ...draft } = now.draft;
    const isLapsed = stateByClock(now, parts.clock.now()) === 'expired';
    await changeOrder(tx.sql, orderId, ['held', 'awaiting_payment', 'processing', 'expired', 'canceled'], {
      draft: null,
    });
    await forgetDetails(tx.sql, orderId);
    const state = isLapsed ? 'expired' : 'canceled';
    await changeOrder(tx.sql, orderId, ['held', 'awaiting_payment', 'processing'], { state });
    await changeHolds(tx.sql, orderId, ['active'], { state: 'released' });
    return placeWithin(parts, tx, viewer, { ...draft, ...(promoCode !== null && { promoCode }) });
  });
}
