import { refundWhatIsLeft } from '../../checkout/refunds/refunds.service.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Parts } from '../../platform/parts.ts';
import { takeCanceledOrder, updateCanceledOrder } from './cancellations.repository.ts';

/**
 * Refunds what is left of an order of a canceled event, once: what it did is written in the same transaction. An order that
 * can't be refunded now, such as one under dispute, is left to the organizer.
 */
export async function refundCanceledOrder(
  parts: Parts,
  { orderId }: { readonly orderId: string },
): Promise<void> {
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
