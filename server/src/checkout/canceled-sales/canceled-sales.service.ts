import type { CanceledSales, CancellationState } from '@chalkline/contract/money/canceled-sales.schema.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { sendRefundJob } from '../refunds/refunds.jobs.ts';
import { dropUnpaidOrderJob, refundCanceledOrdersJob } from './canceled-sales.jobs.ts';
import {
  type CanceledSum,
  findFailed,
  findRefundable,
  findRefusedRefunds,
  findUnpaid,
  insertCanceledOrders,
  type Offers,
  resetFailed,
  sumCanceled,
} from './canceled-sales.repository.ts';

export type { Offers } from './canceled-sales.repository.ts';

/** What canceling these offers would refund. */
export async function previewCanceled(sql: Sql, offers: Offers): Promise<CanceledSales> {
  const refundable = await findRefundable(sql, offers);
  const sums = refundable.map((row) => ({ ...row, orders: 1, state: 'waiting' as const }));
  return {
    sums: byCurrency(sums),
    unpaid: (await findUnpaid(sql, offers)).length,
    orders: { waiting: 0, done: 0, failed: 0 },
    failed: [],
  };
}

/** How the refunds of canceled offers are getting on. */
export async function readCanceled(sql: Sql, offers: Offers): Promise<CanceledSales> {
  const sums = await sumCanceled(sql, offers);
  const count = (state: CancellationState) =>
    sums.reduce((total, one) => total + (one.state === state ? one.orders : 0), 0);
  return {
    sums: byCurrency(sums),
    unpaid: (await findUnpaid(sql, offers)).length,
    orders: { waiting: count('waiting'), done: count('done'), failed: count('failed') },
    failed: await findFailed(sql, offers),
  };
}

function byCurrency(sums: readonly CanceledSum[]): CanceledSales['sums'] {
  return [...Map.groupBy(sums, ({ currency }) => currency)].map(([currency, rows]) => ({
    currency,
    orders: rows.reduce((total, { orders }) => total + orders, 0),
    amount: rows.reduce((total, { amount }) => total + amount, 0),
  }));
}

/**
 * Has every paid order of these offers refunded and every unpaid one dropped. Each gets a job of its own, so that a
 * process that dies leaves none undone and none done twice. The caller has made sure that nothing is sold anymore:
 * money that is on its way goes back. Gives how many orders are refunded.
 */
export async function cancelSales(parts: Parts, tx: Transaction, offers: Offers): Promise<number> {
  const found = await findRefundable(tx.sql, offers);
  await insertCanceledOrders(
    tx.sql,
    found.map(({ orderId, amount }) => ({ orderId, amount, state: 'waiting', why: '' })),
  );
  for (const { orderId } of found) await enqueueRefund(parts, tx, orderId);
  for (const orderId of await findUnpaid(tx.sql, offers))
    await parts.jobs.enqueue(tx, dropUnpaidOrderJob, { orderId });
  return found.length;
}

/** Tries the refunds that failed once more. */
export async function retryCanceled(parts: Parts, offers: Offers): Promise<void> {
  await parts.database.transaction(async (tx) => {
    for (const orderId of await resetFailed(tx.sql, offers)) await enqueueRefund(parts, tx, orderId);
    for (const refundId of await findRefusedRefunds(tx.sql, offers))
      await parts.jobs.enqueue(tx, sendRefundJob, { refundId }, { onlyOne: refundId });
  });
}

/** Has one canceled order refunded; while that waits, it isn’t asked for twice. */
export async function enqueueRefund(parts: Parts, tx: Transaction, orderId: string): Promise<void> {
  await parts.jobs.enqueue(tx, refundCanceledOrdersJob, { orderId }, { onlyOne: orderId });
}
