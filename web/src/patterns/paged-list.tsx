import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../platform/error-texts.ts';
import { counted } from '../ui/counted.ts';
import { numberText } from '../ui/locale.ts';
import { ListFoot } from '../ui/pager.tsx';
import { Loaded, type LoadingLook } from './loaded.tsx';
import type { PagedQuery } from './paged-query.ts';
import { useKeptPages } from './use-kept-pages.ts';

interface PagedListProps<Row> extends LoadingLook {
  /** One line of the feature's queries, made with `pagedQuery`. */
  query: PagedQuery<Row>;
  /** An EmptyState with the next step; another one where filters are set. */
  empty: ReactNode;
  /** One row and many, for the count at the foot: "50 of 166 entries". Without it nothing is counted. */
  noun?: readonly [one: string, many: string];
  /** Its pages in the address; a second list on a screen has another name, and one in a dialog or card has null. */
  page?: string | null;
  /** Shows only the first ones and no foot, where a link leads to the whole list. */
  atMost?: number;
  /** Renders the loaded rows, usually as a DataTable. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list in pages with all its states: loading, failed, empty, and rows with their count and "Show more". */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { query: options, empty, noun, atMost, page = 'page', children, ...look } = props;
  const query = useInfiniteQuery(options);
  const kept = useKeptPages(query, options.queryKey, atMost === undefined ? page : null);
  return (
    <Loaded query={query} {...look}>
      {() => {
        const { pages, showMore } = kept;
        const rows = pages.flatMap(({ data }) => data);
        const more = showMore !== undefined;
        if (rows.length === 0 && !more) return empty;
        if (atMost !== undefined) return children(rows.slice(0, atMost));
        return (
          <>
            {children(rows)}
            {query.isFetchNextPageError && <p role="alert">{errorText(query.error)}</p>}
            {(noun || more) && (
              <ListFoot
                summary={summaryOf({ shown: rows.length, total: pages[0]?.total, more, noun })}
                onMore={showMore}
                busy={kept.isBusy}
              />
            )}
          </>
        );
      }}
    </Loaded>
  );
}

/** The rows loaded so far, for use outside the list; undefined until the first page has loaded. */
export function usePagedRows<Row>(options: PagedQuery<Row>, { enabled = true } = {}) {
  const { data } = useInfiniteQuery({ ...options, enabled });
  return data?.pages.flatMap((page) => page.data);
}

/** How many there are, as the first page says, and whether it is still loading; for use outside the list. */
export function usePagedCount<Row>(options: PagedQuery<Row>, { enabled = true } = {}) {
  const { data, isLoading } = useInfiniteQuery({ ...options, enabled });
  const [first] = data?.pages ?? [];
  return { count: first && (first.total ?? first.data.length), isLoading };
}

interface Shown {
  readonly shown: number;
  readonly total: number | undefined;
  readonly more: boolean;
  readonly noun: readonly [string, string] | undefined;
}

/** "50 of 166 entries"; where the list is not counted "50 entries", or "The first 50 entries" while there are more. */
function summaryOf({ shown, total, more, noun }: Shown): string {
  if (!noun) return `The first ${numberText(shown)}`;
  if (total !== undefined) return `${numberText(shown)} of ${counted(total, noun)}`;
  return more ? `The first ${counted(shown, noun)}` : counted(shown, noun);
}
