import { dateFormat } from '../date-format.ts';
import type { CompetitionState } from './competition.lifecycle.ts';

/** Days of a competition are days on the venue's calendar: they are never moved into the visitor's zone. */
const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);

/** BCP 47. Mails and pages that the server writes are for everybody; a screen has its reader's. */
const usualLocale = 'en-GB';

const formatOf = (locale: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat({ ...options, timeZone: 'UTC' }, locale);

const part = (options: Intl.DateTimeFormatOptions) => (day: string, locale: string) =>
  formatOf(locale, options).format(atNoon(day));
const monthOf = part({ month: 'short' });
const yearOf = part({ year: 'numeric' });
const weekdayOf = part({ weekday: 'short' });
/** The bare number: some languages write more around it. */
const dayOf = (day: string) => String(Number(day.slice(8)));

export interface DaysParts {
  /** `28–29`, or the whole range where it crosses months: `1 Dec – 18 Jan`. */
  readonly days: string;
  /** `Nov`, empty where the range names its months itself. */
  readonly month: string;
  /** `2026`, or `2026–2027`. */
  readonly year: string;
}

/** The pieces that a card or a poster sets in different sizes. */
export function daysParts(startsOn: string, endsOn: string, locale = usualLocale): DaysParts {
  const month = (day: string) => monthOf(day, locale);
  const years = [...new Set([yearOf(startsOn, locale), yearOf(endsOn, locale)])];
  const year = years.join('–');
  if (startsOn === endsOn) return { days: dayOf(startsOn), month: month(startsOn), year };
  if (startsOn.slice(0, 7) === endsOn.slice(0, 7)) {
    return { days: `${dayOf(startsOn)}–${dayOf(endsOn)}`, month: month(startsOn), year };
  }
  const days = `${dayOf(startsOn)} ${month(startsOn)} – ${dayOf(endsOn)} ${month(endsOn)}`;
  return { days, month: '', year };
}

const wholeDay = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** `Sat 5 – Sun 6 Dec 2026`, `Sat 12 Dec 2026`; in another language as that language says it. */
export function daysText(startsOn: string, endsOn: string, locale = usualLocale): string {
  if (locale !== usualLocale) {
    const format = formatOf(locale, wholeDay);
    if (startsOn === endsOn) return format.format(atNoon(startsOn));
    return format.formatRange(atNoon(startsOn), atNoon(endsOn));
  }
  const words = (day: string) => `${weekdayOf(day, locale)} ${dayOf(day)}`;
  const [month, year] = [monthOf(endsOn, locale), yearOf(endsOn, locale)];
  const last = `${words(endsOn)} ${month} ${year}`;
  if (startsOn === endsOn) return last;
  const firstYear = yearOf(startsOn, locale) === year ? '' : ` ${yearOf(startsOn, locale)}`;
  const firstMonth = startsOn.slice(0, 7) === endsOn.slice(0, 7) ? '' : ` ${monthOf(startsOn, locale)}`;
  return `${words(startsOn)}${firstMonth}${firstYear} – ${last}`;
}

/** The day it is at the venue: `2026-12-05`. */
export function todayIn(zone: string, now: Date): string {
  return dateFormat({ timeZone: zone, dateStyle: 'short' }, 'en-CA').format(now);
}

/** Whole days from one calendar day to another; negative when it is past. */
export function daysBetween(from: string, to: string): number {
  return Math.round((atNoon(to).getTime() - atNoon(from).getTime()) / 86_400_000);
}

/** The day that many days later; earlier where they are negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(atNoon(day).getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

const longDay = part({ weekday: 'long', day: 'numeric', month: 'long' });

interface Lying {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly zone: string;
  /** Left out: as its days say. */
  readonly state?: CompetitionState;
}

/** It was ended, be it before its last day, or doesn't take place. */
function isEnded({ state }: Pick<Lying, 'state'>): boolean {
  return state === 'finished' || state === 'archived' || state === 'canceled';
}

/** While it lasts which day it is at the venue, `Day 2 of 3`; null before, after, or when it is one day. */
export function dayCount(lying: Lying, now: Date): string | null {
  const { startsOn, endsOn, zone } = lying;
  const today = todayIn(zone, now);
  if (isEnded(lying)) return null;
  if (today < startsOn || today > endsOn || startsOn === endsOn) return null;
  return `Day ${daysBetween(startsOn, today) + 1} of ${daysBetween(startsOn, endsOn) + 1}`;
}

/** While it lasts the day as well, `Day 2 of 3, Saturday 14 November`; else all its days. */
export function dayOfDays(lying: Lying, now: Date, locale = usualLocale): string {
  const today = todayIn(lying.zone, now);
  const lasts = today >= lying.startsOn && today <= lying.endsOn && !isEnded(lying);
  if (!lasts) return daysText(lying.startsOn, lying.endsOn, locale);
  return [dayCount(lying, now), longDay(today, locale)].filter((piece) => piece !== null).join(', ');
}
