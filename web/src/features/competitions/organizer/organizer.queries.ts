import { listDisputes } from '@chalkline/contract/checkout/disputes.endpoints.ts';
import { getCompetitionCode } from '@chalkline/contract/competitions/competition-code.endpoints.ts';
import { listMyCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { listCuts } from '@chalkline/contract/competitions/cuts.endpoints.ts';
import { listAdjustments, listPenalties } from '@chalkline/contract/competitions/decisions.endpoints.ts';
import {
  countEntries,
  listEligibilityOverrides,
  listEntries,
} from '@chalkline/contract/competitions/entries.endpoints.ts';
import type { EntryState } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import {
  listEntryClaims,
  listMyEntryClaims,
} from '@chalkline/contract/competitions/entry-claims.endpoints.ts';
import { getLeaderboard, previewRipple } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { listPromoCodes } from '@chalkline/contract/competitions/promo-codes.endpoints.ts';
import {
  listFrozenBoards,
  listPublications,
} from '@chalkline/contract/competitions/publications.endpoints.ts';
import {
  getRegistrationFigures,
  getRegistrationSettings,
  listWaiting,
} from '@chalkline/contract/competitions/registration.endpoints.ts';
import type { RippleChange } from '@chalkline/contract/competitions/ripple.schema.ts';
import type { ScoreCheckState } from '@chalkline/contract/competitions/score.schema.ts';
import { countScores, listScores } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { tryScoring } from '@chalkline/contract/competitions/scoring-trial.endpoints.ts';
import type { ScoringTrial } from '@chalkline/contract/competitions/scoring-trial.schema.ts';
import { listStaff } from '@chalkline/contract/competitions/staff.endpoints.ts';
import {
  listMyStaffInvitations,
  listStaffInvitations,
} from '@chalkline/contract/competitions/staff-invitations.endpoints.ts';
import { getTeam } from '@chalkline/contract/competitions/teams.endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../patterns/paged-query.ts';
import { call } from '../../../platform/calls.ts';
import { competitionQueries } from '../competitions.queries.ts';

export interface EntryFilters {
  readonly search: string;
  /** Empty for all. */
  readonly divisionId: string;
  /** Empty for all. */
  readonly state?: EntryState | '';
  /** Only those without a known birth date. */
  readonly lacks?: 'birth_date' | '';
}

export interface SheetAsked extends EntryFilters {
  readonly workoutId: string;
  /** Only athletes without a score. */
  readonly missing: boolean;
  /** Only scores with this mark; empty for all. */
  readonly check: ScoreCheckState | 'unchecked' | '';
}

const decisionsAPage = 100;

/** The key of everything within one competition, invalidated together. */
const within = competitionQueries.inside;

/** The key of a competition's score sheets, with any filter. */
const sheets = (competitionId: string) => [...within(competitionId), 'sheet'] as const;

/** Queries for organizers and their staff. */
export const organizerQueries = {
  within,
  sheets,

  /** Every search of `mine`. */
  allMine: [...competitionQueries.all, 'mine'] as const,

  mine: (search = '') =>
    pagedQuery([...organizerQueries.allMine, search], listMyCompetitions, { query: { search } }),

  /** The boards of trial scores under unsaved rules; null: nothing to ask yet. */
  scoringTrial: (body: ScoringTrial | null) =>
    queryOptions({
      queryKey: ['scoring-trial', body],
      queryFn: async ({ signal }) => {
        if (!body) throw new Error('No scores to try.');
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

  /** Invitations of athletes without an account; only managers may read them. */
  entryClaims: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'entry-claims'],
      queryFn: async ({ signal }) =>
        (await call(listEntryClaims, { params: { competitionId } }, { signal })).data,
    }),

  /** Entries that the viewer can claim. */
  myEntryClaims: () =>
    queryOptions({
      queryKey: ['my-entry-claims'],
      queryFn: async ({ signal }) => (await call(listMyEntryClaims, {}, { signal })).data,
    }),

  sheet: (competitionId: string, { missing, check, ...asked }: SheetAsked) =>
    pagedQuery([...sheets(competitionId), asked.workoutId, { ...asked, missing, check }], listScores, {
      params: { competitionId },
      query: { ...asked, missing: missing ? 'true' : null, check: check || null, limit: 100 },
    }),

  /** How many scores are in, per workout and division. */
  counts: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'counts'],
      queryFn: async ({ signal }) =>
        (await call(countScores, { params: { competitionId } }, { signal })).data,
    }),

  /** The cuts of all divisions, each with its outcome. */
  cuts: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'cuts'],
      queryFn: async ({ signal }) => (await call(listCuts, { params: { competitionId } }, { signal })).data,
    }),

  /** Disputes about what the viewer sold here that still need an answer. */
  disputes: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'disputes'],
      queryFn: async ({ signal }) => {
        const query = { group: 'open', limit: 100 } as const;
        const { data } = await call(listDisputes, { params: { as: 'person' }, query }, { signal });
        return data.filter(({ offerId, state }) => offerId === competitionId && state === 'needs_response');
      },
    }),

  publications: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'publications'],
      queryFn: async ({ signal }) =>
        (await call(listPublications, { params: { competitionId } }, { signal })).data,
    }),

  /** The frozen boards, with the changes each hides. */
  frozenBoards: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'frozen-boards'],
      queryFn: async ({ signal }) =>
        (await call(listFrozenBoards, { params: { competitionId } }, { signal })).data,
      refetchInterval: 20_000,
    }),

  /** All penalties of a workout, including removed ones. */
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

  /** A whole board as staff see it. */
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
      // The board may have changed since the last page.
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

  /** How many entries are in each state. */
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

  /** The pending staff invitations. */
  staffInvitations: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'staff-invitations'],
      queryFn: async ({ signal }) =>
        (await call(listStaffInvitations, { params: { competitionId } }, { signal })).data,
    }),

  /** The person's own staff invitations. */
  invitedTo: () =>
    queryOptions({
      queryKey: [...competitionQueries.all, 'invited-to'],
      queryFn: async ({ signal }) => (await call(listMyStaffInvitations, {}, { signal })).data,
    }),

  countries: competitionQueries.allCountries,

  promoCodes: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'promo-codes'],
      queryFn: async ({ signal }) =>
        (await call(listPromoCodes, { params: { competitionId } }, { signal })).data,
    }),

  waiting: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'waiting'],
      queryFn: async ({ signal }) =>
        (await call(listWaiting, { params: { competitionId } }, { signal })).data,
    }),

  /** Athletes whom the staff let in a division that they don't fit. */
  eligibilityOverrides: (competitionId: string) =>
    pagedQuery([...within(competitionId), 'eligibility-overrides'], listEligibilityOverrides, {
      params: { competitionId },
      query: { limit: 10 },
    }),

  /** Registrations over time, what was paid and who waits. */
  registrationFigures: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'registration-figures'],
      queryFn: async ({ signal }) =>
        (await call(getRegistrationFigures, { params: { competitionId } }, { signal })).data,
    }),

  registrationSettings: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'registration-settings'],
      queryFn: async ({ signal }) =>
        (await call(getRegistrationSettings, { params: { competitionId } }, { signal })).data,
    }),
};

/** All pages of a short list. */
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
