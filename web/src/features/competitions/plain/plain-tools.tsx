import {
  type CompetitionStatus,
  competitionStatuses,
} from '@chalkline/contract/competitions/competition.lifecycle.ts';
import type { CompetitionSort } from '@chalkline/contract/competitions/competition-listing.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { statusLabels } from '../status-labels.ts';
import styles from './plain-tools.module.css';
import { usePlainList } from './use-plain-list.ts';

const statuses: readonly { value: CompetitionStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  ...competitionStatuses.map((value) => ({ value, label: statusLabels[value] })),
];

const sorts: readonly { value: CompetitionSort; label: string }[] = [
  { value: 'status', label: 'Live first' },
  { value: 'latest', label: 'Latest first' },
  { value: 'soonest', label: 'Soonest first' },
  { value: 'name', label: 'Name, A to Z' },
  { value: 'name_reversed', label: 'Name, Z to A' },
  { value: 'place', label: 'Place, A to Z' },
  { value: 'place_reversed', label: 'Place, Z to A' },
  { value: 'status_reversed', label: 'Past first' },
  { value: 'divisions_reversed', label: 'Most divisions' },
  { value: 'divisions', label: 'Fewest divisions' },
  { value: 'entries_reversed', label: 'Most registered' },
  { value: 'entries', label: 'Fewest registered' },
];

/** Search, status, and on a phone, where the table has no head, the order. */
export function PlainTools() {
  const { asked, change } = usePlainList();
  const [search, setSearch] = useSearchText('search', 'cursor');
  return (
    <div className={styles.tools}>
      <SearchField
        className={styles.search ?? ''}
        label="Competitions"
        placeholder="Name, city or country"
        value={search}
        onChange={setSearch}
      />
      <SegmentedControl
        wide
        label="When"
        choices={statuses}
        value={asked.status ?? 'all'}
        onChange={(value) => change({ status: value === 'all' ? null : value })}
      />
      <SelectField
        className={styles.sort ?? ''}
        label="Sort by"
        labelHidden
        choices={sorts}
        value={asked.sort}
        onChange={(sort) => change({ sort })}
      />
    </div>
  );
}
