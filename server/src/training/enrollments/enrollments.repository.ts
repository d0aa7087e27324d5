import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { programs, programVersions } from '../../programs/programs/programs.table.ts';
import { trainingLogs, trainingSets } from '../logs/logs.table.ts';
import { programRunning } from './enrollments.errors.ts';
import { type EnrollmentRow, earlierSchedules, enrollments } from './enrollments.table.ts';

/** Whether somebody trains or trained by a program, as a condition on `programs.id`. */
export const isTrainedBy = sql`exists (select from ${enrollments} where ${eq(enrollments.programId, programs.id)})`;

/** Whether a person did an exercise, or has a program that contains it. */
export async function isTrainedWith(database: Sql, personId: string, exerciseId: string): Promise<boolean> {
  const isDone = and(eq(trainingSets.personId, personId), eq(trainingSets.exerciseId, exerciseId));
  const isTheirs = and(
    eq(enrollments.personId, personId),
    eq(enrollments.programId, programVersions.programId),
  );
  const contains = sql`${programVersions.exercises} @> ${JSON.stringify([{ id: exerciseId }])}::jsonb`;
  const found = await database.execute(sql`select
    exists (select from ${trainingSets} where ${isDone})
    or exists (select from ${enrollments} join ${programVersions} on ${and(isTheirs, contains)}) as known`);
  return found.rows[0]?.known === true;
}

/** What an export tells of them; they go with their person. */
export const enrollmentPersonalTables: readonly PersonalTable[] = [
  {
    table: enrollments,
    byId: [enrollments.personId],
    exported: {
      name: 'programs trained by',
      columns: {
        program: enrollments.programId,
        state: enrollments.state,
        startDay: enrollments.startDay,
        weekdays: enrollments.weekdays,
        zone: enrollments.zone,
        schedule: enrollments.schedule,
        startedAt: enrollments.startedAt,
        endedAt: enrollments.endedAt,
      },
    },
    erased: 'deleted',
  },
];

const isRunning = (personId: string) =>
  and(eq(enrollments.personId, personId), eq(enrollments.state, 'active'));

/** Of one person, the first started first: `mostRunning` at most. */
export function findRunning(database: Sql, personId: string): Promise<EnrollmentRow[]> {
  return database
    .select()
    .from(enrollments)
    .where(isRunning(personId))
    .orderBy(asc(enrollments.id))
    .execute();
}

/** For notices: those that run. */
export async function findRunningByIds(
  database: Sql,
  ids: readonly string[],
): Promise<Pick<EnrollmentRow, 'id' | 'personId' | 'programId'>[]> {
  if (ids.length === 0) return [];
  const { id, personId, programId } = enrollments;
  return database
    .select({ id, personId, programId })
    .from(enrollments)
    .where(and(inArray(id, [...ids]), eq(enrollments.state, 'active')));
}

/** Those of these people who train by a program. */
export async function findRunners(
  database: Sql,
  programId: string,
  personIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (personIds.length === 0) return new Set();
  const rows = await database
    .select({ personId: enrollments.personId })
    .from(enrollments)
    .where(
      and(
        eq(enrollments.programId, programId),
        eq(enrollments.state, 'active'),
        inArray(enrollments.personId, [...personIds]),
      ),
    );
  return new Set(rows.map(({ personId }) => personId));
}

/** What these people train by of a program, with the numbers of its versions. */
export async function findRunningOf(
  database: Sql,
  programId: string,
  personIds: readonly string[],
): Promise<Pick<EnrollmentRow, 'id' | 'personId' | 'schedule'>[]> {
  if (personIds.length === 0) return [];
  const { id, personId, schedule } = enrollments;
  const isOne = and(eq(enrollments.programId, programId), eq(enrollments.state, 'active'));
  return database
    .select({ id, personId, schedule })
    .from(enrollments)
    .where(and(isOne, inArray(personId, [...personIds])));
}

export function countRunning(database: Sql, personId: string): Promise<number> {
  return database.$count(enrollments, isRunning(personId));
}

const isOf = (personId: string, id: string) =>
  and(eq(enrollments.id, id), eq(enrollments.personId, personId));

/** Null when there is none, or it is another person’s. */
export async function findEnrollment(
  database: Sql,
  personId: string,
  id: string,
): Promise<EnrollmentRow | null> {
  const [found] = await database.select().from(enrollments).where(isOf(personId, id));
  return found ?? null;
}

/** Locked until the transaction ends. Null when there is none, or it is another person’s. */
export async function takeEnrollment(
  database: Sql,
  personId: string,
  id: string,
): Promise<EnrollmentRow | null> {
  const [found] = await database.select().from(enrollments).where(isOf(personId, id)).for('update');
  return found ?? null;
}

/** Throws 409 when the person trains by this program already. */
export async function insertEnrollment(database: Sql, row: EnrollmentRow): Promise<void> {
  await database
    .insert(enrollments)
    .values(row)
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'enrollments_running_once' ? programRunning() : error;
    });
}

export async function updateEnrollment(
  database: Sql,
  id: string,
  change: Partial<EnrollmentRow>,
): Promise<void> {
  await database.update(enrollments).set(change).where(eq(enrollments.id, id));
}

/** Which of a person's planned workouts have a finished log, with the first day of one. */
export async function findDone(
  database: Sql,
  personId: string,
  scheduledIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (scheduledIds.length === 0) return new Map();
  const rows = await database
    .select({ id: trainingLogs.scheduledId, day: trainingLogs.day })
    .from(trainingLogs)
    .where(
      and(
        inArray(trainingLogs.scheduledId, [...scheduledIds]),
        eq(trainingLogs.personId, personId),
        isNotNull(trainingLogs.endedAt),
        isNull(trainingLogs.removedAt),
      ),
    )
    // A later entry of a map wins.
    .orderBy(desc(trainingLogs.day));
  return new Map(rows.flatMap(({ id, day }) => (id === null ? [] : [[id, day] as const])));
}

/** Keeps the schedule that a version had, and so many before it. */
export async function pushEarlier(
  database: Sql,
  row: typeof earlierSchedules.$inferInsert,
  kept: number,
): Promise<void> {
  await database.insert(earlierSchedules).values(row);
  const isOne = eq(earlierSchedules.enrollmentId, row.enrollmentId);
  const beyond = await database
    .select({ version: earlierSchedules.version })
    .from(earlierSchedules)
    .where(isOne)
    .orderBy(desc(earlierSchedules.version))
    .offset(kept);
  if (beyond.length === 0) return;
  const versions = beyond.map(({ version }) => version);
  await database.delete(earlierSchedules).where(and(isOne, inArray(earlierSchedules.version, versions)));
}

/** The latest of them, which is gone from there. */
export async function popEarlier(
  database: Sql,
  enrollmentId: string,
): Promise<Pick<EnrollmentRow, 'previous' | 'previousTerms'>> {
  const isOne = eq(earlierSchedules.enrollmentId, enrollmentId);
  const [latest] = await database
    .select()
    .from(earlierSchedules)
    .where(isOne)
    .orderBy(desc(earlierSchedules.version))
    .limit(1);
  if (!latest) return { previous: null, previousTerms: null };
  await database.delete(earlierSchedules).where(and(isOne, eq(earlierSchedules.version, latest.version)));
  return { previous: latest.schedule, previousTerms: latest.terms };
}
