import type { PaymentState, RefundState } from '@chalkline/contract/money/money.lifecycles.ts';
import { day, hour, minute } from '@chalkline/contract/spans.ts';

export const openPaymentStates = [
  'created',
  'requires_method',
  'requires_action',
  'processing',
] as const satisfies readonly PaymentState[];

/** A refund in one of these states is still to be sent or decided. */
export const openRefundStates = [
  'asked',
  'sent',
  'pending',
  'failed',
] as const satisfies readonly RefundState[];

const pauses = [30_000, minute, 5 * minute, 30 * minute];
const checkedFor = 7 * day;

/**
 * When the provider is asked again after so many checks: 30 s, 1, 5 and 30 min, then hourly until seven days are over.
 * null: no more.
 */
export function nextCheck(checks: number, createdAt: Date, now: Date): Date | null {
  if (now.getTime() - createdAt.getTime() >= checkedFor) return null;
  return new Date(now.getTime() + (pauses[checks] ?? hour));
}

export function isOpenPayment(state: PaymentState): boolean {
  return (openPaymentStates as readonly PaymentState[]).includes(state);
}
