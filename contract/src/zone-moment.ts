import { dateFormat } from './date-format.ts';
import { day, minute } from './spans.ts';

/** What a clock at the venue shows at that moment, as a field for day and time takes it: `2026-12-05T08:30`. */
export function fieldInZone(moment: string | null, zone: string): string {
  if (moment === null) return '';
  // The Swedish way of writing a day and a time is the one that fields take.
  const written = dateFormat(
    {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
    },
    'sv-SE',
  );
  return written.format(new Date(moment)).replace(' ', 'T');
}

/**
 * The moment at which a clock at the venue shows that day and time; null for an empty field. A time that the clocks skip
 * moves forward by what they skip; of a time that they show twice, it is the first.
 */
export function momentInZone(field: string, zone: string): string | null {
  // Asked before it is read: some engines take a bare ":00Z" for the year 2000.
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(field)) return null;
  const wanted = Date.parse(`${field}:00Z`);
  if (Number.isNaN(wanted)) return null;
  // By the clock of the day before and of the day after: they differ where the clocks change in between.
  const early = wanted - aheadAt(wanted - day, zone);
  const late = wanted - aheadAt(wanted + day, zone);
  const first = Math.min(early, late);
  const isShown = (at: number) => at + aheadAt(at, zone) === wanted;
  if (early !== late && !isShown(first)) return new Date(Math.max(early, late)).toISOString();
  return new Date(first).toISOString();
}

/** How far the clock of a zone is ahead of UTC, in milliseconds. */
function aheadAt(at: number, zone: string): number {
  return (
    Date.parse(`${fieldInZone(new Date(at).toISOString(), zone)}:00Z`) - Math.floor(at / minute) * minute
  );
}

/** Hours and minutes of a clock at the venue: `09:30`. */
export function hhmmIn(moment: Date, zone: string): string {
  return fieldInZone(moment.toISOString(), zone).slice(11);
}
