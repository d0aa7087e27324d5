import { useMediaQuery } from '@mantine/hooks';
import { FilterButtons } from './filter-buttons.tsx';
import type { FilterPartProps } from './filter-part.ts';
import { FilterSheet } from './filter-sheet.tsx';

/** The filters beside the search: buttons where there is room for them, else one that opens a sheet. */
export function FilterTools(props: FilterPartProps) {
  const wide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false }) ?? true;
  return wide ? <FilterButtons {...props} /> : <FilterSheet {...props} />;
}
