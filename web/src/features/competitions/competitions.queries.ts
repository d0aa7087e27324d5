import type { CompetitionStatus } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import { getCompetition, listCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/calls.ts';

/** What the home list can be narrowed by; it stands in the address. */
export interface CompetitionFilters {
  readonly search: string;
  readonly status: CompetitionStatus;
  /** null: on site or online. */
  readonly online: boolean | null;
}

const pageSize = 12;

/** Every key of the feature, general to specific: `competitions`, `list`, filters. */
export const competitionQueries = {
  all: ['competitions'] as const,

  list: (filters: CompetitionFilters) =>
    infiniteQueryOptions({
      queryKey: [...competitionQueries.all, 'list', filters],
      initialPageParam: undefined as string | undefined,
      queryFn: ({ pageParam, signal }) =>
        call(listCompetitions, { query: queryOf(filters, pageParam) }, { signal }),
      getNextPageParam: (page) => page.next ?? undefined,
    }),

  /** What is on the floor this moment, for the strip above the list. */
  liveNow: () =>
    queryOptions({
      queryKey: [...competitionQueries.all, 'live-now'],
      queryFn: ({ signal }) => call(listCompetitions, { query: { status: 'live', limit: 3 } }, { signal }),
      refetchInterval: 60_000,
    }),

  /** How many are published in all; null where they were too many to count. */
  counted: () =>
    queryOptions({
      queryKey: [...competitionQueries.all, 'counted'],
      queryFn: async ({ signal }) =>
        (await call(listCompetitions, { query: { limit: 1 } }, { signal })).total ?? null,
      staleTime: 5 * 60_000,
    }),

  detail: (competitionId: string) =>
    queryOptions({
      queryKey: [...competitionQueries.all, 'detail', competitionId],
      queryFn: async ({ signal }) =>
        (await call(getCompetition, { params: { competitionId } }, { signal })).data,
    }),

  /** The first page of a board, begun before its screen stands; from there on the screen keeps it current. */
  firstBoardPage: (competitionId: string, divisionId: string | undefined) =>
    queryOptions({
      queryKey: [...competitionQueries.all, 'board', competitionId, divisionId ?? 'first'],
      queryFn: () => readBoardPage(competitionId, divisionId),
      // News of the board do not reach the cache, so it must not serve it for long.
      gcTime: 10_000,
    }),
};

/** One page of a board as it is now. */
export function readBoardPage(competitionId: string, divisionId: string | undefined, cursor?: string) {
  return call(getLeaderboard, {
    params: { competitionId },
    query: { ...(divisionId && { divisionId }), ...(cursor && { cursor }) },
  });
}

function queryOf({ search, status, online }: CompetitionFilters, cursor: string | undefined) {
  return {
    status,
    limit: pageSize,
    ...(search !== '' && { search }),
    ...(online !== null && { online: online ? ('true' as const) : ('false' as const) }),
    ...(cursor !== undefined && { cursor }),
  };
}
