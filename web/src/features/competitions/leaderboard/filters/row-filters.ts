import { inWorkoutOrder, type PlaceHere, renumbered } from '@chalkline/contract/competitions/board-order.ts';
import { isFoundBy, searchedWords } from '@chalkline/contract/competitions/board-search.ts';
import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { plainWords } from '@chalkline/contract/plain-words.ts';
import { placeIn } from '../board-view.ts';

/** A board's filters, all kept in the URL. */
export interface RowFilters {
  readonly search: string;
  /** ISO 3166-1, three letters; empty: all. */
  readonly country: string;
  /** Empty: all. */
  readonly region: string;
  /** Empty: all. */
  readonly team: string;
  /** Of contract/src/competitions/age-groups.ts; empty: all. What rows do not tell, the server finds. */
  readonly age: string;
  /** Only those whom the reader follows. */
  readonly following: boolean;
}

/** A row with its place among those shown; null: its place on the board. */
export interface ShownRow {
  readonly row: BoardRow;
  readonly here: PlaceHere | null;
}

/** Whether places are counted among those shown. A search finds places, it makes none. */
export function renumbers({ country, region, team, age, following }: RowFilters): boolean {
  return country !== '' || region !== '' || team !== '' || age !== '' || following;
}

/** How many filters are set; the search has a box of its own. */
export function filtersSet({ country, region, team, age, following }: RowFilters): number {
  return [country, region, team, age, following].filter(Boolean).length;
}

export function narrows(filters: RowFilters): boolean {
  return renumbers(filters) || filters.search.trim() !== '';
}

/** The rows of a board that is wholly here, in the order asked for. Nobody is ranked again. */
export function shownRows(
  rows: readonly BoardRow[],
  { workout, filters, followed }: AskedRows,
): readonly ShownRow[] {
  const ordered = workout === null ? rows : inWorkoutOrder(rows, workout);
  const kept = ordered.filter(
    ({ country, region, affiliate, entryId }) =>
      (filters.country === '' || country === filters.country) &&
      (filters.region === '' || region === filters.region) &&
      (filters.team === '' || affiliate === filters.team) &&
      (!filters.following || followed.has(entryId)),
  );
  const places = renumbers(filters) ? renumbered(kept.map((row) => placeIn(row, workout).place)) : [];
  const words = plainWords(filters.search);
  return kept
    .map((row, index) => ({ row, here: places[index] ?? null }))
    .filter(({ row }) => words.length === 0 || isFoundBy(searchedWords(row), words));
}

export interface AskedRows {
  /** The workout's index; null: the overall. */
  readonly workout: number | null;
  readonly filters: RowFilters;
  readonly followed: ReadonlySet<string>;
}

export interface FilterValue {
  readonly value: string;
  readonly athletes: number;
}

/** The countries, regions or teams on a board that is wholly here, most athletes first. */
export function valuesOf(rows: readonly BoardRow[], what: 'country' | 'region' | 'affiliate'): FilterValue[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = row[what];
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, athletes]) => ({ value, athletes }));
}
