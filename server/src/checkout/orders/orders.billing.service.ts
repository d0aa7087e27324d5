import type { BillingDetails } from '@chalkline/contract/checkout/order.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { requireBuyer } from './orders.access.service.ts';
import { billingClosed } from './orders.errors.ts';
import { changeOrder, lockOrder } from './orders.repository.ts';
import { mayBill } from './orders.rules.ts';

/** Says whom the invoice of a paid order is for. Throws 404 for everybody but its buyer, and `billing_closed`. */
export async function setBilling(
  parts: Parts,
  viewer: Viewer,
  orderId: string,
  billing: BillingDetails,
): Promise<void> {
  await parts.database.transaction(async (tx) => {
    await requireBuyer(tx.sql, viewer, orderId);
    const order = await lockOrder(tx.sql, orderId);
    if (!mayBill(order, parts.clock.now())) throw billingClosed();
    await changeOrder(tx.sql, orderId, [order.state], { billing });
  });
}
