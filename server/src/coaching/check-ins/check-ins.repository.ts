import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import type { DaysAsked } from '../../platform/calendar/latest-days.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { type CoachingRow, coachings } from '../coachings/coachings.table.ts';
import {
  type CheckInRow,
  checkInForms,
  checkInSchedules,
  checkIns,
  type NewCheckIn,
  type ScheduleRow,
} from './check-ins.table.ts';

/** `for update of` needs table names without their schema. */
const unqualified = {
  schedules: alias(checkInSchedules, 'check_in_schedules'),
  checkIns: alias(checkIns, 'check_ins'),
};

/** They are the client’s, who may hide them from the trainer. */
export const checkInPersonalTables: readonly PersonalTable[] = [
  {
    table: checkIns,
    byId: [checkIns.clientId],
    exported: {
      name: 'check-ins',
      columns: {
        form: checkIns.formName,
        questions: checkIns.questions,
        answers: checkIns.answers,
        weighed: checkIns.weightDay,
        answered: checkIns.answeredAt,
        corrected: checkIns.correctedAt,
        earlier: checkIns.earlier,
        reply: checkIns.reply,
      },
    },
    erased: 'deleted',
  },
];

export const checkInsOrder = newestFirst(checkIns.id);

export function findCheckIns(database: Sql, coachingId: string, page: KeysetPage): Promise<CheckInRow[]> {
  const query = database.select().from(checkIns).$dynamic();
  return pageOf(query, eq(checkIns.coachingId, coachingId), page);
}

/** What a client answered on the latest days before one, by the days of a zone, the earliest first. */
export async function findAnsweredBy(
  database: Sql,
  clientId: string,
  zone: string,
  { before, most }: DaysAsked,
) {
  const { id, coachingId, formName, reply, answeredAt } = checkIns;
  const day = sql<string>`(${answeredAt} at time zone ${zone}::text)::date`;
  const ranked = database
    .select({
      id,
      coachingId,
      form: formName,
      reply,
      answeredAt,
      trainer: people.name,
      day: sql<string>`${day}::text`.as('day'),
      place: sql<number>`dense_rank() over (order by ${day} desc)`.as('place'),
    })
    .from(checkIns)
    .innerJoin(coachings, eq(coachings.id, coachingId))
    .innerJoin(people, eq(people.id, coachings.trainerId))
    .where(and(eq(checkIns.clientId, clientId), isNotNull(answeredAt), sql`${day} < ${before}::date`))
    .as('ranked');
  const rows = await database
    .select()
    .from(ranked)
    .where(lte(ranked.place, most))
    .orderBy(asc(ranked.answeredAt), asc(ranked.id));
  return rows.map(({ place: _, answeredAt: __, ...row }) => row);
}

/** Null when there is no such check-in. */
export async function findCoachingOfCheckIn(database: Sql, id: string): Promise<CoachingRow | null> {
  const [found] = await database
    .select({ coaching: coachings })
    .from(checkIns)
    .innerJoin(coachings, eq(coachings.id, checkIns.coachingId))
    .where(eq(checkIns.id, id));
  return found?.coaching ?? null;
}

/** Those that ask for photos, of which this person is the client or the trainer. */
export async function findCheckInsWithPhotos(database: Sql, personId: string): Promise<string[]> {
  const isTheirs = or(eq(coachings.clientId, personId), eq(coachings.trainerId, personId));
  const rows = await database
    .select({ id: checkIns.id })
    .from(checkIns)
    .innerJoin(coachings, eq(coachings.id, checkIns.coachingId))
    .where(and(isTheirs, sql`${checkIns.questions} @> '[{"kind": "photos"}]'::jsonb`))
    .orderBy(asc(checkIns.id));
  return rows.map(({ id }) => id);
}

/** What a client answered, locked until the transaction ends. */
export async function takeAnswered(database: Sql, clientId: string): Promise<string[]> {
  const rows = await database
    .select({ id: checkIns.id })
    .from(checkIns)
    .where(and(eq(checkIns.clientId, clientId), isNotNull(checkIns.answeredAt)))
    .orderBy(asc(checkIns.id))
    .for('update');
  return rows.map(({ id }) => id);
}

export async function deleteCheckIns(database: Sql, ids: readonly string[]): Promise<void> {
  await database.delete(checkIns).where(inArray(checkIns.id, [...ids]));
}

/** Locked until the transaction ends. */
export async function takeCheckIn(database: Sql, coachingId: string, id: string): Promise<CheckInRow | null> {
  const wanted = and(eq(checkIns.id, id), eq(checkIns.coachingId, coachingId));
  const [found] = await database.select().from(checkIns).where(wanted).for('update');
  return found ?? null;
}

