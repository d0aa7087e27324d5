import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { competitionQueries } from '../../competitions.queries.ts';
import type { LoadedBoard } from '../loaded-board.ts';
import { type AskedRows, narrows, renumbers, type ShownRow, shownRows } from './row-filters.ts';

/** Milliseconds between two readings of the same rows, however often a large board changes. */
const calmMs = 5000;

export interface Shown {
  readonly rows: readonly ShownRow[];
  /** How many there are in all; null while they are looked for. */
  readonly total: number | null;
  readonly failure: unknown;
  /** Reads on; null where the board itself is read on, or all are here. */
  readonly more: (() => void) | null;
  readonly isReadingOn: boolean;
  readonly again: () => void;
}

/** The rows asked for: from what is here, or found by the server where only a part of the board is. */
export function useShownRows(board: LoadedBoard, asked: AskedRows): Shown {
  const { workout, filters, followed } = asked;
  const { competitionId, divisionId, view, version, workouts, rowCount } = board.head;
  // Rows tell nobody's age, so who is in an age group is known to the server alone.
  const isFarther = filters.age !== '' || (board.next !== null && (workout !== null || narrows(filters)));
  const followedIds = filters.following ? [...followed].toSorted().join(',') : null;
  const options = competitionQueries.foundRows(competitionId, {
    divisionId,
    view,
    workoutId: workout === null ? null : (workouts[workout]?.id ?? null),
    search: filters.search.trim(),
    country: filters.country,
    region: filters.region,
    affiliate: filters.team,
    ageGroup: filters.age,
    // Nobody is followed: an id that nobody has finds nobody.
    entryIds: followedIds === '' ? 'none' : followedIds,
  });
  const found = useInfiniteQuery({ ...options, enabled: isFarther, placeholderData: keepPreviousData });
  useReadAgain(isFarther, options.queryKey, version);
  const here = useMemo(
    () => (isFarther ? [] : shownRows(board.rows, { workout, filters, followed })),
    [isFarther, board.rows, workout, filters, followed],
  );
  const isCounted = renumbers(filters);
  const there = useMemo(
    () =>
      found.data?.pages.flatMap(({ data }) =>
        data.rows.map((row) => ({
          row,
          here: isCounted ? { place: row.placeHere, tied: row.tiedHere } : null,
        })),
      ) ?? [],
    [found.data, isCounted],
  );
  if (!isFarther) {
    const total = narrows(filters) ? here.length : rowCount;
    return { rows: here, total, failure: null, more: null, isReadingOn: false, again: () => undefined };
  }
  return {
    rows: there,
    total: found.data?.pages[0]?.total ?? null,
    failure: found.error,
    more: found.hasNextPage ? () => void found.fetchNextPage() : null,
    isReadingOn: found.isFetchingNextPage,
    again: () => void found.refetch(),
  };
}

/** Reads found rows again when the board has changed, soon but not at every change. */
function useReadAgain(isUsed: boolean, key: readonly unknown[], version: number): void {
  const client = useQueryClient();
  const read = useRef({ version, at: 0 });
  useEffect(() => {
    if (!isUsed || read.current.version === version) return;
    const wait = Math.max(0, read.current.at + calmMs - Date.now());
    const timer = setTimeout(() => {
      read.current = { version, at: Date.now() };
      void client.invalidateQueries({ queryKey: key });
    }, wait);
    return () => clearTimeout(timer);
  }, [isUsed, key, version, client]);
}
