import { usualSort } from '@chalkline/contract/competitions/competition-listing.ts';
import { DeviceSelect } from '../../../../ui/device-select.tsx';
import type { FilterPartProps } from './filter-part.ts';

const choices = [
  { value: 'soonest', label: 'Sort: soonest first' },
  { value: 'latest', label: 'Sort: latest first' },
] as const;

/** By the first day; without a choice as it suits the status. */
export function SortPart({ filters: { sort, status }, set }: FilterPartProps) {
  const usual = usualSort(status);
  const chosen = sort === 'soonest' || sort === 'latest' ? sort : usual;
  return (
    <DeviceSelect
      label="Sort by"
      choices={choices}
      value={chosen}
      onChange={(value) => set({ sort: value === usual ? '' : value })}
    />
  );
}
