import { getCompetitionCode } from '@chalkline/contract/competitions/competition-code.endpoints.ts';
import { listMyCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { listCuts } from '@chalkline/contract/competitions/cuts.endpoints.ts';
import { listAdjustments, listPenalties } from '@chalkline/contract/competitions/decisions.endpoints.ts';
import { countEntries, listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import type { EntryState } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { getLeaderboard, previewRipple } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import {
  listFrozenBoards,
  listPublications,
} from '@chalkline/contract/competitions/publications.endpoints.ts';
import type { RippleChange } from '@chalkline/contract/competitions/ripple.schema.ts';
import { countScores, listScores } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { tryScoring } from '@chalkline/contract/competitions/scoring-trial.endpoints.ts';
import type { ScoringTrial } from '@chalkline/contract/competitions/scoring-trial.schema.ts';
import { listStaff } from '@chalkline/contract/competitions/staff.endpoints.ts';
import {
  listMyStaffInvitations,
  listStaffInvitations,
} from '@chalkline/contract/competitions/staff-invitations.endpoints.ts';
import { getTeam } from '@chalkline/contract/competitions/teams.endpoints.ts';
import { listCountries } from '@chalkline/contract/countries/countries.endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../patterns/paged-query.ts';
import { call } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';

export interface EntryFilters {
  readonly search: string;
  /** '' for all. */
  readonly divisionId: string;
  /** '' for all. */
  readonly state?: EntryState | '';
}

export interface SheetAsked extends EntryFilters {
  readonly workoutId: string;
  /** Only who is still awaited. */
  readonly missing: boolean;
}

const decisionsAPage = 100;

/** All that hangs on one competition: emptied together when something in it has changed. */
const within = competitionQueries.inside;

/** The score sheets of a competition, under whatever filter. */
const sheets = (competitionId: string) => [...within(competitionId), 'sheet'] as const;

/** What organizers and their staff read, besides what everybody does. */
export const organizerQueries = {
  within,
  sheets,

  mine: () => pagedQuery([...competitionQueries.all, 'mine'], listMyCompetitions),

  /** What typed scores come to under rules that need not be saved; null: nothing to ask yet. */
  scoringTrial: (body: ScoringTrial | null) =>
    queryOptions({
      queryKey: ['scoring-trial', body],
      queryFn: async ({ signal }) => {
        if (!body) throw new Error('There is nothing to try.');
        return (await call(tryScoring, { body }, { signal })).data.boards;
      },
      enabled: body !== null,
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
    }),

  entries: (competitionId: string, filters: EntryFilters) =>
    pagedQuery([...within(competitionId), 'entries', filters], listEntries, {
      params: { competitionId },
      query: { ...filters, limit: 50 },
    }),

  sheet: (competitionId: string, { missing, ...asked }: SheetAsked) =>
    pagedQuery([...sheets(competitionId), asked.workoutId, { ...asked, missing }], listScores, {
      params: { competitionId },
      query: { ...asked, missing: missing ? 'true' : null, limit: 100 },
    }),

  /** How many scores are in, of every workout in every division. */
  counts: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'counts'],
      queryFn: async ({ signal }) =>
        (await call(countScores, { params: { competitionId } }, { signal })).data,
    }),

  /** The cuts of all divisions, each with what it comes to. */
  cuts: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'cuts'],
      queryFn: async ({ signal }) => (await call(listCuts, { params: { competitionId } }, { signal })).data,
    }),

  publications: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'publications'],
      queryFn: async ({ signal }) =>
        (await call(listPublications, { params: { competitionId } }, { signal })).data,
    }),

  /** Which boards are frozen, and what waits behind each. */
  frozenBoards: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'frozen-boards'],
      queryFn: async ({ signal }) =>
        (await call(listFrozenBoards, { params: { competitionId } }, { signal })).data,
      refetchInterval: 20_000,
    }),

  /** Every penalty of a workout, also those that were taken back. */
  penaltiesOf: (competitionId: string, workoutId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'penalties', workoutId],
      queryFn: ({ signal }) =>
        readAll((cursor) => {
          const query = { workoutId, limit: decisionsAPage, ...(cursor && { cursor }) };
          return call(listPenalties, { params: { competitionId }, query }, { signal });
        }),
    }),

  penalties: (competitionId: string) =>
    pagedQuery([...within(competitionId), 'all-penalties'], listPenalties, { params: { competitionId } }),

  adjustments: (competitionId: string) =>
    pagedQuery([...within(competitionId), 'adjustments'], listAdjustments, { params: { competitionId } }),

  /** A whole board as its people see it. */
  insideBoard: (competitionId: string, divisionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'inside-board', divisionId],
      queryFn: ({ signal }) =>
        readAll(async (cursor) => {
          const query = { divisionId, view: 'inside' as const, ...(cursor && { cursor }) };
          const { data, next } = await call(getLeaderboard, { params: { competitionId }, query }, { signal });
          return { data: data.rows, next };
        }),
    }),

  ripple: (competitionId: string, change: RippleChange) =>
    queryOptions({
      queryKey: [...within(competitionId), 'ripple', change],
      queryFn: async ({ signal }) =>
        (await call(previewRipple, { params: { competitionId }, body: { change } }, { signal })).data,
      // The board may have moved on since it was asked last.
      staleTime: 0,
    }),

  code: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'code'],
      queryFn: async ({ signal }) =>
        (await call(getCompetitionCode, { params: { competitionId } }, { signal })).data,
    }),

  team: (competitionId: string, entryId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'team', entryId],
      queryFn: async ({ signal }) =>
        (await call(getTeam, { params: { competitionId, entryId } }, { signal })).data,
    }),

  /** How many entries there are in each state. */
  stateCounts: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'state-counts'],
      queryFn: async ({ signal }) =>
        (await call(countEntries, { params: { competitionId } }, { signal })).data,
    }),

  staff: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'staff'],
      queryFn: async ({ signal }) => (await call(listStaff, { params: { competitionId } }, { signal })).data,
    }),

  /** Who was asked to run it and has not answered. */
  staffInvitations: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'staff-invitations'],
      queryFn: async ({ signal }) =>
        (await call(listStaffInvitations, { params: { competitionId } }, { signal })).data,
    }),

  /** What the person is asked to run. */
  invitedTo: () =>
    queryOptions({
      queryKey: [...competitionQueries.all, 'invited-to'],
      queryFn: async ({ signal }) => (await call(listMyStaffInvitations, {}, { signal })).data,
    }),

  countries: () =>
    queryOptions({
      queryKey: ['countries'],
      queryFn: async ({ signal }) => (await call(listCountries, {}, { signal })).data,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** All pages of a list that is never long. */
async function readAll<Row>(
  read: (
    cursor: string | undefined,
  ) => Promise<{ readonly data: Row[]; readonly next?: string | null | undefined }>,
): Promise<Row[]> {
  const found: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    found.push(...page.data);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return found;
}
