import { dayAfter } from '@chalkline/contract/competitions/days.ts';
import type { MembershipReply } from '@chalkline/contract/memberships/membership.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { localeNow } from '../../../ui/locale.ts';
import { calendarDayText } from '../../../ui/times.ts';

export const moneyText = (amount: number, currency: CurrencyCode): string =>
  showMoney(amount, currency, localeNow());

/** "€5.00 short", "€5.00 over": what was counted beside what should be there. */
export const differenceText = (more: number, currency: CurrencyCode): string =>
  `${moneyText(Math.abs(more), currency)} ${more < 0 ? 'short' : 'over'}`;

/** What a desk has to know of a plan: "Payment due since 9 November 2026". */
export function planText({ state, paidThrough, frozenThrough, trialThrough }: MembershipReply): string {
  const day = calendarDayText(paidThrough);
  if (frozenThrough) return `Frozen until ${calendarDayText(frozenThrough)}`;
  if (state === 'trialing' && trialThrough) return `Free trial until ${calendarDayText(trialThrough)}`;
  const unpaid = calendarDayText(dayAfter(paidThrough, 1));
  if (state === 'due') return `Payment due since ${unpaid}`;
  if (state === 'suspended') return `Suspended, not paid since ${unpaid}`;
  if (state === 'expired') return `Expired on ${day}`;
  return state === 'canceled' ? `Canceled, paid through ${day}` : `Paid through ${day}`;
}
