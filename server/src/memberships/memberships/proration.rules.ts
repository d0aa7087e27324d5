import { type CurrencyCode, currencies } from '@chalkline/contract/money/currencies.ts';
import { dayAfter } from './memberships.rules.ts';

/** A paid period as far as changing plans needs it. */
export interface PaidPeriod {
  readonly startsOn: string;
  readonly endsOn: string;
  /** Days that freezing added: they were not paid for. */
  readonly frozenDays: number;
}

const dayMs = 86_400_000;
const daysFrom = (first: string, last: string) =>
  Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;

/** difference × days left ÷ days, half up, in minor units. */
export function prorated(difference: number, daysLeft: number, days: number): number {
  return Math.floor((2 * difference * daysLeft + days) / (2 * days));
}

/** The days from today on of what is paid, and of how many they are, by period. */
function shares(periods: readonly PaidPeriod[], today: string) {
  return periods.flatMap(({ startsOn, endsOn, frozenDays }) => {
    if (endsOn < today) return [];
    const days = Math.max(1, daysFrom(startsOn, endsOn) - frozenDays);
    return { left: Math.min(days, daysFrom(startsOn > today ? startsOn : today, endsOn)), days };
  });
}

export interface UpgradeCost {
  readonly amount: number;
  readonly daysLeft: number;
}

/**
 * What a dearer plan costs for the rest of what is paid: the difference of the prices for the days left of each period,
 * today included, half up. A step of the currency is rounded half up too; what no provider charges is free.
 */
export function upgradeCost(
  periods: readonly PaidPeriod[],
  difference: number,
  currency: CurrencyCode,
  today: string,
): UpgradeCost {
  const parts = shares(periods, today);
  const { step, minimum } = currencies[currency];
  const exact = parts.reduce((sum, { left, days }) => sum + prorated(difference, left, days), 0);
  const amount = Math.floor((2 * exact + step) / (2 * step)) * step;
  return {
    amount: amount < minimum ? 0 : amount,
    daysLeft: parts.reduce((sum, { left }) => sum + left, 0),
  };
}

/** The first day of a plan that changes when the paid time is over; today where it is over already. */
export function changesOn({ paidThrough }: { readonly paidThrough: string }, today: string): string {
  return paidThrough < today ? today : dayAfter(paidThrough, 1);
}
