import { holdOrder } from '../../checkout/orders/orders.access.service.ts';
import { giveBack, giveBackByRule } from '../../checkout/refunds/refunds.service.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Parts } from '../../platform/parts.ts';
import type { ReturnSharesData } from './team-shares.jobs.ts';
import { findShareOf } from './team-shares.repository.ts';

/** Safe to repeat: what went back before is left out. */
export async function returnShares(parts: Parts, { unitIds, isWhole }: ReturnSharesData): Promise<void> {
  for (const unitId of unitIds) {
    try {
      await returnShare(parts, unitId, isWhole);
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      // The rule gives nothing, the bank decides a dispute, or the organizer was faster.
      parts.log.info({ unitId, reason: failure.message }, 'a share of a team stays as it is');
    }
  }
}

async function returnShare(parts: Parts, unitId: string, isWhole: boolean): Promise<void> {
  await parts.database.transaction(async (tx) => {
    const known = await findShareOf(tx.sql, unitId);
    if (!known?.orderId) return;
    const order = await holdOrder(tx, known.orderId);
    // Read again: it may have gone back while this waited for the order.
    if ((await findShareOf(tx.sql, unitId)) === null) return;
    if (isWhole) await giveBack(parts, tx, order, { unitIds: [unitId], reason: 'canceled' });
    else await giveBackByRule(parts, tx, order, { unitIds: [unitId], askedBy: null });
  });
}
