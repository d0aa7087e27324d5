import { countryName } from '@chalkline/contract/competitions/competition-place.ts';
import { alpha2Of } from '@chalkline/contract/countries/alpha2.ts';
import { momentInZone } from '@chalkline/contract/zone-moment.ts';
import type { CompetitionDraft } from './competition-form.ts';

type Venue = Pick<CompetitionDraft, 'country' | 'online' | 'zone' | 'startsOn'>;

/** Newer browsers know the time zones of a country. */
interface Region extends Intl.Locale {
  getTimeZones?(): readonly string[] | undefined;
}

/** Where the clocks of the country never show the zone's time on the first day, a hint to check it. */
export function zoneDoubt(venue: Venue): string | null {
  const zones = zonesOf(venue);
  if (venue.country === null || zones.length === 0) return null;
  const isThere = zones.some((zone) => noonIn(zone, venue) === noonIn(venue.zone, venue));
  return isThere
    ? null
    : `${countryName(venue.country)} has a different time. Choose the venue’s time zone: the schedule and deadlines use it.`;
}

/** The zone of a country with one time, where the present one isn't its time. */
export function onlyZone(venue: Venue): string | null {
  const [first, ...others] = zonesOf(venue);
  if (first === undefined || zoneDoubt(venue) === null) return null;
  return others.every((zone) => noonIn(zone, venue) === noonIn(first, venue)) ? first : null;
}

function zonesOf({ country, online }: Venue): readonly string[] {
  if (country === null || online) return [];
  const region: Region = new Intl.Locale('und', { region: alpha2Of(country) });
  return region.getTimeZones?.() ?? [];
}

function noonIn(zone: string, { startsOn }: Venue): string | null {
  const day = startsOn || new Date().toISOString().slice(0, 10);
  return momentInZone(`${day}T12:00`, zone);
}
