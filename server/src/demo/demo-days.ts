import { day } from '@chalkline/contract/spans.ts';
import type { Parts } from '../platform/parts.ts';

/** The day so many days from today, as `2026-06-05`. */
export function demoDay(parts: Pick<Parts, 'clock'>, offset: number): string {
  return new Date(parts.clock.now().getTime() + offset * day).toISOString().slice(0, 10);
}

/** First and last day of a competition. */
export function demoDays(parts: Pick<Parts, 'clock'>, first: number, last: number) {
  return { startsOn: demoDay(parts, first), endsOn: demoDay(parts, last) };
}
