import { useMemo } from 'react';
import { useAddressParams } from '../../../../platform/use-address-params.ts';
import { useSearchText, withParam } from '../../../../platform/use-search-text.ts';
import type { RowFilters } from './row-filters.ts';

/** The filters in the address, and the ways to change them. */
export function useRowFilters() {
  const [params, change] = useAddressParams();
  const [search, setSearch] = useSearchText('search');
  const country = params.get('country') ?? '';
  const team = params.get('team') ?? '';
  const age = params.get('age') ?? '';
  const following = params.get('following') === '1';
  const filters = useMemo<RowFilters>(
    () => ({ search, country, team, age, following }),
    [search, country, team, age, following],
  );
  const set = (name: 'country' | 'team' | 'age' | 'following' | 'workout' | 'view', value: string) =>
    change((now) => withParam(now, name, value), { preventScrollReset: true });
  return { filters, set, setSearch };
}
