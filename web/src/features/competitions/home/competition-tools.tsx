import { competitionStatuses } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import { useSearchParams } from 'react-router';
import { SearchField } from '../../../ui/search-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import type { CompetitionFilters } from '../competitions.queries.ts';
import { useSearchText, withParam } from '../use-search-text.ts';
import styles from './competition-tools.module.css';
import { usualStatus } from './home-filters.ts';

const statusWords = { upcoming: 'Upcoming', live: 'Live', past: 'Past' } as const;

const places = [
  { value: '', label: 'Anywhere' },
  { value: 'false', label: 'On site' },
  { value: 'true', label: 'Online' },
] as const;

/** What narrows the list; all of it stands in the address. */
export function CompetitionTools({ filters }: { filters: CompetitionFilters }) {
  const [, setParams] = useSearchParams();
  const [search, setSearch] = useSearchText('search');
  const set = (name: string, value: string) =>
    setParams((now) => withParam(now, name, value), { preventScrollReset: true });
  return (
    <div className={styles.tools}>
      <SearchField
        className={styles.search ?? ''}
        label="Competitions"
        placeholder="Name, city or country"
        value={search}
        onChange={setSearch}
      />
      <div className={styles.choice}>
        <SegmentedControl
          wide
          label="When"
          choices={competitionStatuses.map((value) => ({ value, label: statusWords[value] }))}
          value={filters.status}
          onChange={(status) => set('status', status === usualStatus ? '' : status)}
        />
      </div>
      <div className={styles.choice}>
        <SegmentedControl
          wide
          label="Where"
          choices={places}
          value={filters.online === null ? '' : filters.online ? 'true' : 'false'}
          onChange={(online) => set('online', online)}
        />
      </div>
    </div>
  );
}
