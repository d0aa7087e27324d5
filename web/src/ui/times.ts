import { relativeFormat } from '@chalkline/contract/date-format.ts';
import { dateFormat, localeNow } from './locale.ts';

/** Longest first. They are so frequent that they are abbreviated as on a clock. */
const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number, string])[] = [
  ['hour', 3600, 'h'],
  ['minute', 60, 'min'],
  ['second', 1, 's'],
];

const dayLength = 86_400;

/** "12 s ago", "3 min ago", "yesterday", "in 5 days"; "just now" under five seconds. `now` in ms. */
export function relativeTime(at: string, now: number): string {
  const seconds = Math.round((Date.parse(at) - now) / 1000);
  const size = Math.abs(seconds);
  const relative = relativeFormat(localeNow());
  const isEnglish = localeNow().startsWith('en');
  if (size < 5) return isEnglish ? 'just now' : relative.format(0, 'second');
  if (size >= dayLength) return relative.format(...calendarDistance(new Date(at), new Date(now)));
  const [unit, length, short] = steps.find(([, step]) => size >= step) ?? ['second', 1, 's'];
  const count = Math.trunc(size / length);
  if (isEnglish) return seconds < 0 ? `${count} ${short} ago` : `in ${count} ${short}`;
  return relative.format(seconds < 0 ? -count : count, unit);
}

/** From a day on by the calendar, so that nothing of the day before yesterday is "yesterday". */
function calendarDistance(at: Date, now: Date): [number, Intl.RelativeTimeFormatUnit] {
  const days = Math.round((at.setHours(0, 0, 0, 0) - now.setHours(0, 0, 0, 0)) / (dayLength * 1000));
  const size = Math.abs(days);
  if (size <= 30) return [days, 'day'];
  if (size <= 60) return [Math.round(days / 7), 'week'];
  // By how long it is, not by the names of the months: the end of October is not three months before January.
  return size < 345 ? [Math.round(days / 30.44), 'month'] : [Math.round(days / 365.25), 'year'];
}

/** "Sat 14 Nov 2026, 14:36:02 UTC": with the zone's name, so that nobody has to guess. */
export function exactTime(at: string, zone?: string): string {
  return dateFormat({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    ...(zone && { timeZone: zone }),
  }).format(new Date(at));
}

/** "14 November 2026", of a moment in the reader's own zone. */
export function dayText(at: string): string {
  return dateFormat({ day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(at));
}

/** "14 November 2026", of a day on a calendar: it is the same day everywhere. */
export function calendarDayText(day: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(options).format(new Date(`${day}T12:00:00Z`));
}

/** "November 2026". */
export function monthText(at: string): string {
  return dateFormat({ month: 'long', year: 'numeric' }).format(new Date(at));
}

/** "Saturday 5 December", of a day on a calendar. */
export function weekdayText(day: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return dateFormat(options).format(new Date(`${day}T12:00:00Z`));
}

/** `Today`, `Yesterday`, `Sat 14 November`, with the year of another one: a day as the heading of a list. `now` in ms. */
export function dayTitle(moment: string, now: number, month: 'long' | 'short' = 'long'): string {
  const at = new Date(moment);
  const today = new Date(now);
  // By the calendar: a day has 23 hours when the clocks go forward.
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  const date = at.toDateString();
  if (date === today.toDateString()) return 'Today';
  if (date === yesterday.toDateString()) return 'Yesterday';
  const isThisYear = at.getFullYear() === today.getFullYear();
  const text = dateFormat({
    weekday: 'short',
    day: 'numeric',
    month,
    ...(!isThisYear && { year: 'numeric' }),
  }).format(at);
  return text.replace(',', '');
}

/** `14:31` today, `Thu` within a week, else `3 Nov`, with the year of another one: for the end of a row. `now` in ms. */
export function shortTime(moment: string, now: number): string {
  const at = new Date(moment);
  const today = new Date(now);
  if (at.toDateString() === today.toDateString()) return clockTime(moment);
  if (now - at.getTime() < 6 * 86_400_000) return dateFormat({ weekday: 'short' }).format(at);
  const isThisYear = at.getFullYear() === today.getFullYear();
  return dateFormat({ day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) }).format(at);
}

const clock = { hour: 'numeric', minute: '2-digit' } as const;

/** `14:31`, `2:31 PM`: in the reader's language, by the clock of a zone or their own. */
export function clockTime(moment: string, zone?: string): string {
  return dateFormat({ ...clock, ...(zone && { timeZone: zone }) }).format(new Date(moment));
}

/** The same to the second. */
export function secondTime(moment: string | number, zone?: string): string {
  const format = dateFormat({ ...clock, second: '2-digit', ...(zone && { timeZone: zone }) });
  return format.format(new Date(moment));
}

/** `08:00–10:15`, `8:00 – 10:15 AM`, by the clock of a zone. */
export function clockSpan(from: string, to: string, zone: string): string {
  return dateFormat({ ...clock, timeZone: zone }).formatRange(new Date(from), new Date(to));
}

/** A time of day as fields and the API have it, `14:31`, in the reader's language. */
export function timeOfDay(hhmm: string): string {
  return clockTime(`1970-01-01T${hhmm}:00Z`, 'UTC');
}
