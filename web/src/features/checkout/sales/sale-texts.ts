import type { RefundReply } from '@chalkline/contract/checkout/order.schema.ts';
import type { OrderState } from '@chalkline/contract/checkout/orders.lifecycle.ts';
import type { SaleReply } from '@chalkline/contract/checkout/sales.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { numberText } from '../../../ui/locale.ts';
import { clockTime, dayText } from '../../../ui/times.ts';
import { moneyText } from '../order/order-text.ts';

/** A state of an order in its seller's words. Lists show paid orders alone. */
export const saleStates: Readonly<Record<OrderState, string>> = {
  held: 'Not paid yet',
  awaiting_payment: 'Not paid yet',
  processing: 'Payment is being checked',
  paid: 'Paid',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
  expired: 'Expired',
  canceled: 'Canceled',
};

export const refundStates: Readonly<Record<RefundReply['state'], string>> = {
  asked: 'Being sent',
  sent: 'Being sent',
  pending: 'On its way',
  succeeded: 'Arrived',
  failed: 'Failed',
  canceled: 'Canceled',
};

export const refundReasons: Readonly<Record<RefundReply['reason'], string>> = {
  requested: 'Refund',
  canceled: 'Canceled order',
  late_payment: 'The payment arrived too late',
  second_payment: 'Paid twice',
  provider: 'Refunded at the payment provider',
};

export interface RuleStep {
  /** "Full refund", "50%, less €2.00". */
  readonly gives: string;
  /** "until 28 Nov 2026, 10:00". */
  readonly until: string;
  readonly isNow: boolean;
}

/** The refund rule of an order as steps in time, the earliest first, ending with the time when nothing comes back. */
export function ruleSteps(
  rule: SaleReply['refundRule'],
  {
    currency,
    startsAt,
    now,
  }: { readonly currency: CurrencyCode; readonly startsAt: string | null; readonly now: number },
): RuleStep[] {
  const steps = rule.toSorted((one, other) => other.hoursBefore - one.hoursBefore);
  const ends = steps.map(({ hoursBefore }) =>
    startsAt === null ? Number.POSITIVE_INFINITY : Date.parse(startsAt) - hoursBefore * hour,
  );
  const at = ends.findIndex((end) => now <= end);
  const shown = steps.map(({ rate, kept }, index) => {
    const end = ends[index] ?? 0;
    const less = kept === 0 ? '' : `, less ${moneyText(kept, currency)} each`;
    return {
      gives: `${rate === 10_000 ? 'Full refund' : `${numberText(rate / 100)}%`}${less}`,
      until: Number.isFinite(end) ? `until ${momentText(new Date(end).toISOString())}` : 'at any time',
      isNow: index === at,
    };
  });
  const isOver = at === -1;
  if (steps.length === 0)
    return [{ gives: 'No refunds by rule', until: 'the seller decides about each refund', isNow: true }];
  const last = { gives: 'Nothing', until: 'after that', isNow: isOver };
  return ends.includes(Number.POSITIVE_INFINITY) ? shown : [...shown, last];
}

const momentText = (at: string) => `${dayText(at)}, ${clockTime(at)}`;
