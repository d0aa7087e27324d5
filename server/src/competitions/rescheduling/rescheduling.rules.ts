import type { CompetitionCard } from '@chalkline/contract/competitions/competition.schema.ts';
import { placeLine } from '@chalkline/contract/competitions/competition-place.ts';
import { daysText } from '@chalkline/contract/competitions/days.ts';
import { zoneText } from '@chalkline/contract/zone-text.ts';

/** What changed of a competition that people plan around. */
export type Rescheduling = 'days' | 'place' | 'both';

interface Held extends Pick<CompetitionCard, 'place' | 'country' | 'online'> {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly zone: string;
}

/** What of days and place changed; null: neither. A time zone moves the hours of all days. */
export function rescheduling(after: Partial<Held>): Rescheduling | null {
  const isMoved = after.startsOn !== undefined || after.endsOn !== undefined || after.zone !== undefined;
  const isElsewhere = after.place !== undefined || after.country !== undefined || after.online !== undefined;
  if (isMoved && isElsewhere) return 'both';
  return isMoved ? 'days' : isElsewhere ? 'place' : null;
}

export function rescheduledTitle(name: string, change: Rescheduling): string {
  const what = { days: 'new dates', place: 'a new place', both: 'new dates and a new place' }[change];
  return `${name} has ${what}`;
}

/** When and where it is now: `6–7 Jun 2027, Amsterdam time. Dock 7, Rotterdam, Netherlands`. */
export function heldText({ startsOn, endsOn, zone, ...where }: Held, locale?: string): string {
  return [`${daysText(startsOn, endsOn, locale)}, ${zoneText(zone)}`, placeLine(where)]
    .filter(Boolean)
    .join('. ');
}
