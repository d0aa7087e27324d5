import type { RepeatStep } from '@chalkline/contract/finance/booking.schema.ts';

/**
 * The first day of a repeat after this one, counted from its start: January 31 is followed by February 28 (or 29) and
 * March 31.
 */
export function dayAfterStep(startsOn: string, every: RepeatStep, after: string): string {
  for (let count = 0; ; count += 1) {
    const day = nthDay(startsOn, every, count);
    if (day > after) return day;
  }
}

/** The day so many steps after the start. */
export function nthDay(startsOn: string, every: RepeatStep, count: number): string {
  const [year = 0, month = 1, day = 1] = startsOn.split('-').map(Number);
  if (every === 'week') return dayText(new Date(Date.UTC(year, month - 1, day + 7 * count)));
  const months = every === 'year' ? 12 * count : count;
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return dayText(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(day, last))));
}

function dayText(day: Date): string {
  return day.toISOString().slice(0, 10);
}
