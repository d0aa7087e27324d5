import { postEntry } from '../../money/ledger/ledger.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { lockOrder } from '../orders/orders.repository.ts';
import type { OrderRow } from '../orders/orders.table.ts';
import { finishRefund } from './refunds.make.service.ts';
import { changeRefund, findRefunds } from './refunds.repository.ts';
import type { RefundRow } from './refunds.table.ts';

/**
 * The cash of an order’s refunds was given back by this person. False: none was left to give, such as for the second of
 * two desks. The caller has checked that `handedBy` works at that desk.
 */
export async function handCashBack(
  parts: Parts,
  tx: Transaction,
  orderId: string,
  handedBy: string,
): Promise<boolean> {
  const order = await lockOrder(tx.sql, orderId);
  const owed = (await findRefunds(tx.sql, orderId)).filter(
    ({ isCash, state }) => isCash && state === 'asked',
  );
  const now = parts.clock.now();
  for (const refund of owed) {
    await changeRefund(tx.sql, refund.id, 'asked', { state: 'succeeded' });
    await postCashBack(tx, order, refund, handedBy, now);
    await finishRefund(parts, tx, order, { ...refund, state: 'succeeded' }, now);
  }
  return owed.length > 0;
}

async function postCashBack(
  tx: Transaction,
  { currency, sellerId }: OrderRow,
  { id: ref, amount: total }: RefundRow,
  handledBy: string,
  at: Date,
): Promise<void> {
  if (total === 0) return;
  await postEntry(tx, { kind: 'cash_refund', at, ref, currency, amounts: { total }, sellerId, handledBy });
}
