import { openOrderStates } from '@chalkline/contract/checkout/orders.lifecycle.ts';
import { and, gt, inArray, or, type SQL } from 'drizzle-orm';
import { orders } from './orders.table.ts';

/** Paid orders, and open ones whose hold isn’t over, as a condition. Those that were refunded in full aren’t. */
export function isInForce(now: Date): SQL | undefined {
  return or(
    inArray(orders.state, ['paid', 'partly_refunded', 'processing']),
    and(inArray(orders.state, [...openOrderStates]), gt(orders.holdUntil, now)),
  );
}
