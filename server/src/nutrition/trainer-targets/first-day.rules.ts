import { weekdayOf } from '@chalkline/contract/nutrition/targets.schema.ts';
import { day as dayLength } from '@chalkline/contract/spans.ts';

/** The day of the diary on which something of these weekdays is seen first; nothing for today. */
export function firstDay(
  { startsOn, weekdays }: { readonly startsOn: string; readonly weekdays: readonly number[] },
  now: Date,
): { readonly day?: string } {
  const today = now.toISOString().slice(0, 10);
  let day = startsOn > today ? startsOn : today;
  for (let tries = 0; tries < 7 && !weekdays.includes(weekdayOf(day)); tries += 1)
    day = new Date(Date.parse(day) + dayLength).toISOString().slice(0, 10);
  return day === today ? {} : { day };
}
