import type { OverviewChange, PayoutLine, TrendDay } from '@chalkline/contract/overview/overview.schema.ts';
import { day } from '@chalkline/contract/spans.ts';

/** A week in milliseconds. */
export const week = 7 * day;

/** How much there was of something, by day. */
export type Daily = ReadonlyMap<string, number>;

/** So many days up to today, and as many before them, oldest first. In UTC. */
export interface Span {
  readonly now: readonly string[];
  readonly before: readonly string[];
}

export function spanOf(now: Date, days: number): Span {
  const all = Array.from({ length: 2 * days }, (_, index) =>
    dayOf(new Date(now.getTime() - (2 * days - 1 - index) * day)),
  );
  return { before: all.slice(0, days), now: all.slice(days) };
}

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export function compare(daily: Daily, span: Span): OverviewChange {
  const sum = (days: readonly string[]) => days.reduce((total, one) => total + (daily.get(one) ?? 0), 0);
  return { now: sum(span.now), before: sum(span.before) };
}

export function trendOf(daily: Daily, span: Span): TrendDay[] {
  return span.now.map((one, index) => ({
    day: one,
    people: daily.get(one) ?? 0,
    before: daily.get(span.before[index] ?? '') ?? 0,
  }));
}

interface Planned {
  readonly balance: Pick<PayoutLine, 'currency'>;
  readonly plan: { readonly state: 'planned' | 'skipped'; readonly amount: number };
}

/** By currency, the most accounts first. Who owes money is no payout at all. */
export function payoutLines(planned: readonly Planned[]): PayoutLine[] {
  const lines = new Map<PayoutLine['currency'], PayoutLine>();
  for (const { balance, plan } of planned) {
    if (plan.amount <= 0) continue;
    const { currency } = balance;
    const line = lines.get(currency) ?? { currency, amount: 0, accounts: 0, skipped: 0 };
    const isPaid = plan.state === 'planned';
    lines.set(currency, {
      currency,
      amount: line.amount + (isPaid ? plan.amount : 0),
      accounts: line.accounts + 1,
      skipped: line.skipped + (isPaid ? 0 : 1),
    });
  }
  return [...lines.values()].sort(
    (one, other) => other.accounts - one.accounts || one.currency.localeCompare(other.currency, 'en'),
  );
}
