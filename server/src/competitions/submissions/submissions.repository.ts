import type { SubmissionList } from '@chalkline/contract/competitions/submission.schema.ts';
import { and, asc, count, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
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
import { type UploadRow, uploads } from '../../uploads/uploads.table.ts';
import { competitionStaff } from '../competitions/competition-staff.table.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { idsOfEntriesWith } from '../competitions/own-entries.repository.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { type Entry, entryColumns } from '../entries/entries.repository.ts';
import { entries } from '../entries/entries.table.ts';
import { registeredMembers } from '../entries/registered-members.table.ts';
import { scores } from '../scores/scores.table.ts';
import { type WorkoutRow, workouts } from '../workouts/workouts.table.ts';
import {
  type NewSubmissionWindow,
  type SubmissionRow,
  type SubmissionWindowRow,
  submissions,
  submissionWindows,
} from './submissions.table.ts';

const reviewers = alias(people, 'reviewers');

/** With everything a reviewer needs beside it. */
export interface Submission extends SubmissionRow {
  readonly entry: Entry;
  readonly divisionName: string;
  readonly scoring: WorkoutRow['scoring'];
  readonly picture: UploadRow | null;
  readonly submittedByName: string;
  readonly reviewerName: string | null;
  /** Whether the score that it became was not corrected. */
  readonly isCurrent: boolean;
  /** The time its list is sorted by, to the microsecond. */
  readonly sortedBy: string;
}

export function findWindows(database: Sql, competitionId: string): Promise<SubmissionWindowRow[]> {
  return database
    .select()
    .from(submissionWindows)
    .where(eq(submissionWindows.competitionId, competitionId))
    .orderBy(asc(submissionWindows.closesAt), asc(submissionWindows.workoutId));
}

export async function findWindow(database: Sql, workoutId: string): Promise<SubmissionWindowRow | null> {
  const [found] = await database
    .select()
    .from(submissionWindows)
    .where(eq(submissionWindows.workoutId, workoutId));
  return found ?? null;
}

export async function writeWindow(database: Sql, row: NewSubmissionWindow): Promise<void> {
  const { workoutId: _workoutId, ...change } = row;
  await database
    .insert(submissionWindows)
    .values(row)
    .onConflictDoUpdate({ target: submissionWindows.workoutId, set: change });
}

export async function deleteWindow(database: Sql, workoutId: string): Promise<void> {
  await database.delete(submissionWindows).where(eq(submissionWindows.workoutId, workoutId));
}

/** Entries of the competition that a person competes in, alone or on a team, by bib. */
export function findEntriesOf(database: Sql, competitionId: string, personId: string): Promise<Entry[]> {
  return database
    .select(entryColumns)
    .from(entries)
    .where(and(eq(entries.competitionId, competitionId), inArray(entries.id, idsOfEntriesWith(personId))))
    .orderBy(asc(entries.bib));
}

/** People who compete in an entry and have an account. */
export async function findAthletes(database: Sql, entryId: string): Promise<string[]> {
  const alone = database
    .select({ id: entries.personId })
    .from(entries)
    .where(and(eq(entries.id, entryId), isNotNull(entries.personId)));
  const members = database
    .select({ id: registeredMembers.personId })
    .from(registeredMembers)
    .where(and(eq(registeredMembers.entryId, entryId), isNotNull(registeredMembers.personId)));
  const found = await alone.union(members);
  return found.flatMap(({ id }) => id ?? []);
}

export async function insertSubmission(database: Sql, row: SubmissionRow): Promise<void> {
  await database.insert(submissions).values(row);
}

export async function updateSubmission(
  database: Sql,
  id: string,
  change: Partial<SubmissionRow>,
): Promise<void> {
  await database.update(submissions).set(change).where(eq(submissions.id, id));
}

/** Locked until the transaction ends. */
export async function takeSubmissionRow(
  database: Sql,
  competitionId: string,
  id: string,
): Promise<SubmissionRow | null> {
  const [found] = await database
    .select()
    .from(submissions)
    .where(and(eq(submissions.competitionId, competitionId), eq(submissions.id, id)))
    .for('update');
  return found ?? null;
}

/** The latest of an entry in a workout, locked until the transaction ends. */
export async function takeLatest(
  database: Sql,
  workoutId: string,
  entryId: string,
): Promise<SubmissionRow | null> {
  const [found] = await database
    .select()
    .from(submissions)
    .where(
      and(
        eq(submissions.workoutId, workoutId),
        eq(submissions.entryId, entryId),
        ne(submissions.state, 'replaced'),
      ),
    )
    .for('update');
  return found ?? null;
}

export async function findSubmission(
  database: Sql,
  competitionId: string,
  id: string,
): Promise<Submission | null> {
  const [found] = await whole(database, submissions.receivedAt).where(
    and(eq(submissions.competitionId, competitionId), eq(submissions.id, id)),
  );
  return found ? flat(found) : null;
}

/** By its id alone, for who comes with an address of it. */
export async function findSubmissionRow(database: Sql, id: string): Promise<SubmissionRow | null> {
  const [found] = await database.select().from(submissions).where(eq(submissions.id, id));
  return found ?? null;
}

/** The latest of each of these entries in a workout. */
export async function findLatestOf(
  database: Sql,
  workoutId: string,
  entryIds: readonly string[],
): Promise<Submission[]> {
  const found = await whole(database, submissions.receivedAt).where(
    and(
      eq(submissions.workoutId, workoutId),
      inArray(submissions.entryId, [...entryIds]),
      ne(submissions.state, 'replaced'),
    ),
  );
  return found.map(flat);
}

export interface SubmissionFilter {
  readonly competitionId: string;
  readonly list: SubmissionList;
  readonly personId: string;
  readonly workoutId?: string | undefined;
}

const bySorted = ({ sortedBy }: Submission) => sortedBy;

/** Open ones by time of receipt, reviewed ones latest first. */
export const submissionOrder = (list: SubmissionList) =>
  list === 'done'
    ? keyset<Submission>(
        descending(submissions.reviewedAt, bySorted),
        descending(submissions.id, ({ id }) => id),
      )
    : keyset<Submission>(
        ascending(submissions.receivedAt, bySorted),
        ascending(submissions.id, ({ id }) => id),
      );

export async function listSubmissionRows(
  database: Sql,
  filter: SubmissionFilter,
  page: KeysetPage,
): Promise<Submission[]> {
  const by = filter.list === 'done' ? submissions.reviewedAt : submissions.receivedAt;
  return (await pageOf(whole(database, by).$dynamic(), ofList(filter), page)).map(flat);
}

export function countSubmissions(database: Sql, filter: SubmissionFilter): Promise<number> {
  return database.$count(submissions, ofList(filter));
}

function ofList({ competitionId, list, personId, workoutId }: SubmissionFilter): SQL | undefined {
  return and(
    eq(submissions.competitionId, competitionId),
    list === 'done' ? isNotNull(submissions.reviewedAt) : eq(submissions.state, 'open'),
    list === 'mine' ? eq(submissions.reviewerId, personId) : undefined,
    workoutId === undefined ? undefined : eq(submissions.workoutId, workoutId),
  );
}

export interface DeskOfReviews {
  readonly competitionId: string;
  readonly name: string;
  readonly role: typeof competitionStaff.$inferSelect.role;
  readonly open: number;
}

/** Competitions with submission windows whose staff a person is on, with how many submissions are open. */
export function findDesks(database: Sql, personId: string): Promise<DeskOfReviews[]> {
  const open = database
    .select({ open: count() })
    .from(submissions)
    .where(and(eq(submissions.competitionId, competitions.id), eq(submissions.state, 'open')));
  const withWindows = database.select({ id: submissionWindows.competitionId }).from(submissionWindows);
  return database
    .select({
      competitionId: competitions.id,
      name: competitions.name,
      role: competitionStaff.role,
      open: sql<number>`(${open})`.mapWith(Number),
    })
    .from(competitionStaff)
    .innerJoin(competitions, eq(competitions.id, competitionStaff.competitionId))
    .where(
      and(
        eq(competitionStaff.personId, personId),
        inArray(competitions.state, ['published', 'live']),
        inArray(competitions.id, withWindows),
      ),
    )
    .orderBy(asc(competitions.startsOn), asc(competitions.id));
}

type Moment = typeof submissions.receivedAt | typeof submissions.reviewedAt;

function whole(database: Sql, by: Moment) {
  const corrections = alias(scores, 'corrections');
  const correction = database
    .select({ id: corrections.id })
    .from(corrections)
    .where(eq(corrections.previousId, submissions.scoreId));
  return database
    .select({
      row: submissions,
      entry: entryColumns,
      divisionName: divisions.name,
      scoring: workouts.scoring,
      picture: uploads,
      submittedByName: people.name,
      reviewerName: reviewers.name,
      isCurrent: sql<boolean>`not exists (${correction})`,
      sortedBy: exactMoment(by),
    })
    .from(submissions)
    .innerJoin(entries, eq(entries.id, submissions.entryId))
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .innerJoin(workouts, eq(workouts.id, submissions.workoutId))
    .innerJoin(people, eq(people.id, submissions.createdBy))
    .leftJoin(reviewers, eq(reviewers.id, submissions.reviewerId))
    .leftJoin(uploads, eq(uploads.id, submissions.pictureId));
}

function flat({
  row,
  ...beside
}: { row: SubmissionRow } & Omit<Submission, keyof SubmissionRow>): Submission {
  return { ...row, ...beside };
}
