import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { lockOrder } from '../orders/orders.repository.ts';
import { followRefunds, postCashBack } from './refunds.make.service.ts';
import { changeRefund, findRefunds } from './refunds.repository.ts';

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
  for (const refund of owed) {
    await changeRefund(tx.sql, refund.id, 'asked', { state: 'succeeded' });
    await postCashBack(tx, order, { ...refund, state: 'succeeded' }, handedBy, parts.clock.now());
  }
  if (owed.length > 0) await followRefunds(tx, order);
  return owed.length > 0;
}
