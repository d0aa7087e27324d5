import { day, hour } from '@chalkline/contract/spans.ts';
import { momentInZone } from '@chalkline/contract/zone-moment.ts';
import type { Parts } from '../platform/parts.ts';

/** The day so many days from today, as `2026-06-05`. */
export function demoDay(parts: Pick<Parts, 'clock'>, offset: number): string {
  return new Date(parts.clock.now().getTime() + offset * day).toISOString().slice(0, 10);
}

/** First and last day of a competition. */
export function demoDays(parts: Pick<Parts, 'clock'>, first: number, last: number) {
  return { startsOn: demoDay(parts, first), endsOn: demoDay(parts, last) };
}

/** A span of an event: by the clocks where it takes place, so many days from today. */
export function demoSpan(
  parts: Pick<Parts, 'clock'>,
  { days, time, hours, zone }: { days: number; time: string; hours: number; zone: string },
): { starts_at: string; ends_at: string } {
  return spanFrom(Date.parse(momentInZone(`${demoDay(parts, days)}T${time}`, zone) ?? ''), hours);
}

/** A span that begins at a moment, in milliseconds. */
export function spanFrom(starts: number, hours: number): { starts_at: string; ends_at: string } {
  return {
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + hours * hour).toISOString(),
  };
}
