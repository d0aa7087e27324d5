import type { CompetitionStatus } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import type {
  CompetitionSort,
  DivisionType,
  EntryPrice,
} from '@chalkline/contract/competitions/competition-listing.ts';
import {
  countCompetitions,
  getCompetition,
  listCompetitionCountries,
  listCompetitions,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { listMyPlaces, openTransfer } from '@chalkline/contract/competitions/entry-transfers.endpoints.ts';
import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import {
  addFollowed,
  followEntry,
  listFollowed,
  unfollowEntry,
} from '@chalkline/contract/competitions/following.endpoints.ts';
import {
  explainPlace,
  findOnBoard,
  getLeaderboard,
  listBoardFilters,
} from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { listLiveFloors } from '@chalkline/contract/competitions/live-floor.endpoints.ts';
import { getRegistration } from '@chalkline/contract/competitions/registration.endpoints.ts';
import { getWorkoutPage } from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { listCountries } from '@chalkline/contract/countries/countries.endpoints.ts';
import type { Reply } from '@chalkline/contract/http/endpoint.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';
import { pageData, pageDataAt } from '../../platform/page-data.ts';
import { session } from '../../platform/session.ts';

/** The home list's filters, kept in the URL. Null: not set. */
export interface CompetitionFilters {
  readonly search: string;
  readonly status: CompetitionStatus;
  readonly online: boolean | null;
  /** ISO 3166-1, three letters. */
  readonly country: string | null;
  /** The days of a calendar that it must touch, `2026-12-05`. */
  readonly from: string | null;
  readonly to: string | null;
  readonly division: DivisionType | null;
  readonly price: EntryPrice | null;
  /** Null: as the status has it. */
  readonly sort: CompetitionSort | null;
}

export interface ExplanationAsked {
  readonly divisionId: string;
  readonly entryId: string;
  /** null: the overall. */
  readonly workoutId: string | null;
  readonly view: BoardView;
  /** Of the board: another one may have another answer. */
  readonly version: number;
}

/** What of a large board is asked for; empty or null asks for all. */
export interface FoundAsked {
  readonly divisionId: string;
  readonly view: BoardView;
  readonly workoutId: string | null;
  readonly search: string;
  readonly country: string;
  readonly region: string;
  readonly affiliate: string;
  readonly ageGroup: string;
  /** With commas between. */
  readonly entryIds: string | null;
}

const pageSize = 12;

/** As many fit beside each other; the page that the server writes brings as many. */
const liveShown = 3;

/** Every key of the feature, general to specific: `competitions`, `list`, filters. */
export const competitionQueries = {
  all: ['competitions'] as const,

  /** Data that only staff can read. */
  inside: (competitionId: string) => [...competitionQueries.all, 'inside', competitionId] as const,

  /** Award ceremonies of a competition. */
  reveals: (competitionId: string) => [...competitionQueries.all, 'reveal', competitionId] as const,

  list: (filters: CompetitionFilters) => {
    const { status, search, online, ...rest } = filters;
    const where = online === null ? null : online ? 'true' : 'false';
    return pagedQuery([...competitionQueries.all, 'list', filters], listCompetitions, {
      query: { status, limit: pageSize, search, online: where, ...rest },
    });
  },

  /** How many match these filters. */
  matches: (filters: CompetitionFilters) => {
    const { status, search, online, sort: _, ...rest } = filters;
    return queryOptions({
      queryKey: [...competitionQueries.all, 'matches', filters],
      queryFn: async ({ signal }) => {
        const where = online === null ? {} : { online: online ? ('true' as const) : ('false' as const) };
        const set = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
        const query = { status, search, limit: 1, ...where, ...set };
        return (await call(listCompetitions, { query }, { signal })).total ?? 0;
      },
    });
  },

  /** The countries to choose from. */
  countries: (status: CompetitionStatus) =>
    queryOptions({
      queryKey: [...competitionQueries.all, 'countries', status],
      queryFn: async ({ signal }) =>
        (await call(listCompetitionCountries, { query: { status } }, { signal })).data,
      staleTime: 5 * 60_000,
    }),

  /** Live competitions, for the strip above the list. */
  liveNow: () =>
    queryOptions({
      queryKey: [...competitionQueries.all, 'live-now'],
      queryFn: ({ signal }) => call(listLiveFloors, { query: { limit: liveShown } }, { signal }),
      initialData: () => pageData<Reply<typeof listLiveFloors>>('live'),
      initialDataUpdatedAt: pageDataAt,
      refetchInterval: 60_000,
    }),

  /** How many are published in all, and in how many countries. */
  counted: () =>
    queryOptions({
      queryKey: [...competitionQueries.all, 'counted'],
      queryFn: async ({ signal }) => (await call(countCompetitions, {}, { signal })).data,
      initialData: () => pageData<Reply<typeof countCompetitions>['data']>('counted'),
      initialDataUpdatedAt: pageDataAt,
      staleTime: 5 * 60_000,
    }),

  detail: (competitionId: string) =>
    queryOptions({
      queryKey: [...competitionQueries.all, 'detail', competitionId],
      queryFn: async ({ signal }) =>
        (await call(getCompetition, { params: { competitionId } }, { signal })).data,
      initialData: () => writtenDetail(competitionId),
      // The page tells what a visitor may see: who is signed in asks again at once.
      initialDataUpdatedAt: () => (session.token() ? 0 : pageDataAt),
    }),

  /** When and for what athletes register, for the one who asks. */
  registration: (competitionId: string) =>
    queryOptions({
      queryKey: [...competitionQueries.all, 'registration', competitionId],
      queryFn: async ({ signal }) =>
        (await call(getRegistration, { params: { competitionId } }, { signal })).data,
      refetchInterval: 60_000,
    }),

  /** The person's own places, with their codes and offers. */
  myPlaces: (competitionId: string) =>
    queryOptions({
      queryKey: [...competitionQueries.all, 'my-places', competitionId],
      queryFn: async ({ signal }) =>
        (await call(listMyPlaces, { params: { competitionId } }, { signal })).data,
    }),

  /** A place that somebody offers; reading it lets the person see a private competition. */
  transfer: (transferId: string) =>
    queryOptions({
      queryKey: ['offered-place', transferId],
      queryFn: async ({ signal }) =>
        (await call(openTransfer, { params: { entryTransferId: transferId } }, { signal })).data,
      retry: false,
    }),

  /** Every country there is. */
  allCountries: () =>
    queryOptions({
      queryKey: ['countries'],
      queryFn: async ({ signal }) => (await call(listCountries, {}, { signal })).data,
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** A workout on a page of its own. */
  workout: (workoutId: string) =>
    queryOptions({
      queryKey: [...competitionQueries.all, 'workout', workoutId],
      queryFn: async ({ signal }) => (await call(getWorkoutPage, { params: { workoutId } }, { signal })).data,
    }),

  /** Rows found anywhere on a board that is only partly here. */
  foundRows: (competitionId: string, asked: FoundAsked) =>
    infiniteQueryOptions({
      queryKey: [...competitionQueries.all, 'found-rows', competitionId, asked],
      initialPageParam: undefined as string | undefined,
      queryFn: ({ pageParam, signal }) => {
        const given = Object.entries({ ...asked, cursor: pageParam }).filter(([, value]) => value);
        const query = { divisionId: asked.divisionId, ...Object.fromEntries(given) };
        return call(findOnBoard, { params: { competitionId }, query }, { signal });
      },
      getNextPageParam: (page) => page.next ?? undefined,
    }),

  boardFilters: (competitionId: string, asked: { readonly divisionId: string; readonly view: BoardView }) =>
    queryOptions({
      queryKey: [...competitionQueries.all, 'board-filters', competitionId, asked],
      queryFn: async ({ signal }) =>
        (await call(listBoardFilters, { params: { competitionId }, query: asked }, { signal })).data,
      staleTime: 60_000,
    }),

  /** Whom the person follows in a competition. */
  followed: (competitionId: string) =>
    queryOptions({
      queryKey: [...competitionQueries.all, 'followed', competitionId],
      queryFn: async ({ signal }): Promise<readonly string[]> =>
        (await call(listFollowed, { params: { competitionId } }, { signal })).data,
    }),

  /** Why an entry has its place in a board version. */
  explanation: (competitionId: string, asked: ExplanationAsked) =>
    queryOptions({
      queryKey: [...competitionQueries.all, 'explanation', competitionId, asked],
      queryFn: async ({ signal }) => {
        const { divisionId, entryId, workoutId, view } = asked;
        const query = { divisionId, entryId, view, ...(workoutId !== null && { workoutId }) };
        return (await call(explainPlace, { params: { competitionId }, query }, { signal })).data;
      },
    }),

  /** The first page of a board, prefetched by the route; the screen keeps it current from there. */
  firstBoardPage: (competitionId: string, asked: BoardAsked) =>
    queryOptions({
      queryKey: [...competitionQueries.all, 'board', competitionId, asked],
      queryFn: () => readBoardPage(competitionId, asked),
      // News of the board do not reach the cache, so it must not serve it for long.
      gcTime: 10_000,
    }),
};

/** The competition that the page came with, when it is this one. */
function writtenDetail(competitionId: string) {
  const written = pageData<Reply<typeof getCompetition>['data']>('detail');
  return written?.id === competitionId ? written : undefined;
}

export interface BoardAsked {
  /** undefined: the first. */
  readonly divisionId: string | undefined;
  readonly view: BoardView;
}

/** One page of a board as it is now. */
export function readBoardPage(competitionId: string, { divisionId, view }: BoardAsked, cursor?: string) {
  return call(getLeaderboard, {
    params: { competitionId },
    query: {
      ...(divisionId && { divisionId }),
      ...(view === 'inside' && { view }),
      ...(cursor && { cursor }),
    },
  });
}

/** Follows an athlete, or does not any more. Gives all whom the person follows there. */
export async function follow(competitionId: string, entryId: string, on: boolean): Promise<string[]> {
  const params = { competitionId, entryId };
  return (await (on ? call(followEntry, { params }) : call(unfollowEntry, { params }))).data;
}

/** Gives what a visitor followed to the account they have signed in to. */
export async function takeOver(competitionId: string, entryIds: readonly string[]): Promise<string[]> {
  const body = { entryIds: [...entryIds] };
  return (await call(addFollowed, { params: { competitionId }, body })).data;
}
