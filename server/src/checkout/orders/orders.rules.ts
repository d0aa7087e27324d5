import { type OrderState, openOrderStates } from '@chalkline/contract/checkout/orders.lifecycle.ts';
import { minute } from '@chalkline/contract/spans.ts';

/** What an unpaid order is by the clock, whether or not the sweeper has come by. */
export function stateByClock(
  order: { readonly state: OrderState; readonly holdUntil: Date },
  now: Date,
): OrderState {
  const canLapse = order.state === 'held' || order.state === 'awaiting_payment';
  return canLapse && order.holdUntil <= now ? 'expired' : order.state;
}

export function isOpenState(state: OrderState): boolean {
  return (openOrderStates as readonly OrderState[]).includes(state);
}

/** 5 to 60 minutes, whatever the seller asked for. */
export function holdEnd(at: Date, holdMinutes: number): Date {
  return new Date(at.getTime() + Math.min(60, Math.max(5, holdMinutes)) * minute);
}

/** Opening a payment leaves the buyer this long to complete it. */
export const paymentTime = 5 * minute;

/** Units of each pool that lines draw on. */
export function poolNeeds(
  lines: readonly { readonly pools: readonly string[]; readonly quantity: number }[],
): ReadonlyMap<string, number> {
  const needs = new Map<string, number>();
  for (const { pools, quantity } of lines) {
    for (const pool of new Set(pools)) needs.set(pool, (needs.get(pool) ?? 0) + quantity);
  }
  return needs;
}
