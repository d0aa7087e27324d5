import type { OrderDraft } from '@chalkline/contract/checkout/order.schema.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { requireBuyer } from '../orders/orders.access.service.ts';
import { orderNotFound } from '../orders/orders.errors.ts';
import { changeDetails, findLines, lockOrder, type OrderLine } from '../orders/orders.repository.ts';
import { isOpenState, stateByClock } from '../orders/orders.rules.ts';
import type { OrderRow } from '../orders/orders.table.ts';
import { alreadyPaid, holdExpired, paymentInProgress } from '../payments/payments.errors.ts';

/** An unpaid order with what was asked for. */
export interface UnpaidOrder {
  readonly order: OrderRow;
  readonly draft: OrderDraft;
  readonly lines: readonly OrderLine[];
}

/** The viewer's own order, as long as it isn't paid. Throws 404 for all others. */
export async function seeUnpaidOrder(sql: Sql, viewer: Viewer, orderId: string): Promise<UnpaidOrder> {
  const order = await requireBuyer(sql, viewer, orderId);
  if (order.draft === null || order.paidAt) throw orderNotFound();
  return { order, draft: order.draft, lines: await findLines(sql, orderId) };
}

/**
 * The same, locked until the transaction ends, while its places are held. Throws 404, `already_paid`, `hold_expired`, and
 * `payment_in_progress` while the bank decides.
 */
export async function enterUnpaidOrder(
  parts: Pick<Parts, 'clock'>,
  tx: Transaction,
  viewer: Viewer,
  orderId: string,
): Promise<UnpaidOrder> {
  await requireBuyer(tx.sql, viewer, orderId);
  const order = await lockOrder(tx.sql, orderId);
  if (order.paidAt) throw alreadyPaid();
  const state = stateByClock(order, parts.clock.now());
  if (!isOpenState(state) || order.draft === null) throw holdExpired();
  if (state === 'processing') throw paymentInProgress();
  return { order, draft: order.draft, lines: await findLines(tx.sql, orderId) };
}

/** What each line says of who comes, as it was asked for and as its domain keeps it. The caller has entered the order. */
export async function changeLineDetails(
  tx: Transaction,
  { order, draft, lines }: UnpaidOrder,
  changed: readonly { readonly asked: unknown; readonly kept: unknown }[],
): Promise<void> {
  const said = draft.lines.map((line, at) => ({ ...line, details: changed[at]?.asked ?? line.details }));
  await changeDetails(tx.sql, order.id, {
    draft: { ...draft, lines: said },
    lines: lines.map(({ id }, at) => ({ id, details: changed[at]?.kept ?? null })),
  });
}
