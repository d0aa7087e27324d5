import { day } from '@chalkline/contract/spans.ts';

/** A week in milliseconds. */
export const week = 7 * day;

/** The Mondays of the last weeks, the one of this week last; days in UTC. */
export function mondays(now: Date, count: number): string[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const monday = today - ((now.getUTCDay() + 6) % 7) * day;
  return Array.from({ length: count }, (_, index) =>
    new Date(monday - (count - 1 - index) * week).toISOString().slice(0, 10),
  );
}
