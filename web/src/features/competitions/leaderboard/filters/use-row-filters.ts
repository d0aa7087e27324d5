import { useMemo } from 'react';
import { useAddressParams } from '../../../../platform/use-address-params.ts';
import { useSearchText, withParam } from '../../../../platform/use-search-text.ts';
import type { RowFilters } from './row-filters.ts';

const filterNames = ['search', 'country', 'region', 'team', 'age', 'following'] as const;

/** The filters in the address, and the ways to change them. */
export function useRowFilters() {
  const [params, change] = useAddressParams();
  const [search, setSearch] = useSearchText('search');
  const country = params.get('country') ?? '';
  const region = params.get('region') ?? '';
  const team = params.get('team') ?? '';
  const age = params.get('age') ?? '';
  const following = params.get('following') === '1';
  const filters = useMemo<RowFilters>(
    () => ({ search, country, region, team, age, following }),
    [search, country, region, team, age, following],
  );
  const set = (
    name: 'country' | 'region' | 'team' | 'age' | 'following' | 'workout' | 'view',
    value: string,
  ) => change((now) => withParam(now, name, value), { preventScrollReset: true });
  const clear = () => {
    // Also what was typed a moment ago and is not in the address yet.
    setSearch('');
    change((now) => filterNames.reduce((left, name) => withParam(left, name, ''), now), {
      preventScrollReset: true,
    });
  };
  return { filters, set, setSearch, clear };
}
