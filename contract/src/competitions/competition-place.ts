import { alpha2Of } from '../countries/alpha2.ts';
import type { CompetitionCard } from './competition.schema.ts';

let countryNames: Intl.DisplayNames | undefined;

/** The country's English name, which the browser knows, from its ISO 3166-1 code of three letters. */
export function countryName(code: string): string {
  // Not before it is needed: it took a tenth of a second or more of every screen on a slow phone.
  countryNames ??= new Intl.DisplayNames('en', { type: 'region' });
  return countryNames.of(alpha2Of(code)) ?? code;
}

/** `Rotterdam, Netherlands`, `Online`, `Online, Kenya`. */
export function placeLine({
  place,
  country,
  online,
}: Pick<CompetitionCard, 'place' | 'country' | 'online'>): string {
  const parts = [online ? 'Online' : place, online ? place : null, country && countryName(country)];
  return parts.filter((part) => part).join(', ') || 'Venue to be announced';
}
