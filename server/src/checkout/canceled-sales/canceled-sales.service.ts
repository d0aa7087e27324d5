import type { CanceledSales } from '@chalkline/contract/money/canceled-sales.schema.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { sendRefundJob } from '../refunds/refunds.jobs.ts';
import { dropUnpaidOrderJob, refundCanceledOrdersJob } from './canceled-sales.jobs.ts';
import {
  type CanceledSum,
  findCashOwed,
  findFailed,
  findRefundable,
  findRefusedRefunds,
  findUnpaid,
  insertCanceledOrders,
  type Offers,
  resetFailed,
  sumCanceled,
} from './canceled-sales.repository.ts';

export { findCanceledAmong, type Offers } from './canceled-sales.repository.ts';

/** What canceling these offers would refund. */
export async function previewCanceled(sql: Sql, offers: Offers): Promise<CanceledSales> {
  const refundable = await findRefundable(sql, offers);
  const sums = refundable.map((row) => ({ ...row, orders: 1, state: 'waiting' as const }));
  return {
    sums: byCurrency(sums),
    unpaid: (await findUnpaid(sql, offers)).length,
    orders: { waiting: 0, done: 0, cash: 0, failed: 0 },
    cash: [],
    failed: [],
  };
}

/** How the refunds of canceled offers are getting on. */
export async function readCanceled(sql: Sql, offers: Offers): Promise<CanceledSales> {
  const sums = await sumCanceled(sql, offers);
  const count = (state: CanceledSum['state']) =>
    sums.reduce((total, one) => total + (one.state === state ? one.orders : 0), 0);
  return {
    sums: byCurrency(sums),
    unpaid: (await findUnpaid(sql, offers)).length,
    orders: {
      waiting: count('waiting'),
      done: count('done'),
      cash: count('cash'),
      failed: count('failed'),
    },
    cash: await findCashOwed(sql, offers),
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
  await enqueueRefunds(
    parts,
    tx,
    found.map(({ orderId }) => orderId),
  );
  const unpaid = await findUnpaid(tx.sql, offers);
  await parts.jobs.enqueueAll(
    tx,
    dropUnpaidOrderJob,
    unpaid.map((orderId) => ({ data: { orderId } })),
  );
  return found.length;
}

/** Tries the refunds that failed once more. */
export async function retryCanceled(parts: Parts, offers: Offers): Promise<void> {
  await parts.database.transaction(async (tx) => {
    await enqueueRefunds(parts, tx, await resetFailed(tx.sql, offers));
    const refused = await findRefusedRefunds(tx.sql, offers);
    await parts.jobs.enqueueAll(
      tx,
      sendRefundJob,
      refused.map((refundId) => ({ data: { refundId }, onlyOne: refundId })),
    );
  });
}

/** Has canceled orders refunded, each by a job of its own; while one waits, it isn’t asked for twice. */
export async function enqueueRefunds(
  parts: Parts,
  tx: Transaction,
  orderIds: readonly string[],
): Promise<void> {
  const all = orderIds.map((orderId) => ({ data: { orderId }, onlyOne: orderId }));
  await parts.jobs.enqueueAll(tx, refundCanceledOrdersJob, all);
}
