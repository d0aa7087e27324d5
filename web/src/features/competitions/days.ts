import {
  type DaysParts,
  dayOfDays as dayOfDaysIn,
  daysParts as daysPartsIn,
  daysText as daysTextIn,
} from '@chalkline/contract/competitions/days.ts';
import { localeNow } from '../../ui/locale.ts';

/** The days of a competition in the reader's language of dates. */
export function daysParts(startsOn: string, endsOn: string): DaysParts {
  return daysPartsIn(startsOn, endsOn, localeNow());
}

export function daysText(startsOn: string, endsOn: string): string {
  return daysTextIn(startsOn, endsOn, localeNow());
}

export function dayOfDays(lying: Parameters<typeof dayOfDaysIn>[0], now: Date): string {
  return dayOfDaysIn(lying, now, localeNow());
}
