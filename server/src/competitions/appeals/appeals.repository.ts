import type { AppealList } from '@chalkline/contract/competitions/appeal.schema.ts';
import { and, asc, eq, inArray, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  ascending,
  descending,
  exactMoment,
  type KeysetPage,
  keyset,
  pageOf,
} from '../../platform/database/keyset.ts';
import { competitionStaff, type StaffRow } from '../competitions/competition-staff.table.ts';
import { type PenaltyRow, penalties } from '../decisions/penalties.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { type Entry, entryColumns } from '../entries/entries.repository.ts';
import { entries } from '../entries/entries.table.ts';
import { scores } from '../scores/scores.table.ts';
import { type WorkoutRow, workouts } from '../workouts/workouts.table.ts';
import {
  type AppealMessageRow,
  type AppealRow,
  appealMessages,
  appeals,
  appealWindows,
} from './appeals.table.ts';

export async function findAppealMinutes(database: Sql, competitionId: string): Promise<number | null> {
  const [found] = await database
    .select({ minutes: appealWindows.minutes })
    .from(appealWindows)
    .where(eq(appealWindows.competitionId, competitionId));
  return found?.minutes ?? null;
}

export async function writeAppealWindow(
  database: Sql,
  row: typeof appealWindows.$inferSelect,
): Promise<void> {
  const { competitionId: _competitionId, ...set } = row;
  await database
    .insert(appealWindows)
    .values(row)
    .onConflictDoUpdate({ target: appealWindows.competitionId, set });
}

export async function deleteAppealWindow(database: Sql, competitionId: string): Promise<void> {
  await database.delete(appealWindows).where(eq(appealWindows.competitionId, competitionId));
}

/** False if the entry already has one in this workout. */
export async function insertAppeal(database: Sql, row: AppealRow): Promise<boolean> {
  const { rowCount } = await database
    .insert(appeals)
    .values(row)
    .onConflictDoNothing({ target: [appeals.entryId, appeals.workoutId] });
  return rowCount === 1;
}

export async function updateAppeal(database: Sql, id: string, change: Partial<AppealRow>): Promise<void> {
  await database.update(appeals).set(change).where(eq(appeals.id, id));
}

/** Locked until the transaction ends. */
export async function takeAppeal(
  database: Sql,
  competitionId: string,
  id: string,
): Promise<AppealRow | null> {
  const [found] = await database
    .select()
    .from(appeals)
    .where(and(eq(appeals.competitionId, competitionId), eq(appeals.id, id)))
    .for('update');
  return found ?? null;
}

/** Those of these entries in a workout. */
export function findAppealsOf(
  database: Sql,
  workoutId: string,
  entryIds: readonly string[],
): Promise<AppealRow[]> {
  return database
    .select()
    .from(appeals)
    .where(and(eq(appeals.workoutId, workoutId), inArray(appeals.entryId, [...entryIds])));
}

export async function insertAppealMessage(database: Sql, row: AppealMessageRow): Promise<void> {
  await database.insert(appealMessages).values(row);
}

export function countAppealMessages(database: Sql, appealId: string): Promise<number> {
  return database.$count(appealMessages, eq(appealMessages.appealId, appealId));
}

export interface AppealMessage extends AppealMessageRow {
  readonly authorName: string;
}

/** The threads of these appeals, oldest message first. */
export async function findAppealMessages(
  database: Sql,
  appealIds: readonly string[],
): Promise<ReadonlyMap<string, readonly AppealMessage[]>> {
  const rows = await database
    .select({ message: appealMessages, authorName: people.name })
    .from(appealMessages)
    .innerJoin(people, eq(people.id, appealMessages.createdBy))
    .where(inArray(appealMessages.appealId, [...appealIds]))
    .orderBy(asc(appealMessages.appealId), asc(appealMessages.position));
  return Map.groupBy(
    rows.map(({ message, authorName }) => ({ ...message, authorName })),
    ({ appealId }) => appealId,
  );
}

/** With what staff see beside it. */
export interface AppealWithEntry extends AppealRow {
  readonly entry: Entry;
  readonly divisionName: string;
  readonly workoutName: string;
  readonly scoring: WorkoutRow['scoring'];
  readonly decidedByName: string | null;
  /** The score that the decision corrected, as it was typed. */
  readonly typedBefore: string | null;
  /** The penalty that the decision removed. */
  readonly takenPenalty: Pick<PenaltyRow, 'kind' | 'amount' | 'reason'> | null;
  /** The time its list is sorted by, to the microsecond. */
  readonly sortedBy: string;
}

