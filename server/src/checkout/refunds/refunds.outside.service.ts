import type { OutsidePayment } from '@chalkline/contract/checkout/sales.schema.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { postEntry } from '../../money/ledger/ledger.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { hasOpenDispute } from '../disputes/disputes.service.ts';
import { orderNotFound } from '../orders/orders.errors.ts';
import { findOrder, lockOrder } from '../orders/orders.repository.ts';
import type { OrderRow } from '../orders/orders.table.ts';
import { sellableOf } from '../orders/sellables.service.ts';
import { disputeOpen, outsideDate, refundNotFailed } from './refunds.errors.ts';
import { finishRefund, postAsked } from './refunds.make.service.ts';
import { notifyOfRefund } from './refunds.notify.service.ts';
import { changeRefund, findRefund, hasUnits } from './refunds.repository.ts';
import type { RefundRow } from './refunds.table.ts';

interface RefundAsked {
  readonly orderId: string;
  readonly refundId: string;
}

/** Throws 404 for everybody but the staff of what was bought and administrators of the site. */
export async function requireSettler(
  sql: Sql,
  viewer: Viewer,
  { orderId }: { orderId: string },
): Promise<void> {
  const order = isId(orderId) ? await findOrder(sql, orderId) : null;
  if (!order) throw orderNotFound();
  if (viewer.accountType === 'admin') return;
  if (!(await sellableOf(order.kind).mayManage(sql, viewer, order.offerId))) throw orderNotFound();
}

/**
 * Marks a refund that failed as paid by its seller, past the provider. Nothing is sent anymore: of this, a retry and the
 * provider's own news one wins. Throws 404, `refund_not_failed`, `dispute_open` and `outside_date`.
 */
export async function settleOutside(
  parts: Parts,
  viewer: Viewer,
  { orderId, refundId }: RefundAsked,
  paid: OutsidePayment,
): Promise<RefundRow> {
  return parts.database.transaction(async (tx) => {
    await requireSettler(tx.sql, viewer, { orderId });
    const order = await lockOrder(tx.sql, orderId);
    const refund = isId(refundId) ? await findRefund(tx.sql, refundId) : null;
    if (refund?.orderId !== orderId) throw notFound();
    if (refund.state !== 'failed') throw refundNotFailed();
    if (await hasOpenDispute(tx.sql, orderId)) throw disputeOpen();
    const now = parts.clock.now();
    requireDay(paid.paidOn, refund.createdAt, now);
    const change = {
      state: 'succeeded',
      attempt: refund.attempt + 1,
      nextCheckAt: null,
      failure: null,
      fromSeller: 0,
      outsideWay: paid.way,
      outsideReference: paid.reference,
      outsideOn: paid.paidOn,
      settledBy: viewer.personId,
    } as const;
    const settled = { ...refund, ...change };
    if (!(await changeRefund(tx.sql, refundId, 'failed', change))) throw refundNotFailed();
    await postOutside(tx, order, settled, now);
    await finishRefund(parts, tx, order, settled, now);
    await notifyOfRefund(parts, tx, order, refund, { happening: 'paid_outside' });
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'refund.paid_outside',
      subjectKind: 'order',
      subjectId: orderId,
      after: { refundId, amount: refund.amount, currency: order.currency, ...paid },
    });
    return (await findRefund(tx.sql, refundId)) ?? settled;
  });
}

/** Its units are owed to the buyer once more, and what the seller paid is owed to the seller. */
async function postOutside(tx: Transaction, order: OrderRow, refund: RefundRow, at: Date): Promise<void> {
  if (await hasUnits(tx.sql, refund.id)) await postAsked(tx, order, refund, at);
  await postEntry(tx, {
    kind: 'refund_paid_outside',
    at,
    ref: refund.id,
    currency: order.currency,
    amounts: { total: refund.amount },
    sellerId: order.sellerId,
  });
}

/** From the day it was asked for until today, wherever on Earth. */
function requireDay(day: string, createdAt: Date, now: Date): void {
  const dayAt = (moment: Date, hours: number) =>
    new Date(moment.getTime() + hours * hour).toISOString().slice(0, 10);
  if (day < dayAt(createdAt, -12) || day > dayAt(now, 14)) throw outsideDate();
}
