import { communityCategories } from '@chalkline/contract/groups/group-kinds.ts';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { categoryLabels } from '../group-texts.ts';
import styles from './lists.module.css';

const any = 'any';

/** The search and the category of a list of communities, kept in the address. */
export function useCommunityFilters() {
  return useListFilters({ search: anyText, category: communityCategories });
}

export function CommunityTools() {
  const { filters, setFilter } = useCommunityFilters();
  const [search, setSearch] = useSearchText('search');
  return (
    <div className={styles.tools}>
      <SearchField
        label="Search communities"
        placeholder="Name or description"
        value={search}
        onChange={setSearch}
      />
      <SelectField
        label="Category"
        labelHidden
        choices={[
          { value: any, label: 'All categories' },
          ...communityCategories.map((value) => ({ value, label: categoryLabels[value] })),
        ]}
        value={filters.category || any}
        onChange={(value) => setFilter('category', communityCategories.find((one) => one === value) ?? '')}
      />
    </div>
  );
}
