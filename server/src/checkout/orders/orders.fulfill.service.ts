import { openOrderStates } from '@chalkline/contract/checkout/orders.lifecycle.ts';
import { nextDocumentNumber, sellerById } from '../../money/sellers/sellers.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { mailReceiptJob } from './orders.jobs.ts';
import { changeHolds, changeOrder, findLines, forgetDetails } from './orders.repository.ts';
import type { OrderRow } from './orders.table.ts';
import type { SoldOrder } from './sellable.service.ts';
import { sellableOf } from './sellables.service.ts';
import { notifyOfSale } from './sold.notify.service.ts';

/**
 * Hands over what was bought: the order is paid, its holds are places now, its invoice has a number and the receipt is
 * on its way. The caller holds the order's row and the locks of its pools, and has checked that there's room.
 * `methodId`: the method that was kept with it.
 */
export async function fulfillOrder(
  parts: Parts,
  tx: Transaction,
  order: OrderRow,
  methodId: string | null,
): Promise<void> {
  const paidAt = parts.clock.now();
  const invoiceNumber =
    order.total > 0 ? await nextDocumentNumber(tx, order.sellerId, 'invoice', paidAt) : null;
  const { name, address, taxNumber, personId } = await sellerById(tx, order.sellerId);
  const soldBy = { name, address, taxNumber };
  const paid = { state: 'paid', paidAt, invoiceNumber, soldBy, draft: null } as const;
  const isPaid = await changeOrder(tx.sql, order.id, [...openOrderStates, 'expired'], paid);
  if (!isPaid) throw new Error('an order was fulfilled that is over');
  await changeHolds(tx.sql, order.id, ['active', 'expired'], { state: 'converted', expiresAt: null });
  const sellable = sellableOf(order.kind);
  const sold = await soldOrder(tx, order);
  await sellable.fulfill(parts, tx, sold, methodId);
  if (sellable.tellsSeller?.(sold)) await notifyOfSale(parts, tx, order, personId);
  // The seller has its own copy now, which goes with the person's account. The books need none.
  await forgetDetails(tx.sql, order.id);
  await parts.jobs.enqueue(tx, mailReceiptJob, { orderId: order.id });
}

/** An order as the domain that sold it knows it. */
export async function soldOrder(tx: Pick<Transaction, 'sql'>, order: OrderRow): Promise<SoldOrder> {
  const lines = await findLines(tx.sql, order.id);
  return {
    id: order.id,
    buyer: { personId: order.personId, email: order.email, name: order.buyerName },
    offerId: order.offerId,
    at: order.createdAt,
    lines: lines.map(({ id, itemId, details, units }) => ({
      id,
      itemId,
      details,
      units: units.map((unit) => ({ id: unit.id, lineId: id, total: unit.total })),
    })),
  };
}
