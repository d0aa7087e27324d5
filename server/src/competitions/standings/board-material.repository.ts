import type { PublicationState } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import { isOfDivision } from '@chalkline/contract/competitions/workout-divisions.ts';
import { and, asc, eq, gt, inArray, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { among } from '../../platform/database/among.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type CompetitionRow, competitions } from '../competitions/competitions.table.ts';
import { findMadeCuts, type StandingCut } from '../cuts/cuts.repository.ts';
import { adjustments } from '../decisions/adjustments.table.ts';
import { penalties } from '../decisions/penalties.table.ts';
import { type DivisionRow, divisions } from '../divisions/divisions.table.ts';
import { isIn } from '../entries/board-field.repository.ts';
import { type EntryRow, entries } from '../entries/entries.table.ts';
import { frozenEntries } from '../entries/frozen-entries.table.ts';
import { shownName } from '../entries/hidden-names.repository.ts';
import { frozenPublications } from '../publications/frozen-publications.table.ts';
import { findFrozenSettings } from '../publications/frozen-settings.repository.ts';
import type { FrozenSettings } from '../publications/frozen-settings.table.ts';
import { publications } from '../publications/publications.table.ts';
import type { BoardAdjustment, BoardPenalty, BoardScore } from '../ranking/board-ranking.rules.ts';
import { scores } from '../scores/scores.table.ts';
import { frozenTeamMembers } from '../teams/frozen-team-members.table.ts';
import { teamMembers } from '../teams/team-members.table.ts';
import { type WorkoutRow, workouts } from '../workouts/workouts.table.ts';

/** A division with everything about its leaderboard that doesn't grow with the field. */
export interface BoardFrame {
  readonly division: DivisionRow;
  readonly competition: Pick<CompetitionRow, 'id' | 'name' | 'state' | 'scoring' | 'showResults'>;
  /** The rules it was ranked by when it was frozen; null if it isn't frozen. */
  readonly settingsWhenFrozen: FrozenSettings | null;
  /** All workouts, including those the view doesn't show: a cut may depend on them. */
  readonly allWorkouts: readonly WorkoutRow[];
  readonly madeCuts: readonly StandingCut[];
  readonly workouts: readonly {
    readonly workout: WorkoutRow;
    /** null: its results are still in their initial state in this division. */
    readonly publication: { readonly state: PublicationState; readonly updatedAt: Date } | null;
    /** The state of its results when the leaderboard was frozen; null if it isn't frozen, or the workout is newer. */
    readonly whenFrozen: { readonly state: PublicationState; readonly updatedAt: Date | null } | null;
  }[];
}

/** null if the division was deleted. */
export async function findBoardFrame(database: Sql, divisionId: string): Promise<BoardFrame | null> {
  const [found] = await database
    .select({ division: divisions, competition: competitionColumns })
    .from(divisions)
    .innerJoin(competitions, eq(competitions.id, divisions.competitionId))
    .where(eq(divisions.id, divisionId));
  if (!found) return null;
  const all = await database
    .select({
      workout: workouts,
      publication: { state: publications.state, updatedAt: publications.updatedAt },
      whenFrozen: { state: frozenPublications.state, updatedAt: frozenPublications.updatedAt },
    })
    .from(workouts)
    .leftJoin(
      publications,
      and(eq(publications.workoutId, workouts.id), eq(publications.divisionId, divisionId)),
    )
    .leftJoin(
      frozenPublications,
      and(eq(frozenPublications.workoutId, workouts.id), eq(frozenPublications.divisionId, divisionId)),
    )
    .where(eq(workouts.competitionId, found.competition.id))
    .orderBy(asc(workouts.position), asc(workouts.id));
  const rows = all.filter(({ workout }) => isOfDivision(workout, divisionId));
  const [kept] = found.division.frozenAt === null ? [] : await findFrozenSettings(database, [divisionId]);
  return {
    ...found,
    settingsWhenFrozen: kept ?? null,
    allWorkouts: rows.map(({ workout }) => workout),
    madeCuts: found.division.cuts.length === 0 ? [] : await findMadeCuts(database, divisionId),
    workouts: rows,
  };
}

const competitionColumns = {
  id: competitions.id,
  name: competitions.name,
  state: competitions.state,
  scoring: competitions.scoring,
  showResults: competitions.showResults,
};

const entryColumns = {
  id: entries.id,
  bib: entries.bib,
  // The public name: a leaderboard is built once for everyone.
  name: shownName,
  country: entries.country,
  region: entries.region,
  affiliate: entries.affiliate,
  state: entries.state,
  leftAt: entries.leftAt,
  tieOrder: entries.tieOrder,
  personId: entries.personId,
};

export type BoardEntryRow = Pick<EntryRow, keyof typeof entryColumns>;

/** The entries of a division, by bib. */
export function findBoardEntries(database: Sql, divisionId: string): Promise<BoardEntryRow[]> {
  return database.select(entryColumns).from(entries).where(isIn(divisionId)).orderBy(asc(entries.bib));
}

/** An entry that changed after the freeze; `before` is null if it joined later. */
export interface FrozenEntry {
  readonly entry: BoardEntryRow;
  readonly before: Pick<BoardEntryRow, 'state' | 'leftAt' | 'tieOrder'> | null;
  /** It has moved to another division, or was merged into another entry. */
  readonly movedOut: boolean;
}

export async function findFrozenEntries(database: Sql, divisionId: string): Promise<FrozenEntry[]> {
  const { state, leftAt, tieOrder } = frozenEntries;
  const rows = await database
    .select({
      entry: entryColumns,
      state,
      leftAt,
      tieOrder,
      divisionId: entries.divisionId,
      mergedInto: entries.mergedInto,
    })
    .from(frozenEntries)
    .innerJoin(entries, eq(entries.id, frozenEntries.entryId))
    .where(eq(frozenEntries.divisionId, divisionId));
  return rows.map(({ entry, divisionId: now, mergedInto, state: was, ...before }) => ({
    entry,
    before: was === null ? null : { state: was, ...before },
    movedOut: now !== divisionId || mergedInto !== null,
  }));
}

/** Some entries by id, whatever division they are in now. */
export async function findShownEntries(
  database: Sql,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, BoardEntryRow>> {
  const found = await database
    .select(entryColumns)
    .from(entries)
    .where(sql`${entries.id} = any(${sql.param(entryIds)}::uuid[])`);
  return new Map(found.map((entry) => [entry.id, entry]));
}

/** The members of the division's teams. */
export function findTeamMembers(
  database: Sql,
  divisionId: string,
): Promise<{ teamId: string; memberId: string }[]> {
  return database
    .select({ teamId: teamMembers.teamId, memberId: teamMembers.memberId })
    .from(teamMembers)
    .innerJoin(entries, eq(entries.id, teamMembers.teamId))
    .where(eq(entries.divisionId, divisionId))
    .orderBy(asc(teamMembers.memberId));
}

/** The same at the time of the freeze. */
export function findFrozenTeamMembers(
  database: Sql,
  divisionId: string,
): Promise<{ teamId: string; memberId: string }[]> {
  return database
    .select({ teamId: frozenTeamMembers.teamId, memberId: frozenTeamMembers.memberId })
    .from(frozenTeamMembers)
    .where(eq(frozenTeamMembers.divisionId, divisionId))
    .orderBy(asc(frozenTeamMembers.memberId));
}

/** Whose scores are meant: everyone's in a division, or some entries'. */
export type Whose = { readonly divisionId: string } | { readonly entryIds: readonly string[] };

function isTheirs(whose: Whose): SQL | undefined {
  if ('divisionId' in whose) return isIn(whose.divisionId);
  return among(entries.id, whose.entryIds);
}

/** Workouts whose results count as of one moment; null: as of now. */
export interface Moment {
  readonly asOf: Date | null;
  readonly workoutIds: readonly string[];
}

export type MaterialScore = BoardScore & { readonly receivedAt: Date };

const later = alias(scores, 'later');

/**
 * Current scores. Workouts are given by id instead of being joined: for a join, the planner would expect a handful of
 * rows where there are a hundred thousand.
 */
export function findMaterialScores(
  database: Sql,
  whose: Whose,
  { asOf, workoutIds }: Moment,
): Promise<MaterialScore[]> {
  const before = (receivedAt: typeof scores.receivedAt | typeof later.receivedAt) =>
    asOf === null ? undefined : lte(receivedAt, asOf);
  const corrected = database
    .select({ one: sql`1` })
    .from(later)
    .where(and(eq(later.previousId, scores.id), before(later.receivedAt)));
  return database
    .select({
      id: scores.id,
      workoutId: scores.workoutId,
      entryId: scores.entryId,
      value: scores.value,
      receivedAt: scores.receivedAt,
    })
    .from(entries)
    .innerJoin(scores, and(eq(scores.entryId, entries.id), inArray(scores.workoutId, [...workoutIds])))
    .where(and(isTheirs(whose), notExists(corrected), before(scores.receivedAt)));
}

export type MaterialPenalty = BoardPenalty & { readonly id: string };

/** The penalties that applied at that moment. */
export function findMaterialPenalties(
  database: Sql,
  whose: Whose,
  { asOf, workoutIds }: Moment,
): Promise<MaterialPenalty[]> {
  return database
    .select({
      id: penalties.id,
      workoutId: penalties.workoutId,
      entryId: penalties.entryId,
      kind: penalties.kind,
      amount: penalties.amount,
      reason: penalties.reason,
    })
    .from(penalties)
    .innerJoin(entries, eq(entries.id, penalties.entryId))
    .where(and(isTheirs(whose), inArray(penalties.workoutId, [...workoutIds]), stoodAt(penalties, asOf)))
    .orderBy(asc(penalties.id));
}

/** The adjustments that applied at that moment. */
export function findMaterialAdjustments(
  database: Sql,
  whose: Whose,
  asOf: Date | null,
): Promise<BoardAdjustment[]> {
  return database
    .select({ entryId: adjustments.entryId, points: adjustments.points, reason: adjustments.reason })
    .from(adjustments)
    .innerJoin(entries, eq(entries.id, adjustments.entryId))
    .where(and(isTheirs(whose), stoodAt(adjustments, asOf)))
    .orderBy(asc(adjustments.id));
}

/** The condition that a decision applied at a moment, or applies now. */
function stoodAt(decisions: typeof penalties | typeof adjustments, moment: Date | null): SQL | undefined {
  const { createdAt, withdrawnAt } = decisions;
  if (moment === null) return isNull(withdrawnAt);
  return and(lte(createdAt, moment), or(isNull(withdrawnAt), gt(withdrawnAt, moment)));
}