export interface AppealFilter {
  readonly competitionId: string;
  readonly list: AppealList;
}

const bySorted = ({ sortedBy }: AppealWithEntry) => sortedBy;
const byId = ({ id }: AppealWithEntry) => id;

/** Open ones oldest first, closed ones latest first. */
export const appealOrder = (list: AppealList) =>
  list === 'open'
    ? keyset<AppealWithEntry>(ascending(appeals.createdAt, bySorted), ascending(appeals.id, byId))
    : keyset<AppealWithEntry>(descending(appeals.decidedAt, bySorted), descending(appeals.id, byId));

export async function listAppealRows(
  database: Sql,
  filter: AppealFilter,
  page: KeysetPage,
): Promise<AppealWithEntry[]> {
  const by = filter.list === 'open' ? appeals.createdAt : appeals.decidedAt;
  return (await pageOf(whole(database, by).$dynamic(), ofList(filter), page)).map(flat);
}

export function countAppeals(database: Sql, filter: AppealFilter): Promise<number> {
  return database.$count(appeals, ofList(filter));
}

export async function findAppeal(
  database: Sql,
  competitionId: string,
  id: string,
): Promise<AppealWithEntry | null> {
  const [found] = await whole(database, appeals.createdAt).where(
    and(eq(appeals.competitionId, competitionId), eq(appeals.id, id)),
  );
  return found ? flat(found) : null;
}

function ofList({ competitionId, list }: AppealFilter): SQL | undefined {
  return and(
    eq(appeals.competitionId, competitionId),
    list === 'open' ? eq(appeals.state, 'open') : isNotNull(appeals.decidedAt),
  );
}

const deciders = alias(people, 'deciders');
const corrected = alias(scores, 'corrected');
const before = alias(scores, 'before');

function whole(database: Sql, by: typeof appeals.createdAt | typeof appeals.decidedAt) {
  return database
    .select({
      row: appeals,
      entry: entryColumns,
      divisionName: divisions.name,
      workoutName: workouts.name,
      scoring: workouts.scoring,
      decidedByName: deciders.name,
      typedBefore: before.typed,
      takenPenalty: { kind: penalties.kind, amount: penalties.amount, reason: penalties.reason },
      sortedBy: exactMoment(by),
    })
    .from(appeals)
    .innerJoin(entries, eq(entries.id, appeals.entryId))
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .innerJoin(workouts, eq(workouts.id, appeals.workoutId))
    .leftJoin(deciders, eq(deciders.id, appeals.decidedBy))
    .leftJoin(corrected, eq(corrected.id, appeals.scoreId))
    .leftJoin(before, eq(before.id, corrected.previousId))
    .leftJoin(penalties, eq(penalties.id, appeals.penaltyId));
}

function flat({
  row,
  ...beside
}: { row: AppealRow } & Omit<AppealWithEntry, keyof AppealRow>): AppealWithEntry {
  return { ...row, ...beside };
}

/** The people who may be asked to decide, with their roles. */
export function findStaffRoles(
  database: Sql,
  competitionId: string,
): Promise<Pick<StaffRow, 'personId' | 'role'>[]> {
  return database
    .select({ personId: competitionStaff.personId, role: competitionStaff.role })
    .from(competitionStaff)
    .where(eq(competitionStaff.competitionId, competitionId));
}

/** When penalties on these entries' scores in a workout were last given or removed. */
export async function findPenalizedTimes(
  database: Sql,
  workoutId: string,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await database
    .select({
      entryId: penalties.entryId,
      at: max(sql`greatest(${penalties.createdAt}, ${penalties.withdrawnAt})`).mapWith(penalties.createdAt),
    })
    .from(penalties)
    .where(and(eq(penalties.workoutId, workoutId), inArray(penalties.entryId, [...entryIds])))
    .groupBy(penalties.entryId);
  return new Map(rows.flatMap(({ entryId, at }) => (at === null ? [] : [[entryId, at] as const])));
}

/** The penalties that apply to these entries' scores in these workouts. */
export function findPenaltiesOf(
  database: Sql,
  workoutIds: readonly string[],
  entryIds: readonly string[],
): Promise<PenaltyRow[]> {
  return database
    .select()
    .from(penalties)
    .where(
      and(
        inArray(penalties.entryId, [...entryIds]),
        inArray(penalties.workoutId, [...workoutIds]),
        isNull(penalties.withdrawnAt),
      ),
    )
    .orderBy(asc(penalties.id));
}
