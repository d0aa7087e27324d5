import { Refusal } from '../../platform/http/refusal.ts';
import type { Parts } from '../../platform/parts.ts';
import { refundWhatIsLeft } from '../refunds/refunds.service.ts';
import { dropOrder } from '../settlement/cancel.service.ts';
import { findWaitingOrders, takeCanceledOrder, updateCanceledOrder } from './canceled-sales.repository.ts';
import { enqueueRefunds } from './canceled-sales.service.ts';

const atOnce = 1000;

/** One order; without one, those that still wait are given a job again. */
export async function refundCanceledOrders(
  parts: Parts,
  { orderId }: { readonly orderId?: string | undefined },
): Promise<void> {
  if (orderId) return refundCanceledOrder(parts, orderId);
  await parts.database.transaction(async (tx) => {
    await enqueueRefunds(parts, tx, await findWaitingOrders(tx.sql, atOnce));
  });
}

/**
 * Refunds what is left of a canceled order, once: what it did is written in the same transaction. An order that can't be
 * refunded now, such as one under dispute, is left to the seller.
 */
export async function refundCanceledOrder(parts: Parts, orderId: string): Promise<void> {
  const refused = await parts.database
    .transaction(async (tx) => {
      const row = await takeCanceledOrder(tx.sql, orderId);
      if (row?.state !== 'waiting') return null;
      await refundWhatIsLeft(parts, tx, orderId, 'canceled');
      await updateCanceledOrder(tx.sql, orderId, { state: 'done', why: '' });
      return null;
    })
    .catch((failure: unknown) => {
      if (failure instanceof Refusal) return failure;
      throw failure;
    });
  if (!refused) return;
  await parts.database.transaction(async (tx) => {
    const row = await takeCanceledOrder(tx.sql, orderId);
    const why = refused.problems[0]?.message ?? '';
    if (row?.state === 'waiting') await updateCanceledOrder(tx.sql, orderId, { state: 'failed', why });
  });
}

/** Safe to repeat: an order that is over stays as it is. */
export async function dropUnpaidOrder(
  parts: Parts,
  { orderId }: { readonly orderId: string },
): Promise<void> {
  await dropOrder(parts, orderId);
}
