import { postEntry } from '../../money/ledger/ledger.service.ts';
import { ProviderRefused } from '../../money/providers/payment-provider.service.ts';
import type { Parts } from '../../platform/parts.ts';
import { raiseAlert } from '../alerts/alerts.service.ts';
import { lockOrder } from '../orders/orders.repository.ts';
import { providerOf } from '../provider/provider.service.ts';
import { findDisputeOf, storeTakenBack } from './disputes.repository.ts';

/**
 * Takes the money of a lost dispute back from the seller's account, where it was transferred. Run twice, it's taken
 * once. Where the provider refuses, an administrator has to look at it. Throws ProviderUnreachable.
 */
export async function takeBackLost(
  parts: Parts,
  { disputeId }: { readonly disputeId: string },
): Promise<void> {
  const found = await findDisputeOf(parts.database.sql, disputeId);
  if (!found) throw new Error('a lost dispute is missing');
  const { dispute, order, payment } = found;
  if (dispute.state !== 'lost' || dispute.takenBack !== null) return;
  if (!payment.reference) throw new Error('a disputed payment has no name at the provider');
  const taken = await providerOf(parts)
    .reverseTransfer({ key: `dispute:${disputeId}`, payment: payment.reference, amount: dispute.amount })
    .catch((failure: unknown) => {
      if (failure instanceof ProviderRefused) return failure;
      throw failure;
    });
  await parts.database.transaction(async (tx) => {
    await lockOrder(tx.sql, order.id);
    if (taken instanceof ProviderRefused) {
      const details = { amount: dispute.amount, code: taken.code };
      return raiseAlert(parts, tx, 'dispute_unrecovered', disputeId, details);
    }
    if (!(await storeTakenBack(tx.sql, disputeId, taken)) || taken === 0) return;
    await postEntry(tx, {
      kind: 'transfer_reversed',
      ref: disputeId,
      at: parts.clock.now(),
      currency: dispute.currency,
      amounts: { amount: taken },
      sellerId: order.sellerId,
    });
  });
}
