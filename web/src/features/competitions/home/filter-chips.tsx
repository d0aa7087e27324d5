import { Link, useLocation } from 'react-router';
import { useAddressParams } from '../../../platform/use-address-params.ts';
import { FilterChip } from '../../../ui/tag.tsx';
import text from '../../../ui/text.module.css';
import type { CompetitionFilters } from '../competitions.queries.ts';
import styles from './filter-chips.module.css';
import { chipLabel } from './filter-labels.ts';
import { chipParams, withFilters } from './home-filters.ts';

const noFilters = Object.fromEntries(chipParams.map((name) => [name, '']));

/** The filters that are set, each with the way to take it away. */
export function FilterChips({ filters }: { filters: CompetitionFilters }) {
  const [params, change] = useAddressParams();
  const { pathname } = useLocation();
  const set = chipParams.filter((name) => filters[name] !== null);
  if (set.length === 0) return null;
  const clear = { pathname, search: withFilters(params, noFilters).toString() };
  return (
    <div className={styles.chips}>
      {set.map((name) => (
        <FilterChip
          key={name}
          onRemove={() => change((now) => withFilters(now, { [name]: '' }), { preventScrollReset: true })}
        >
          {chipLabel(filters, name)}
        </FilterChip>
      ))}
      <Link className={text.link} to={clear} preventScrollReset>
        Clear filters
      </Link>
    </div>
  );
}
