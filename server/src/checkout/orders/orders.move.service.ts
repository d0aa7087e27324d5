import type { Transaction } from '../../platform/database/database.ts';
import { type MovedOffer, moveStarts } from './moved-orders.repository.ts';

/**
 * Orders follow what they are for to its new start: refunds count their hours from it, receipts and files for banks name it.
 * The refund rule itself stays as it was bought.
 */
export async function moveOrders(tx: Transaction, moved: readonly MovedOffer[]): Promise<void> {
  if (moved.length > 0) await moveStarts(tx.sql, moved);
}
