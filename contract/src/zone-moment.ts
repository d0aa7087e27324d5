import { dateFormat } from './date-format.ts';

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
 * The moment at which a clock at the venue shows that day and time; null for an empty field. An hour that the clocks
 * skip is the one after it.
 */
export function momentInZone(field: string, zone: string): string | null {
  // Asked before it is read: some engines take a bare ":00Z" for the year 2000.
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(field)) return null;
  const wanted = Date.parse(`${field}:00Z`);
  if (Number.isNaN(wanted)) return null;
  let at = wanted;
  // The zone's distance from UTC depends on the moment itself: twice is enough.
  for (let turn = 0; turn < 2; turn += 1) {
    const shown = Date.parse(`${fieldInZone(new Date(at).toISOString(), zone)}:00Z`);
    at += wanted - shown;
  }
  return new Date(at).toISOString();
}

/** Hours and minutes of a clock at the venue: `09:30`. */
export function hhmmIn(moment: Date, zone: string): string {
  return fieldInZone(moment.toISOString(), zone).slice(11);
}
