import { postEntry } from '../../money/ledger/ledger.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { fulfillOrder } from '../orders/orders.fulfill.service.ts';
import { changeOrder, lockOrder } from '../orders/orders.repository.ts';
import { isOpenState, stateByClock } from '../orders/orders.rules.ts';
import type { OrderRow } from '../orders/orders.table.ts';
import { claimDeskOrders, findDeskName } from '../orders/own-orders.repository.ts';
import { alreadyPaid, holdExpired } from '../payments/payments.errors.ts';
import { cancelPayments } from './cancel.service.ts';
import { applyPaymentNews } from './settle.apply.service.ts';

/**
 * Takes cash for an order at its seller's desk. A payment that is open is canceled at the provider first; one that was
 * faster pays, and no cash is due. Throws `already_paid`, `hold_expired`, and 503 while the provider can't be reached.
 * The caller has checked that `takenBy` works at that desk.
 */
export async function takeCashFor(parts: Parts, orderId: string, takenBy: string): Promise<void> {
  const news = await cancelPayments(parts, orderId);
  await parts.database.transaction(async (tx) => {
    for (const [paymentId, said] of news) await applyPaymentNews(parts, tx, paymentId, said);
    await takeCashWithin(parts, tx, await lockOrder(tx.sql, orderId), takenBy);
  });
}

/**
 * The same for an order without a payment, such as one that was just placed. One that costs nothing is handed over without
 * cash. The caller holds its row.
 */
export async function takeCashWithin(
  parts: Parts,
  tx: Transaction,
  order: OrderRow,
  takenBy: string,
): Promise<void> {
  const at = parts.clock.now();
  if (order.paidAt) throw alreadyPaid();
  if (!isOpenState(stateByClock(order, at))) throw holdExpired();
  await fulfillOrder(parts, tx, order, null);
  const { id, total, currency, sellerId } = order;
  if (total === 0) return;
  await changeOrder(tx.sql, order.id, ['paid'], { cashTakenBy: takenBy, deskPersonId: takenBy });
  const entry = { ref: `order:${id}`, currency, sellerId, at, handledBy: takenBy };
  await postEntry(tx, { ...entry, kind: 'cash_sale', amounts: { total } });
}

/** An order that a desk placed for a buyer, who pays by card. */
export async function noteDesk(tx: Transaction, orderId: string, deskPersonId: string): Promise<void> {
  await changeOrder(tx.sql, orderId, ['held', 'awaiting_payment', 'paid'], { deskPersonId });
}

/** The name that somebody gave at a desk with this email, the last time; null: nobody did. */
export function nameAtDesk(tx: Transaction, email: string): Promise<string | null> {
  return findDeskName(tx.sql, email);
}

/** Orders that a desk sold to an email become the person’s who proved it; their ids. */
export function claimOrdersOfDesk(
  tx: Transaction,
  proven: { readonly id: string; readonly email: string },
): Promise<string[]> {
  return claimDeskOrders(tx.sql, proven);
}
