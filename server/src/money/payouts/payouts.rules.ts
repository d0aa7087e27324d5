import { type CurrencyCode, currencies } from '@chalkline/contract/money/currencies.ts';
import type { SkipReason } from '@chalkline/contract/money/selling.schema.ts';

/** What a seller's books say, in minor units: see `findPayable` of the ledger. */
interface PayableMoney {
  readonly currency: CurrencyCode;
  readonly owedThen: number;
  readonly owedNow: number;
  readonly tax: number;
  readonly atProvider: number;
  readonly inTransit: number;
  readonly disputed: number;
}

/** The hour of the 1st, in UTC, from which on the month before is paid out. */
export const payoutHour = 3;

/** The last month whose payouts are due: the one before, from the 1st at 03:00 on. `2031-04`. */
export function dueMonth(now: Date): string {
  const from = new Date(now.getTime() - payoutHour * 3_600_000);
  return monthOf(new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() - 1, 1)));
}

/** When the next payouts are planned. */
export function nextPayoutAt(now: Date): Date {
  const at = (months: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1, payoutHour));
  return now < at(0) ? at(0) : at(1);
}

export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}

/** From the first moment of a month up to the first of the next one, in UTC. */
export function spanOfMonth(month: string): { readonly from: Date; readonly to: Date } {
  const from = new Date(`${month}-01T00:00:00Z`);
  return { from, to: new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1)) };
}

/** What of a balance is the seller's to get: owed for that time and still now, less what banks are to decide about. */
export function availableOf(balance: Omit<PayableMoney, 'currency'>): number {
  const { owedThen, owedNow, inTransit, disputed } = balance;
  return Math.min(owedThen, owedNow) - inTransit - disputed;
}

export type PlannedPayout =
  | { readonly state: 'planned'; readonly amount: number; readonly tax: number }
  | { readonly state: 'skipped'; readonly amount: number; readonly reason: SkipReason };

/** What becomes of a balance at the end of a month; null where there is nothing to say. Amounts in minor units. */
export function planPayout(
  balance: PayableMoney,
  account: { readonly payoutsEnabled: boolean } | null,
  isSuspended = false,
): PlannedPayout | null {
  const available = availableOf(balance);
  if (available === 0) return null;
  const skipped = (reason: SkipReason) => ({ state: 'skipped', amount: available, reason }) as const;
  if (available < 0) return skipped('below_zero');
  if (isSuspended) return skipped('suspended');
  if (!account) return skipped('no_account');
  if (!account.payoutsEnabled) return skipped('payouts_disabled');
  const { payoutStep } = currencies[balance.currency];
  if (available < payoutStep) return skipped('below_step');
  // What was sold before the account was connected lies with the platform.
  const ready = Math.min(available, balance.atProvider);
  const amount = Math.max(0, ready - (ready % payoutStep));
  if (amount === 0) return skipped('held');
  return { state: 'planned', amount, tax: Math.min(amount, Math.max(0, balance.tax)) };
}
