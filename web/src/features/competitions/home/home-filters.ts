import {
  type CompetitionStatus,
  competitionStatuses,
} from '@chalkline/contract/competitions/competition.lifecycle.ts';
import {
  competitionSorts,
  divisionTypes,
  entryPrices,
  usualSort,
} from '@chalkline/contract/competitions/competition-listing.ts';
import type { CompetitionFilters } from '../competitions.queries.ts';

/** What is listed where the address does not say. */
export const usualStatus: CompetitionStatus = 'upcoming';

/** The filters that a person sets one by one and sees as chips; their names in the address. */
export const chipParams = ['online', 'country', 'from', 'to', 'division', 'price'] as const;

/** Reads the filters from the URL; invalid values count as not set. */
export function filtersIn(params: URLSearchParams): CompetitionFilters {
  const oneOf = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((known) => known === params.get(name)) ?? null;
  const status = oneOf(competitionStatuses, 'status') ?? usualStatus;
  const online = oneOf(['true', 'false'], 'online');
  const country = params.get('country') ?? '';
  const from = dayIn(params, 'from');
  const to = dayIn(params, 'to');
  const sort = oneOf(competitionSorts, 'sort');
  return {
    search: (params.get('search') ?? '').trim().slice(0, 200),
    status,
    online: online === null ? null : online === 'true',
    country: /^[A-Z]{3}$/.test(country) ? country : null,
    from,
    to: from !== null && to !== null && to < from ? null : to,
    division: oneOf(divisionTypes, 'division'),
    price: oneOf(entryPrices, 'price'),
    sort: sort === usualSort(status) ? null : sort,
  };
}

/** A day of a calendar: neither the 31st of June nor a year that is still being typed. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

function dayIn(params: URLSearchParams, name: string): string | null {
  const text = params.get(name) ?? '';
  return isDay(text) ? text : null;
}

/** The address with some filters changed; an empty one is taken out. */
export function withFilters(params: URLSearchParams, changed: Readonly<Record<string, string>>) {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changed)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** How many filters are set, as chips count them. */
export function countFilters(filters: CompetitionFilters): number {
  return chipParams.filter((name) => filters[name] !== null).length;
}

/** By more than whether it is to come, live or over. */
export function isNarrowed(filters: CompetitionFilters): boolean {
  return filters.search !== '' || countFilters(filters) > 0;
}
