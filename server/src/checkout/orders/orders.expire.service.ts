import { keptDays } from '@chalkline/contract/kept-days.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { JobRun } from '../../platform/jobs/jobs.ts';
import type { Parts } from '../../platform/parts.ts';
import { changeHolds, changeOrder, findLapsed, forgetUnpaid, lockOrder } from './orders.repository.ts';
import { stateByClock } from './orders.rules.ts';

const ordersAtOnce = 200;

/** Expires orders whose hold is over, each in a transaction of its own. */
export async function expireOrders(parts: Parts, _data: unknown, { signal }: JobRun): Promise<void> {
  for (let found = await lapsed(parts); found.length > 0 && !signal.aborted; found = await lapsed(parts)) {
    for (const orderId of found) await expireOrder(parts, orderId);
  }
}

/** Empties what orders that were never paid say of people, some time after their hold. */
export async function forgetUnpaidOrders(parts: Parts, _data: unknown, { signal }: JobRun): Promise<void> {
  const before = new Date(parts.clock.now().getTime() - keptDays.unpaidOrder * day);
  for (let last = ordersAtOnce; last === ordersAtOnce && !signal.aborted; ) {
    last = await parts.database.transaction((tx) => forgetUnpaid(tx.sql, before, ordersAtOnce));
  }
}

function lapsed(parts: Parts): Promise<string[]> {
  return findLapsed(parts.database.sql, parts.clock.now(), ordersAtOnce);
}

async function expireOrder(parts: Parts, orderId: string): Promise<void> {
  await parts.database.transaction(async (tx) => {
    const order = await lockOrder(tx.sql, orderId);
    if (stateByClock(order, parts.clock.now()) !== 'expired') return;
    await changeOrder(tx.sql, orderId, ['held', 'awaiting_payment'], { state: 'expired' });
    await changeHolds(tx.sql, orderId, ['active'], { state: 'expired' });
  });
}
