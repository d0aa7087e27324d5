import { competitionStatuses } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import { useMediaQuery } from '@mantine/hooks';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { statusLabels } from '../status-labels.ts';
import styles from './competition-tools.module.css';
import { FilterButtons } from './filters/filter-buttons.tsx';
import { FilterOpener } from './filters/filter-opener.tsx';
import { SortPart } from './filters/sort-part.tsx';
import { usualStatus } from './home-filters.ts';
import { useFilters } from './use-filters.ts';

/** The list's filters, all kept in the URL. */
export function CompetitionTools() {
  const { filters, set } = useFilters();
  const [search, setSearch] = useSearchText('search');
  const wide = useIsWide();
  return (
    <div className={styles.tools}>
      <SearchField
        className={styles.search ?? ''}
        label="Competitions"
        placeholder="Name, city or country"
        value={search}
        onChange={setSearch}
      />
      <div className={styles.status}>
        <SegmentedControl
          wide
          label="When"
          choices={competitionStatuses.map((value) => ({ value, label: statusLabels[value] }))}
          value={filters.status}
          onChange={(status) => set({ status: status === usualStatus ? '' : status, sort: '' })}
        />
      </div>
      <div className={styles.filters}>
        {wide ? <FilterButtons filters={filters} set={set} /> : <FilterOpener filters={filters} set={set} />}
      </div>
    </div>
  );
}

/** At the end of the title's line; on a phone it is on the sheet of filters. */
export function CompetitionOrder() {
  const { filters, set } = useFilters();
  if (!useIsWide()) return null;
  return (
    <div className={styles.order}>
      <SortPart filters={filters} set={set} />
    </div>
  );
}

/** As in the styles: where there is room for a button for each filter. */
function useIsWide(): boolean {
  return useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false }) ?? true;
}
