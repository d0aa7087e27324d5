import type { AgendaItem } from '@chalkline/contract/agenda/agenda.schema.ts';
import { daysText } from '@chalkline/contract/competitions/days.ts';
import { fieldInZone } from '@chalkline/contract/zone-moment.ts';
import { localeNow } from '../../ui/locale.ts';
import { monthName } from '../../ui/month-names.ts';
import { plannedTime } from '../../ui/planned-time.ts';

/** `Sat 5 Dec 2026, 10:00 CET`, by the clock of its place; whole days by their dates. */
export function whenText({ time, days }: Pick<AgendaItem, 'time' | 'days'>): string {
  if (time) return plannedTime(time.startsAt, time.zone);
  return days ? daysText(days.startsOn, days.endsOn, localeNow()) : '';
}

/** The day it begins on, as a date tab shows it: `5`, `Dec`. */
export function dateTab({
  time,
  days,
}: Pick<AgendaItem, 'time' | 'days'>): readonly [day: string, month: string] {
  const starts = time ? fieldInZone(time.startsAt, time.zone).slice(0, 10) : (days?.startsOn ?? '');
  return [String(Number(starts.slice(8))), monthName(starts.slice(0, 7))];
}
