import type { OrderDraft } from '@chalkline/contract/checkout/order.schema.ts';
import { ProviderRefused } from '../../money/providers/payment-provider.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { placeWithin } from '../orders/orders.place.service.ts';
import { changeHolds, changeOrder, findOrder, lockOrder } from '../orders/orders.repository.ts';
import { isOpenState, stateByClock } from '../orders/orders.rules.ts';
import { openSavedPayment } from '../payments/payments.open.service.ts';
import { findPayments } from '../payments/payments.repository.ts';
import { isOpenPayment } from '../payments/payments.rules.ts';
import { settlePayment } from './settle.service.ts';

/**
 * Places an order that is paid from a saved method once the transaction is committed. Throws what placing it refuses,
 * and `payouts_disabled`.
 */
export async function placeSaved(
  parts: Parts,
  tx: Transaction,
  buyer: Viewer,
  { draft, methodId }: { readonly draft: OrderDraft; readonly methodId: string },
): Promise<{ readonly orderId: string; readonly isPaid: boolean }> {
  const orderId = await placeWithin(parts, tx, buyer, draft);
  const isPaid = (await lockOrder(tx.sql, orderId)).paidAt !== null;
  if (!isPaid) await openSavedPayment(parts, tx, orderId, methodId);
  return { orderId, isPaid };
}

export type SavedOutcome = 'paid' | 'open' | 'declined' | 'over';

/**
 * Takes the payment of such an order, or learns what became of it. One that was declined is over and holds nothing
 * anymore. Safe to repeat. Throws ProviderUnreachable.
 */
export async function followSaved(parts: Parts, orderId: string): Promise<SavedOutcome> {
  const { sql } = parts.database;
  const [newest] = await findPayments(sql, orderId);
  if (newest && isOpenPayment(newest.state)) {
    // A payment that the provider doesn't open has failed, which its row says.
    await settlePayment(parts, newest.id).catch((failure: unknown) => {
      if (!(failure instanceof ProviderRefused)) throw failure;
    });
  }
  const [order, [payment]] = [await findOrder(sql, orderId), await findPayments(sql, orderId)];
  if (!order) throw new Error('an order to follow is missing');
  if (order.paidAt) return 'paid';
  if (!isOpenState(stateByClock(order, parts.clock.now()))) return 'over';
  const isDeclined = payment?.state === 'failed' || (payment?.failure ?? null) !== null;
  if (!isDeclined) return 'open';
  await parts.database.transaction((tx) => callOff(tx, orderId));
  return 'declined';
}

/**
 * Ends an unpaid order, so that nothing is taken for it anymore; the poller cancels its payment at the provider, and
 * money that was faster goes back.
 */
export async function callOff(tx: Transaction, orderId: string): Promise<void> {
  await lockOrder(tx.sql, orderId);
  await changeOrder(tx.sql, orderId, ['held', 'awaiting_payment', 'processing'], { state: 'canceled' });
  await changeHolds(tx.sql, orderId, ['active'], { state: 'released' });
}
