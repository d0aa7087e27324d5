import type { DivisionType, EntryPrice } from '@chalkline/contract/competitions/competition-listing.ts';
import { countryName } from '@chalkline/contract/competitions/competition-place.ts';
import { dateFormat } from '../../../ui/locale.ts';
import type { CompetitionFilters } from '../competitions.queries.ts';
import type { chipParams } from './home-filters.ts';

export const divisionTypeLabels: Readonly<Record<DivisionType, string>> = {
  individual: 'Individual',
  pairs: 'Pairs',
  teams: 'Teams',
  women: 'Women',
  men: 'Men',
  mixed: 'Mixed',
  masters: 'Masters 35+',
  teens: 'Teens',
};

export const priceLabels: Readonly<Record<EntryPrice, string>> = { free: 'Free', paid: 'Paid' };

/** What a set filter is called on its chip. */
export function chipLabel(filters: CompetitionFilters, name: (typeof chipParams)[number]): string {
  const { online, country, from, to, division, price } = filters;
  switch (name) {
    case 'online':
      return online ? 'Online' : 'On site';
    case 'country':
      return country === null ? '' : countryName(country);
    case 'from':
      return from === null ? '' : `From ${dayLabel(from)}`;
    case 'to':
      return to === null ? '' : `To ${dayLabel(to)}`;
    case 'division':
      return division === null ? '' : divisionTypeLabels[division];
    case 'price':
      return price === null ? '' : priceLabels[price];
  }
}

/** `28 Feb 2027`, as the reader's language has it. */
function dayLabel(day: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(options).format(new Date(`${day}T12:00:00Z`));
}
