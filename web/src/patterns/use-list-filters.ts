import { useAddressParams } from '../platform/use-address-params.ts';
import { withParam } from '../platform/use-search-text.ts';

/** A filter that may be any text, such as a search or an id. */
export const anyText = 'any text';

type FilterKind = typeof anyText | readonly string[];
type ValueOf<Kind> = Kind extends readonly (infer Value)[] ? Value | '' : string;
type FiltersOf<Kinds> = { readonly [Name in keyof Kinds]: ValueOf<Kinds[Name]> };

interface ListFilters<Kinds> {
  /** '' where it is not narrowed. What the address has and the list does not know is left out. */
  readonly filters: FiltersOf<Kinds>;
  readonly isNarrowed: boolean;
  /** '' takes the filter away. */
  readonly setFilter: <Name extends keyof Kinds & string>(name: Name, value: FiltersOf<Kinds>[Name]) => void;
  readonly clear: () => void;
}

/**
 * The filters of a list, kept in the address: a link restores them, and so does going back. Each name is a parameter
 * of the address: `useListFilters({ search: anyText, state: entryStates })`. What is typed into a search field gets
 * there by `useSearchText`.
 */
export function useListFilters<const Kinds extends Readonly<Record<string, FilterKind>>>(
  kinds: Kinds,
): ListFilters<Kinds> {
  const [params, change] = useAddressParams();
  const names = Object.keys(kinds);
  const read = (name: string): string => {
    const value = params.get(name)?.trim() ?? '';
    const kind = kinds[name];
    return kind === anyText || kind?.includes(value) ? value : '';
  };
  const filters = Object.fromEntries(names.map((name) => [name, read(name)]));
  return {
    filters: filters as FiltersOf<Kinds>,
    isNarrowed: Object.values(filters).some((value) => value !== ''),
    setFilter: (name, value) => change((now) => withParam(now, name, String(value)), { replace: true }),
    clear: () =>
      change((now) => names.reduce((params, name) => withParam(params, name, ''), now), { replace: true }),
  };
}