/** The one without answers, locked until the transaction ends. */
export async function takeOpen(database: Sql, coachingId: string): Promise<CheckInRow | null> {
  const wanted = and(eq(checkIns.coachingId, coachingId), isNull(checkIns.answeredAt));
  const [found] = await database.select().from(checkIns).where(wanted).for('update');
  return found ?? null;
}

export async function removeCheckIn(database: Sql, id: string): Promise<void> {
  await database.delete(checkIns).where(eq(checkIns.id, id));
}

/** A client’s with the body weight of a day, locked until the transaction ends. */
export function takeWeighed(database: Sql, clientId: string, day: string): Promise<CheckInRow[]> {
  const wanted = and(eq(checkIns.clientId, clientId), eq(checkIns.weightDay, day));
  return database.select().from(checkIns).where(wanted).orderBy(asc(checkIns.id)).for('update');
}

/** A client’s with a body weight, locked until the transaction ends. */
export function takeAllWeighed(database: Sql, clientId: string): Promise<CheckInRow[]> {
  const wanted = and(eq(checkIns.clientId, clientId), isNotNull(checkIns.weightDay));
  return database.select().from(checkIns).where(wanted).orderBy(asc(checkIns.id)).for('update');
}

/** False when one is open already. */
export async function insertCheckIn(database: Sql, row: NewCheckIn): Promise<boolean> {
  const made = await database.insert(checkIns).values(row).onConflictDoNothing();
  return made.rowCount === 1;
}

/** False where the answers were corrected since they were read. */
export async function markSeen(
  database: Sql,
  { id, version, seen }: Pick<CheckInRow, 'id' | 'version' | 'seen'>,
): Promise<boolean> {
  const isAsRead = and(eq(checkIns.id, id), eq(checkIns.version, version));
  return (await database.update(checkIns).set({ seen }).where(isAsRead)).rowCount === 1;
}

export async function updateCheckIn(database: Sql, id: string, change: Partial<CheckInRow>): Promise<void> {
  await database.update(checkIns).set(change).where(eq(checkIns.id, id));
}

export async function findSchedule(database: Sql, coachingId: string) {
  const [found] = await database
    .select({ schedule: checkInSchedules, formName: checkInForms.name })
    .from(checkInSchedules)
    .innerJoin(checkInForms, eq(checkInForms.id, checkInSchedules.formId))
    .where(eq(checkInSchedules.coachingId, coachingId));
  return found ? { ...found.schedule, formName: found.formName } : null;
}

export async function putSchedule(database: Sql, row: ScheduleRow): Promise<void> {
  await database
    .insert(checkInSchedules)
    .values(row)
    .onConflictDoUpdate({ target: checkInSchedules.coachingId, set: row });
}

export async function removeSchedule(database: Sql, coachingId: string): Promise<void> {
  await database.delete(checkInSchedules).where(eq(checkInSchedules.coachingId, coachingId));
}

/** Schedules of coachings under way that are due, the longest due first, locked; those that others hold are skipped. */
export function takeDueSchedules(database: Sql, now: Date, limit: number) {
  return database
    .select({ schedule: checkInSchedules, coaching: coachings, form: checkInForms })
    .from(checkInSchedules)
    .innerJoin(coachings, eq(coachings.id, checkInSchedules.coachingId))
    .innerJoin(checkInForms, eq(checkInForms.id, checkInSchedules.formId))
    .where(and(lte(checkInSchedules.nextAt, now), eq(coachings.state, 'active')))
    .orderBy(asc(checkInSchedules.nextAt))
    .limit(limit)
    .for('update', { of: unqualified.schedules, skipLocked: true });
}

/** Open check-ins of coachings under way that were due before a moment, of which nobody was reminded. */
export function takeMissing(database: Sql, dueBefore: Date, limit: number) {
  return database
    .select({ checkIn: checkIns, coaching: coachings })
    .from(checkIns)
    .innerJoin(coachings, eq(coachings.id, checkIns.coachingId))
    .where(
      and(
        lte(checkIns.dueAt, dueBefore),
        isNull(checkIns.answeredAt),
        isNull(checkIns.remindedAt),
        eq(coachings.state, 'active'),
      ),
    )
    .orderBy(asc(checkIns.dueAt))
    .limit(limit)
    .for('update', { of: unqualified.checkIns, skipLocked: true });
}

/** For notices: these check-ins with their coaching and the names of its people. */
export async function findCheckInsNamed(database: Sql, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await database
    .select({
      checkIn: checkIns,
      coaching: coachings,
      trainerName: sql<string>`(select name from ${people} where ${people.id} = ${coachings.trainerId})`,
      clientName: sql<string>`(select name from ${people} where ${people.id} = ${coachings.clientId})`,
    })
    .from(checkIns)
    .innerJoin(coachings, eq(coachings.id, checkIns.coachingId))
    .where(inArray(checkIns.id, [...ids]));
  return rows;
}
