/** Days of a competition are days on the venue's calendar: they are never moved into the visitor's zone. */
const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);

const part = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(atNoon(day));
};
const dayOf = part({ day: 'numeric' });
const monthOf = part({ month: 'short' });
const yearOf = part({ year: 'numeric' });
const weekdayOf = part({ weekday: 'short' });

export interface DaysParts {
  /** `28–29`, or the whole range where it crosses months: `1 Dec – 18 Jan`. */
  readonly days: string;
  /** `Nov`, empty where the range names its months itself. */
  readonly month: string;
  /** `2026`, or `2026–2027`. */
  readonly year: string;
}

/** The pieces that a card or a poster sets in different sizes. */
export function daysParts(startsOn: string, endsOn: string): DaysParts {
  const years = yearOf(startsOn) === yearOf(endsOn) ? [yearOf(startsOn)] : [yearOf(startsOn), yearOf(endsOn)];
  const year = years.join('–');
  if (startsOn === endsOn) return { days: dayOf(startsOn), month: monthOf(startsOn), year };
  if (startsOn.slice(0, 7) === endsOn.slice(0, 7)) {
    return { days: `${dayOf(startsOn)}–${dayOf(endsOn)}`, month: monthOf(startsOn), year };
  }
  const days = `${dayOf(startsOn)} ${monthOf(startsOn)} – ${dayOf(endsOn)} ${monthOf(endsOn)}`;
  return { days, month: '', year };
}

/** `Sat 5 – Sun 6 Dec 2026`, `Sat 12 Dec 2026`. */
export function daysText(startsOn: string, endsOn: string): string {
  const last = `${weekdayOf(endsOn)} ${dayOf(endsOn)} ${monthOf(endsOn)} ${yearOf(endsOn)}`;
  if (startsOn === endsOn) return last;
  const year = yearOf(startsOn) === yearOf(endsOn) ? '' : ` ${yearOf(startsOn)}`;
  const month = startsOn.slice(0, 7) === endsOn.slice(0, 7) ? '' : ` ${monthOf(startsOn)}`;
  return `${weekdayOf(startsOn)} ${dayOf(startsOn)}${month}${year} – ${last}`;
}

/** The day it is at the venue: `2026-12-05`. */
export function todayIn(zone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(now);
}

/** Whole days from one calendar day to another; negative when it is past. */
export function daysBetween(from: string, to: string): number {
  return Math.round((atNoon(to).getTime() - atNoon(from).getTime()) / 86_400_000);
}

const longDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

interface Lying {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly zone: string;
}

/** While it lasts which day it is at the venue, `Day 2 of 3`; null before, after, or when it is one day. */
export function dayCount({ startsOn, endsOn, zone }: Lying, now: Date): string | null {
  const today = todayIn(zone, now);
  if (today < startsOn || today > endsOn || startsOn === endsOn) return null;
  return `Day ${daysBetween(startsOn, today) + 1} of ${daysBetween(startsOn, endsOn) + 1}`;
}

/** While it lasts the day as well, `Day 2 of 3, Saturday 14 November`; else all its days. */
export function dayOfDays(lying: Lying, now: Date): string {
  const today = todayIn(lying.zone, now);
  if (today < lying.startsOn || today > lying.endsOn) return daysText(lying.startsOn, lying.endsOn);
  return [dayCount(lying, now), longDay.format(atNoon(today))].filter((part) => part !== null).join(', ');
}
