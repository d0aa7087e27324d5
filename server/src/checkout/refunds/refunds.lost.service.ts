import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { sumLost } from '../disputes/disputes.service.ts';
import { seeOrder } from '../orders/orders.access.service.ts';
import { orderNotFound } from '../orders/orders.errors.ts';
import { findLines, lockOrder } from '../orders/orders.repository.ts';
import { refundNotAllowed } from './refunds.errors.ts';
import { takeBackUnits } from './refunds.make.service.ts';
import { mayTakeBackLost } from './refunds.rules.ts';

/**
 * Takes back everything that is left with a buyer whose bank gave the money back, such as makes their tickets void. No money
 * moves. Throws 404 for everybody but the staff of what was bought, and `refund_not_allowed` where no dispute was lost.
 */
export async function takeBackLostUnits(parts: Parts, viewer: Viewer, orderId: string): Promise<void> {
  await parts.database.transaction(async (tx) => {
    const { isManager } = await seeOrder(tx.sql, viewer, orderId);
    if (!isManager) throw orderNotFound();
    const order = await lockOrder(tx.sql, orderId);
    const units = (await findLines(tx.sql, orderId)).flatMap((line) => line.units);
    if (!mayTakeBackLost(order, await sumLost(tx.sql, orderId), units)) throw refundNotAllowed();
    await takeBackUnits(
      parts,
      tx,
      order,
      units.map(({ id }) => id),
    );
  });
}
