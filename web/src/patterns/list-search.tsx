import { plainWords } from '@chalkline/contract/plain-words.ts';
import { useSearchText } from '../platform/use-search-text.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SearchField } from '../ui/search-field.tsx';
import styles from './list-search.module.css';
import { anyText, useListFilters } from './use-list-filters.ts';

const longest = 200;

/** What a list is searched for, as the address has it; '' where nothing was typed. */
export function useListSearch(): string {
  return useListFilters({ search: anyText }).filters.search.slice(0, longest);
}

interface ListSearchProps {
  /** "Search programs" */
  label: string;
  /** What is looked through: "Name or place". */
  placeholder: string;
}

/** The search field of a list, kept in the address as `?search=`. */
export function ListSearch(props: ListSearchProps) {
  const [text, setText] = useSearchText('search');
  return (
    <div className={styles.search}>
      <SearchField {...props} value={text} onChange={setText} />
    </div>
  );
}

interface NoMatchesProps {
  /** "programs" */
  many: string;
  /** What to try instead, in a sentence. */
  children: string;
}

/** The empty state of a search, with a way out of it. */
export function NoMatches({ many, children }: NoMatchesProps) {
  const { clear } = useListFilters({ search: anyText });
  return (
    <EmptyState
      title={`No matching ${many}`}
      action={
        <Button size={32} onClick={clear}>
          Clear search
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}

/** Whether every word of a search begins a word of a text, as the server searches; nothing searched for fits all. */
export function isFoundIn(text: string, search: string): boolean {
  if (search === '') return true;
  const typed = plainWords(search);
  const words = plainWords(text);
  return typed.length > 0 && typed.every((one) => words.some((word) => word.startsWith(one)));
}
