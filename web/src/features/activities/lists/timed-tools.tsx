import { whenWanted } from '@chalkline/contract/activities/standing.schema.ts';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { useSession } from '../../../platform/session.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from '../../groups/lists/lists.module.css';
import { useOfferedTypes } from '../types/type-field.tsx';

const any = 'any';

/** The filters of lists of activities and challenges, kept in the address. */
export function useTimedFilters() {
  const { filters, ...rest } = useListFilters({
    search: anyText,
    when: whenWanted,
    mine: ['true'],
    typeId: anyText,
  });
  const { search, when, mine, typeId } = filters;
  return {
    ...rest,
    filters: { search, ...(when && { when }), ...(mine && { mine }), ...(typeId && { typeId }) },
  };
}

interface TimedToolsProps {
  /** "Search challenges". */
  label: string;
  /** Of those that aren’t over. */
  open: string;
}

export function TimedTools({ label, open }: TimedToolsProps) {
  const { filters, setFilter } = useTimedFilters();
  const [search, setSearch] = useSearchText('search');
  const isKnown = useSession() !== null;
  const types = useOfferedTypes();
  const shown = filters.mine ? 'mine' : (filters.when ?? 'upcoming');
  const choices = [
    { value: 'upcoming' as const, label: open },
    ...(isKnown ? [{ value: 'mine' as const, label: 'Mine' }] : []),
    { value: 'past' as const, label: 'Ended' },
  ];
  return (
    <div className={styles.timed}>
      <SearchField label={label} placeholder="Name or description" value={search} onChange={setSearch} />
      <SegmentedControl
        label="Which ones"
        choices={choices}
        value={shown}
        onChange={(value) => {
          setFilter('mine', value === 'mine' ? 'true' : '');
          setFilter('when', value === 'past' ? 'past' : '');
        }}
      />
      <SelectField
        label="Activity"
        labelHidden
        choices={[
          { value: any, label: 'All activities' },
          ...types.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={filters.typeId ?? any}
        onChange={(value) => setFilter('typeId', value === any ? '' : value)}
      />
    </div>
  );
}
