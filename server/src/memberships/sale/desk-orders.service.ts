import { orderDraft } from '@chalkline/contract/checkout/order.schema.ts';
import { membershipKind } from '@chalkline/contract/memberships/plan.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { openOrdersOf } from '../../checkout/orders/orders.open.service.ts';
import { placeWithin } from '../../checkout/orders/orders.place.service.ts';
import {
  type DeskOrder,
  deskOrderOf,
  type OrderDesk,
  placedAtDesk,
} from '../../checkout/sales/desk-sales.service.ts';
import { noteDesk } from '../../checkout/settlement/cash.service.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { planNotFound } from '../plans/plans.errors.ts';
import { isOwnPlan } from '../plans/plans.repository.ts';

/** Plans that members pay by card on their own phone: for the administrators and receptionists of who sells them. */
export const planDesk: OrderDesk = {
  kind: membershipKind,
  async enter(sql, viewer, planId) {
    if (!isId(planId) || !(await isOwnPlan(sql, viewer, planId))) throw planNotFound();
  },
  acted: (parts, tx, { personId: actorId }, { id, offerId: subjectId, total, currency }, act) =>
    recordAudit(parts, tx, {
      actorId,
      action: `membership_plan.${act}`,
      subjectKind: 'membership_plan',
      subjectId,
      after: { orderId: id, total, currency },
    }),
};

/**
 * Places the order of somebody's next period, which they pay by card. One that waits at a desk already is shown again.
 * Throws 404 for a plan that isn't the desk's, and what the checkout refuses.
 */
export function offerPlanAtDesk(
  parts: Parts,
  viewer: Viewer,
  { planId, buyer }: { readonly planId: string; readonly buyer: Viewer },
): Promise<DeskOrder> {
  return parts.database.transaction(async (tx) => {
    await planDesk.enter(tx.sql, viewer, planId);
    // Of two desks one places it.
    await lock(tx, 'desk plan', `${planId} ${buyer.personId}`, 'exclusive');
    const offer = { kind: membershipKind, offerId: planId };
    const open = await openOrdersOf(tx.sql, buyer.personId, offer, parts.clock.now());
    const draft = orderDraft.parse({ ...offer, lines: [{ itemId: planId }] });
    const orderId = open[0]?.id ?? (await placeWithin(parts, tx, buyer, draft));
    await noteDesk(tx, orderId, viewer.personId);
    const order = await placedAtDesk(tx, orderId);
    await planDesk.acted(parts, tx, viewer, order, 'offered_at_desk');
    return deskOrderOf(parts, tx.sql, viewer, order);
  });
}
