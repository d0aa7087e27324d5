import type { CompetitionFilters } from '../../competitions.queries.ts';

/** What every part of the filters gets. */
export interface FilterPartProps {
  filters: CompetitionFilters;
  /** Names in the address with their new values; an empty one takes the filter away. */
  set: (changed: Readonly<Record<string, string>>) => void;
}

/** Each has a button on a wide screen. */
export const filterNames = ['Place', 'Date', 'Division', 'Price'] as const;
export type FilterName = (typeof filterNames)[number];
