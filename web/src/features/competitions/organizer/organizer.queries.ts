import { listMyCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { listScoreHistory, listScores } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { listStaff } from '@chalkline/contract/competitions/staff.endpoints.ts';
import { listCountries } from '@chalkline/contract/countries/countries.endpoints.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls.ts';
import { competitionQueries, readBoardPage } from '../competitions.queries.ts';

export interface EntryFilters {
  readonly search: string;
  /** '' for all. */
  readonly divisionId: string;
}

export interface SheetAsked extends EntryFilters {
  readonly workoutId: string;
}

const entriesAPage = 50;
const sheetRowsAPage = 100;
const firstPage = undefined as string | undefined;

/** All that hangs on one competition: emptied together when something in it has changed. */
const within = (competitionId: string) => [...competitionQueries.all, 'inside', competitionId] as const;

/** What organizers and their staff read, besides what everybody does. */
export const organizerQueries = {
  within,

  mine: () =>
    infiniteQueryOptions({
      queryKey: [...competitionQueries.all, 'mine'],
      initialPageParam: firstPage,
      queryFn: ({ pageParam, signal }) =>
        call(listMyCompetitions, { query: { ...(pageParam && { cursor: pageParam }) } }, { signal }),
      getNextPageParam: (page) => page.next ?? undefined,
    }),

  entries: (competitionId: string, filters: EntryFilters) =>
    infiniteQueryOptions({
      queryKey: [...within(competitionId), 'entries', filters],
      initialPageParam: firstPage,
      queryFn: ({ pageParam, signal }) =>
        call(
          listEntries,
          { params: { competitionId }, query: { ...pageOf(filters, pageParam), limit: entriesAPage } },
          { signal },
        ),
      getNextPageParam: (page) => page.next ?? undefined,
    }),

  sheet: (competitionId: string, { workoutId, ...filters }: SheetAsked) =>
    infiniteQueryOptions({
      queryKey: [...within(competitionId), 'sheet', workoutId, filters],
      initialPageParam: firstPage,
      queryFn: ({ pageParam, signal }) =>
        call(
          listScores,
          {
            params: { competitionId },
            query: { ...pageOf(filters, pageParam), workoutId, limit: sheetRowsAPage },
          },
          { signal },
        ),
      getNextPageParam: (page) => page.next ?? undefined,
    }),

  history: (competitionId: string, workoutId: string, entryId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'history', workoutId, entryId],
      queryFn: async ({ signal }) =>
        (
          await call(
            listScoreHistory,
            { params: { competitionId }, query: { workoutId, entryId } },
            { signal },
          )
        ).data,
      // What is compared with must be what stands now.
      staleTime: 0,
    }),

  /** How far the scoring of a division is, from its board. */
  progress: (competitionId: string, divisionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'progress', divisionId],
      queryFn: () => readProgress(competitionId, divisionId),
    }),

  staff: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'staff'],
      queryFn: async ({ signal }) => (await call(listStaff, { params: { competitionId } }, { signal })).data,
    }),

  countries: () =>
    queryOptions({
      queryKey: ['countries'],
      queryFn: async ({ signal }) => (await call(listCountries, {}, { signal })).data,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

function pageOf({ search, divisionId }: EntryFilters, cursor: string | undefined) {
  return {
    ...(search !== '' && { search }),
    ...(divisionId !== '' && { divisionId }),
    ...(cursor !== undefined && { cursor }),
  };
}

export interface DivisionProgress {
  /** By workout id: of how many active entries a score has come in. */
  readonly scoresIn: Readonly<Record<string, number>>;
  readonly active: number;
  readonly lastScoreAt: string | null;
}

async function readProgress(competitionId: string, divisionId: string): Promise<DivisionProgress> {
  const rows: BoardRow[] = [];
  let page = await readBoardPage(competitionId, divisionId);
  rows.push(...page.data.rows);
  while (page.next !== null) {
    page = await readBoardPage(competitionId, divisionId, page.next);
    rows.push(...page.data.rows);
  }
  const { workouts, lastScoreAt } = page.data;
  const active = rows.filter((row) => row.status === 'active');
  const scoresIn = Object.fromEntries(
    workouts.map(({ id }, at) => [id, active.filter((row) => row.cells[at]?.scoreId != null).length]),
  );
  return { scoresIn, active: active.length, lastScoreAt };
}
