import { useAddressParams } from '../../../platform/use-address-params.ts';
import type { CompetitionFilters } from '../competitions.queries.ts';
import { filtersIn, withFilters } from './home-filters.ts';

interface UsedFilters {
  readonly filters: CompetitionFilters;
  readonly set: (changed: Readonly<Record<string, string>>) => void;
}

/** The filters in the URL, and how to change them. Each change adds a history entry. */
export function useFilters(): UsedFilters {
  const [params, change] = useAddressParams();
  return {
    filters: filtersIn(params),
    set: (changed) => change((now) => withFilters(now, changed), { preventScrollReset: true }),
  };
}
