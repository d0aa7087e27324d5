import { dateFormat } from '@chalkline/contract/date-format.ts';
import type { Digest } from '@chalkline/contract/notifications/preference.schema.ts';
import { day, minute } from '@chalkline/contract/spans.ts';

/** When a person can be emailed. */
export interface MailHours {
  /** IANA. */
  readonly zone: string;
  readonly digest: Digest;
  /** Minutes after midnight in the zone; null: no quiet hours. */
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
}

const minutesOfDay = 1440;

/** The local time digests are sent at. */
const digestMinutes = 8 * 60;

/**
 * The first moment, from `now` on, at which an email that is ready at `readyAt` can be sent: digests at eight o'clock
 * (on Mondays, if weekly) in the person's time zone, and nothing during their quiet hours.
 */
export function sendMoment(readyAt: Date, now: Date, hours: MailHours): Date {
  const from = hours.digest === 'off' ? readyAt : nextDigest(readyAt, hours.zone, hours.digest);
  return endOfQuiet(from.getTime() > now.getTime() ? from : now, hours);
}

/** The moment itself if it is outside of the quiet hours, otherwise their end. */
export function endOfQuiet(at: Date, { zone, quietFrom, quietTo }: MailHours): Date {
  if (quietFrom === null || quietTo === null) return at;
  const isQuiet = (minutes: number) => within(minutes, quietFrom, quietTo);
  const local = minutesAt(at.getTime(), zone);
  if (!isQuiet(local)) return at;
  const start = Math.floor(at.getTime() / minute) * minute;
  const end = start + minutesUntil(local, quietTo) * minute;
  const change = clockChange(start, end, zone);
  if (change === null) return new Date(end);
  // Until the clocks change, local time runs with real time; after that, start over from the new local time.
  const after = minutesAt(change, zone);
  if (!isQuiet(after)) return new Date(change);
  return new Date(change + minutesUntil(after, quietTo) * minute);
}

/** The first eight o'clock in the zone from this moment on; with `weekly` the first on a Monday. */
export function nextDigest(ready: Date, zone: string, digest: Exclude<Digest, 'off'>): Date {
  const midnight = Math.floor(wallAt(ready.getTime(), zone) / day) * day;
  for (let ahead = 0; ; ahead += 1) {
    const wall = midnight + ahead * day + digestMinutes * minute;
    const isMonday = new Date(wall).getUTCDay() === 1;
    const moment = momentOf(wall, zone);
    if (moment >= ready.getTime() && (digest === 'daily' || isMonday)) return new Date(moment);
  }
}

/** 22:00 to 07:00 crosses midnight. */
function within(minutes: number, from: number, to: number): boolean {
  return from < to ? from <= minutes && minutes < to : from <= minutes || minutes < to;
}

function minutesUntil(from: number, to: number): number {
  return (to - from + minutesOfDay) % minutesOfDay;
}

/** Minutes after local midnight. */
function minutesAt(at: number, zone: string): number {
  return Math.floor((((wallAt(at, zone) % day) + day) % day) / minute);
}

/**
 * The first moment after `from`, up to `to`, with a different UTC offset in the zone; null if there is none. The two
 * are at most a day apart, so there is at most one.
 */
function clockChange(from: number, to: number, zone: string): number | null {
  const before = offsetAt(from, zone);
  if (offsetAt(to, zone) === before) return null;
  let [same, other] = [from, to];
  while (other - same > minute) {
    const middle = same + Math.floor((other - same) / 2 / minute) * minute;
    if (offsetAt(middle, zone) === before) same = middle;
    else other = middle;
  }
  return other;
}

/** The moment when the zone's clocks show this time; for a time skipped in spring, the one after it. */
function momentOf(wall: number, zone: string): number {
  const guess = wall - offsetAt(wall - offsetAt(wall, zone), zone);
  return wallAt(guess, zone) === wall ? guess : wall - offsetAt(wall - day, zone);
}

/** The zone's local time, as if it were UTC. */
function wallAt(at: number, zone: string): number {
  return at + offsetAt(at, zone);
}

/** The zone's offset from UTC in milliseconds. */
function offsetAt(at: number, zone: string): number {
  const shown: Record<string, number> = {};
  for (const { type, value } of formatFor(zone).formatToParts(at)) shown[type] = Number(value);
  const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, date, hour, minutes, second) - Math.floor(at / 1000) * 1000;
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const parts = {
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as const;
  return dateFormat({ timeZone, ...parts }, 'en');
}
