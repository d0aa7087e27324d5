import { dayAfter } from '@chalkline/contract/competitions/days.ts';
import type { MembershipReply, MembershipState } from '@chalkline/contract/memberships/membership.schema.ts';
import type { PlanPeriod } from '@chalkline/contract/memberships/plan.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { TaxTerms } from '@chalkline/contract/money/pricing.rules.ts';
import { showMoney, showPrice, showTax } from '@chalkline/contract/money/show-money.ts';
import { counted } from '../../ui/counted.ts';
import { localeNow } from '../../ui/locale.ts';
import { calendarDayText } from '../../ui/times.ts';

export const periodLabels: Readonly<Record<PlanPeriod, string>> = {
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
};

const each: Readonly<Record<PlanPeriod, string>> = {
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
};

export const moneyText = (amount: number, currency: CurrencyCode): string =>
  showMoney(amount, currency, localeNow());

export const priceText = (amount: number, currency: CurrencyCode): string =>
  showPrice(amount, currency, localeNow());

interface Costs {
  readonly price: number;
  /** Where the price is without it. */
  readonly tax?: TaxTerms | null;
  readonly currency: CurrencyCode;
  readonly period: PlanPeriod;
}

/** What a plan costs, in two parts for those that set them apart: "€49.00" and "a month, plus 20% tax"; "Free" and nothing. */
export function costParts({ price, currency, period, tax = null }: Costs): readonly [string, string] {
  const added = tax?.isIncluded ? null : showTax(tax, localeNow());
  const rest = [each[period], ...(added ? [added] : [])].join(', ');
  return [priceText(price, currency), price === 0 ? '' : rest];
}

/** "€49.00 a month", "€49.00 a month, plus 20% tax", "Free". */
export const costsText = (plan: Costs): string => costParts(plan).filter(Boolean).join(' ');

export const stateLabels: Readonly<Record<MembershipState, string>> = {
  trialing: 'Trial',
  active: 'Active',
  due: 'Due',
  suspended: 'Suspended',
  frozen: 'Frozen',
  canceled: 'Canceled',
  expired: 'Expired',
};

/** A state with its day: "Due since 9 November 2026". */
export function stateText({ state, paidThrough, frozenThrough, trialThrough, can }: MembershipReply): string {
  const day = calendarDayText(paidThrough);
  if (state === 'frozen' && frozenThrough) return `Frozen until ${calendarDayText(frozenThrough)}`;
  if (state === 'trialing' && trialThrough) return `Free trial until ${calendarDayText(trialThrough)}`;
  const unpaid = calendarDayText(dayAfter(paidThrough, 1));
  if (state === 'due') return `Due since ${unpaid}`;
  if (state === 'suspended') return `Suspended, not paid since ${unpaid}`;
  if (state === 'expired') return `Expired on ${day}`;
  if (state === 'canceled' && frozenThrough)
    return `Frozen until ${calendarDayText(frozenThrough)}, ends on ${day}`;
  if (state === 'canceled') return `${can.keep ? 'Ends' : 'Ended'} on ${day}`;
  return 'Active';
}

/** "Renews on 1 December 2026 for €49.00, paid by Visa ending 4242." */
export function renewalText(
  { on, price, card }: Pick<NonNullable<MembershipReply['renewal']>, 'on' | 'price' | 'card'>,
  { currency, state }: Pick<MembershipReply, 'currency' | 'state'>,
): string {
  const how = card ? `paid by ${cardText(card)}` : 'paid by card';
  const what = state === 'trialing' ? 'First payment' : 'Renews';
  const when = on ? `${what} on ${calendarDayText(on)}` : 'Is being renewed now';
  return `${when} for ${priceText(price, currency)}, ${how}.`;
}

/** "It costs €55.00 a month from 1 December 2026. You agreed to €49.00, so it ends on 30 November 2026 unless you agree." */
export function dearerText({ renewal, paidThrough, ...plan }: MembershipReply): string | null {
  if (!renewal || renewal.dearer === null) return null;
  const day = calendarDayText(dayAfter(paidThrough, 1));
  const agreed = priceText(renewal.price, plan.currency);
  return `It costs ${costsText({ ...plan, price: renewal.dearer })} from ${day}. You agreed to ${agreed}, so it ends on ${calendarDayText(paidThrough)} unless you agree. Nothing is charged before.`;
}

/** "Changes to Open on 1 December 2026, €30.00 a month from then on." */
export function changeText({ plan, on, ...costs }: NonNullable<MembershipReply['change']>): string {
  const then = costs.price === 0 ? 'free' : costsText(costs);
  return `Changes to ${plan} on ${calendarDayText(on)}, ${then} from then on.`;
}

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  mastercard: 'Mastercard',
  sepa_debit: 'Bank account',
  visa: 'Visa',
};

function cardText({ brand, last4 }: { readonly brand: string; readonly last4: string }): string {
  return last4 ? `${brands[brand] ?? 'Card'} ending ${last4}` : (brands[brand] ?? 'Card');
}

export function spanText({ startsOn, endsOn }: { startsOn: string; endsOn: string }): string {
  return `${calendarDayText(startsOn)} to ${calendarDayText(endsOn)}`;
}

/** "14 days free, then €49.00 a month". */
export function trialText(days: number, plan: Costs): string {
  return `${counted(days, ['day', 'days'])} free, then ${costsText(plan)}`;
}

/** "costs €49.00 a month", "is free". */
export function takesText(plan: Costs): string {
  return plan.price === 0 ? 'is free' : `costs ${costsText(plan)}`;
}

/** What a plan includes, a line each. */
export function linesOf(includes: string): string[] {
  return includes
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
