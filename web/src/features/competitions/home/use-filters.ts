import { useAddressParams } from '../../../platform/use-address-params.ts';
import type { CompetitionFilters } from '../competitions.queries.ts';
import { filtersIn, withFilters } from './home-filters.ts';

interface UsedFilters {
  readonly filters: CompetitionFilters;
  readonly set: (changed: Readonly<Record<string, string>>) => void;
}

/** What stands in the address, and the way to change it. Each change is a step for the back button. */
export function useFilters(): UsedFilters {
  const [params, change] = useAddressParams();
  return {
    filters: filtersIn(params),
    set: (changed) => change((now) => withFilters(now, changed), { preventScrollReset: true }),
  };
}
