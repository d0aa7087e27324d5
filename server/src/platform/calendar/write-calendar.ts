import { createEvents, type DateArray, type EventAttributes } from 'ics';

/** What the library would give for no events; it gives an empty text, which no calendar takes. */
const emptyCalendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:competitions\r\nEND:VCALENDAR\r\n';

/** These events as an iCalendar file (RFC 5545). Throws whatever the library refuses. */
export function writeCalendar(events: readonly EventAttributes[]): string {
  if (events.length === 0) return emptyCalendar;
  const { error, value } = createEvents([...events], { productId: 'competitions' });
  if (!value) throw error ?? new Error('The calendar couldn’t be created.');
  return value;
}

/** How calendars write that something doesn’t take place (RFC 5545). */
export const canceledStatus = 'CANCELLED' as const;

/** From one moment to another, in UTC, so that every calendar shows the correct local time. */
export function between(startsAt: string, endsAt: string) {
  return {
    start: utcOf(startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utcOf(endsAt),
    endInputType: 'utc',
    endOutputType: 'utc',
  } as const;
}

function utcOf(moment: string): DateArray {
  const at = new Date(moment);
  return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()];
}

/** A day of a calendar as the library takes it: `2026-12-05`. */
export function calendarDay(day: string): DateArray {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}
