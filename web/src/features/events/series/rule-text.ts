import { nthOf, type SeriesRule, weekdayOf } from '@chalkline/contract/series-rule.ts';
import { dateFormat } from '../../../ui/locale.ts';
import { calendarDayText } from '../../../ui/times.ts';

/** Monday to Sunday. */
export const weekdayNumbers = [1, 2, 3, 4, 5, 6, 7] as const;

/** `Saturday`, or `Sat`. 1 is Monday. */
export function weekdayName(weekday: number, weekdayStyle: 'long' | 'short' = 'long'): string {
  // Any Monday.
  const day = new Date(`2024-01-0${weekday}T12:00:00Z`);
  return dateFormat({ weekday: weekdayStyle, timeZone: 'UTC' }).format(day);
}

const nths = ['first', 'second', 'third', 'fourth', 'last'];

/** `second Saturday`, of a day of the month. */
export const nthText = (day: string): string => `${nths[nthOf(day) - 1]} ${weekdayName(weekdayOf(day))}`;

const onDay = (day: string) => `day ${Number(day.slice(8))}`;

/** `Every Saturday`, `Every 2 weeks on Tue and Thu`, `Every month on the last Friday`. */
export function ruleText({ frequency, every, weekdays }: SeriesRule, from: string): string {
  const one = { daily: 'day', weekly: 'week', monthly_day: 'month', monthly_weekday: 'month' }[frequency];
  const each = every === 1 ? `Every ${one}` : `Every ${every} ${one}s`;
  if (frequency === 'daily') return each;
  if (frequency === 'monthly_day') return `${each} on ${onDay(from)}`;
  if (frequency === 'monthly_weekday') return `${each} on the ${nthText(from)}`;
  const days = weekdays.length === 0 ? [weekdayOf(from)] : [...weekdays].sort((a, b) => a - b);
  if (every === 1 && days.length === 1) return `Every ${weekdayName(days[0] ?? 1)}`;
  const names = days.map((day) => weekdayName(day, 'short'));
  const last = names.pop() ?? '';
  return `${each} on ${names.length === 0 ? last : `${names.join(', ')} and ${last}`}`;
}

/** `12 dates, the last on 27 February 2027`. */
export function datesText(days: readonly string[]): string {
  if (days.length < 2) return 'Only this date.';
  return `${days.length} dates, the last on ${calendarDayText(days.at(-1) ?? '')}.`;
}
