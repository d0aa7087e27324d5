import type { RefundReason } from '@chalkline/contract/checkout/orders.lifecycle.ts';
import type { RefundState } from '@chalkline/contract/money/money.lifecycles.ts';
import { postEntry } from '../../money/ledger/ledger.service.ts';
import { nextDocumentNumber } from '../../money/sellers/sellers.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { soldOrder } from '../orders/orders.fulfill.service.ts';
import { changeOrder, findLines, returnUnits } from '../orders/orders.repository.ts';
import type { OrderRow } from '../orders/orders.table.ts';
import { sellableOf } from '../orders/sellables.service.ts';
import { nextCheck } from '../payments/payments.rules.ts';
import type { PaymentRow } from '../payments/payments.table.ts';
import { sendRefundJob } from './refunds.jobs.ts';
import { notifyOfRefund } from './refunds.notify.service.ts';
import { changeRefund, findKeptUnits, hasUnits, insertRefund, sumArrived } from './refunds.repository.ts';
import type { UnitRefund } from './refunds.rules.ts';
import type { RefundRow } from './refunds.table.ts';

export interface RefundToMake {
  /** The caller holds its row. */
  readonly order: OrderRow;
  /** Where the money goes back to; null where nothing was paid. */
  readonly payment: PaymentRow | null;
  readonly reason: RefundReason;
  /** By unit; none for money that no order took, of which `amount` goes back. */
  readonly units: readonly UnitRefund[];
  readonly amount: number;
  readonly askedBy: string | null;
  readonly note?: string | undefined;
  /** What the provider calls it where it was made there. */
  readonly reference?: string;
  /** Its units go back to their seller once the money has arrived. */
  readonly keeps?: boolean;
}

/** Stores a refund, posts it and has it sent. One of 0 is done at once. */
export async function makeRefund(parts: Parts, tx: Transaction, asked: RefundToMake): Promise<RefundRow> {
  const {
    order,
    payment,
    reason,
    units,
    amount,
    askedBy,
    note = null,
    reference = null,
    keeps = false,
  } = asked;
  const now = parts.clock.now();
  const part = (name: 'tax' | 'fee') => units.reduce((sum, unit) => sum + unit[name], 0);
  const isSent = reference !== null;
  const isCash = order.cashTakenBy !== null && payment === null;
  const isDone = amount === 0;
  const state: RefundState = isDone ? 'succeeded' : isSent ? 'sent' : 'asked';
  const row: RefundRow = {
    id: newId(now.getTime()),
    orderId: order.id,
    paymentId: payment?.id ?? null,
    reason,
    state,
    amount,
    reference,
    askedBy,
    note,
    isCash,
    tax: part('tax'),
    fee: part('fee'),
    attempt: 1,
    failure: null,
    fromSeller: 0,
    nextCheckAt: isDone || isCash ? null : nextCheck(0, now, now),
    checks: 0,
    createdAt: now,
    creditNoteNumber: null,
    creditedAt: null,
    outsideWay: null,
    outsideReference: null,
    outsideOn: null,
    settledBy: null,
  };
  await insertRefund(
    tx.sql,
    row,
    units.map(({ unitId, amount, tax, fee }) => ({ unitId, amount, tax, fee, isKept: keeps && !isDone })),
  );
  // Cash is listed at the desk, and posted when somebody there gives it back.
  if (!isCash && units.length > 0) await postAsked(tx, order, row, now);
  const isTold = reason === 'canceled' && sellableOf(order.kind).tellsCancellation === true;
  if (amount > 0 && !isTold) {
    await notifyOfRefund(parts, tx, order, row, { byMail: !(await isMailed(tx, asked)) });
  }
  if (!isDone && !isSent && !isCash) await parts.jobs.enqueue(tx, sendRefundJob, { refundId: row.id });
  return row;
}

/** Whether the buyer is mailed by who canceled it: one cause, one mail. */
async function isMailed(tx: Transaction, { order, reason, units }: RefundToMake): Promise<boolean> {
  const { mailsCancellation } = sellableOf(order.kind);
  if (reason !== 'canceled' || !mailsCancellation) return false;
  // What a desk sold to an email is mailed about there.
  if (order.personId === null) return true;
  return mailsCancellation(
    tx.sql,
    order.personId,
    units.map(({ unitId }) => unitId),
  );
}

/** Posts that a refund's units are owed to the buyer, once for each attempt. */
export async function postAsked(
  tx: Transaction,
  order: OrderRow,
  refund: RefundRow,
  at: Date,
  kind: 'refund_asked' | 'refund_failed' = 'refund_asked',
): Promise<void> {
  const { amount: total, tax, fee } = refund;
  await postEntry(tx, {
    kind,
    at,
    ref: `${refund.id}:${refund.attempt}`,
    currency: order.currency,
    amounts: { total, tax, fee, net: total - tax - fee },
    sellerId: order.sellerId,
  });
}

/** Gives units back to the domain that sold them. Those that went back before are left out. */
export async function takeBackUnits(
  parts: Parts,
  tx: Transaction,
  order: OrderRow,
  unitIds: readonly string[],
): Promise<void> {
  const returned = await returnUnits(tx.sql, unitIds, parts.clock.now());
  if (returned.length === 0) return;
  const units = returned.map(({ id, lineId, total }) => ({ id, lineId, total }));
  await sellableOf(order.kind).takeBack(parts, tx, await soldOrder(tx, order), units);
}

/** Moves an order to what has come back of it. */
export async function followRefunds(tx: Transaction, order: OrderRow): Promise<void> {
  const arrived = await sumArrived(tx.sql, order.id);
  if (order.total === 0) {
    const units = (await findLines(tx.sql, order.id)).flatMap((line) => line.units);
    if (units.every(({ returnedAt }) => returnedAt !== null))
      await changeOrder(tx.sql, order.id, ['paid'], { state: 'refunded' });
  } else if (arrived === order.total) {
    await changeOrder(tx.sql, order.id, ['paid', 'partly_refunded'], { state: 'refunded' });
  } else if (arrived > 0) {
    await changeOrder(tx.sql, order.id, ['paid'], { state: 'partly_refunded' });
  }
}

/** What follows once the money of a refund is with the buyer. The caller holds the order. */
export async function finishRefund(
  parts: Parts,
  tx: Transaction,
  order: OrderRow,
  refund: RefundRow,
  now: Date,
): Promise<void> {
  await creditRefund(tx, order, refund, now);
  const kept = await findKeptUnits(tx.sql, refund.id);
  if (kept.length > 0) await takeBackUnits(parts, tx, order, kept);
  // What goes back of money that came too late ends its order; of a second payment it doesn't.
  if (refund.reason === 'late_payment') {
    await changeOrder(tx.sql, order.id, ['expired', 'canceled'], { state: 'refunded' });
  } else await followRefunds(tx, order);
}

/** Gives a refund of an invoice its credit note, once: a bank that returns the money takes no number back. */
async function creditRefund(tx: Transaction, order: OrderRow, refund: RefundRow, now: Date): Promise<void> {
  const isOfInvoice = order.invoiceNumber !== null && (await hasUnits(tx.sql, refund.id));
  if (!isOfInvoice || refund.creditNoteNumber !== null) return;
  const creditNoteNumber = await nextDocumentNumber(tx, order.sellerId, 'credit_note', now);
  await changeRefund(tx.sql, refund.id, 'succeeded', { creditNoteNumber, creditedAt: now });
}
