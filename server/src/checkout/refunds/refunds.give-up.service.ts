import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { sumLost } from '../disputes/disputes.service.ts';
import { findLines } from '../orders/orders.repository.ts';
import type { OrderRow } from '../orders/orders.table.ts';
import { followRefunds, takeBackUnits } from './refunds.make.service.ts';
import { findRefundedUnits } from './refunds.repository.ts';
import { leftOf, refundByRule } from './refunds.rules.ts';
import { giveBackByRule } from './refunds.service.ts';

/** What comes back by an order's rule for one of its units, when its holder gives it up now; 0 where nothing does. */
export async function refundIfGivenUp(sql: Sql, order: OrderRow, unitId: string, now: Date): Promise<number> {
  if (order.state !== 'paid' && order.state !== 'partly_refunded') return 0;
  const lost = { lost: await sumLost(sql, order.id), currency: order.currency };
  const units = (await findLines(sql, order.id)).flatMap((line) => line.units);
  const unit = leftOf(units, await findRefundedUnits(sql, order.id), lost).find(({ id }) => id === unitId);
  if (!unit || unit.isReturned || unit.isGoingBack) return 0;
  return refundByRule([unit], order, now)?.[0]?.amount ?? 0;
}

/**
 * Takes a unit back that its holder gives up, also when nothing comes back for it anymore. The caller holds the order.
 * Throws `dispute_open` where money would go back.
 */
export async function giveUpUnit(
  parts: Parts,
  tx: Transaction,
  order: OrderRow,
  { unitId, askedBy }: { readonly unitId: string; readonly askedBy: string },
): Promise<void> {
  if ((await refundIfGivenUp(tx.sql, order, unitId, parts.clock.now())) > 0)
    return giveBackByRule(parts, tx, order, { unitIds: [unitId], askedBy });
  await takeBackUnits(parts, tx, order, [unitId]);
  await followRefunds(tx, order);
}
