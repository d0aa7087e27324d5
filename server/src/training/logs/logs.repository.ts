import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { DaysAsked } from '../../platform/calendar/latest-days.ts';
import type { Sql } from '../../platform/database/database.ts';
import { descending, type Keyset, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { type LogRow, type SetRow, trainingLogs, trainingSets } from './logs.table.ts';

/** What an export tells of them; they go with their person, sets before their workouts. */
export const trainingPersonalTables: readonly PersonalTable[] = [
  {
    table: trainingSets,
    byId: [trainingSets.personId],
    exported: {
      name: 'training sets',
      columns: {
        workout: trainingSets.logId,
        exercise: trainingSets.name,
        kind: trainingSets.kind,
        reps: trainingSets.reps,
        grams: trainingSets.grams,
        seconds: trainingSets.seconds,
        meters: trainingSets.meters,
        note: trainingSets.note,
        rpe: trainingSets.rpe,
        at: trainingSets.doneAt,
      },
    },
    erased: 'deleted',
  },
  {
    table: trainingLogs,
    byId: [trainingLogs.personId],
    exported: {
      name: 'training workouts',
      columns: {
        id: trainingLogs.id,
        name: trainingLogs.name,
        note: trainingLogs.note,
        day: trainingLogs.day,
        startedAt: trainingLogs.startedAt,
        endedAt: trainingLogs.endedAt,
      },
    },
    erased: 'deleted',
  },
];

export const logsOrder: Keyset<LogRow> = keyset(
  descending(trainingLogs.startedAt, ({ startedAt }) => startedAt.toISOString()),
  descending(trainingLogs.id, ({ id }) => id),
);

const ofPerson = (personId: string) =>
  and(eq(trainingLogs.personId, personId), isNull(trainingLogs.removedAt));

/** Finished ones. */
export function findLogs(database: Sql, personId: string, page: KeysetPage): Promise<LogRow[]> {
  const wanted = and(ofPerson(personId), isNotNull(trainingLogs.endedAt));
  return pageOf(database.select().from(trainingLogs).$dynamic(), wanted, page);
}

/** The latest days with finished workouts. */
export async function findLatestDays(
  database: Sql,
  personId: string,
  { before, most }: DaysAsked,
): Promise<string[]> {
  const { day } = trainingLogs;
  const rows = await database
    .selectDistinct({ day })
    .from(trainingLogs)
    .where(and(ofPerson(personId), isNotNull(trainingLogs.endedAt), lt(day, before)))
    .orderBy(desc(day))
    .limit(most);
  return rows.map((row) => row.day);
}

/** Finished ones of these days, the earliest first. */
export function findLogsOn(database: Sql, personId: string, days: readonly string[]): Promise<LogRow[]> {
  return database
    .select()
    .from(trainingLogs)
    .where(and(ofPerson(personId), isNotNull(trainingLogs.endedAt), inArray(trainingLogs.day, [...days])))
    .orderBy(asc(trainingLogs.day), asc(trainingLogs.startedAt), asc(trainingLogs.id));
}

/** Workouts under way, the latest first: `mostOpen` at most. */
export function findOpenLogs(database: Sql, personId: string): Promise<LogRow[]> {
  return database
    .select()
    .from(trainingLogs)
    .where(and(ofPerson(personId), isNull(trainingLogs.endedAt)))
    .orderBy(desc(trainingLogs.startedAt), desc(trainingLogs.id));
}

export function countOpenLogs(database: Sql, personId: string): Promise<number> {
  return database.$count(trainingLogs, and(ofPerson(personId), isNull(trainingLogs.endedAt)));
}

/** The days of finished workouts that started since a moment. */
export async function findDays(database: Sql, personId: string, since: Date): Promise<string[]> {
  const rows = await database
    .select({ day: trainingLogs.day })
    .from(trainingLogs)
    .where(and(ofPerson(personId), isNotNull(trainingLogs.endedAt), gte(trainingLogs.startedAt, since)))
    .orderBy(asc(trainingLogs.startedAt));
  return rows.map(({ day }) => day);
}

/** Locked until the transaction ends; also of other people, and also one that is removed. */
export async function takeLog(database: Sql, id: string): Promise<LogRow | null> {
  const [found] = await database.select().from(trainingLogs).where(eq(trainingLogs.id, id)).for('update');
  return found ?? null;
}

/** False when there is one with this id already. */
export async function insertLog(database: Sql, row: LogRow): Promise<boolean> {
  const made = await database.insert(trainingLogs).values(row).onConflictDoNothing();
  return made.rowCount === 1;
}

/** Only if nothing later is there. */
export async function updateLog(database: Sql, id: string, change: Partial<LogRow>): Promise<void> {
  const isEarlier = change.editedAt ? lt(trainingLogs.editedAt, change.editedAt) : undefined;
  await database
    .update(trainingLogs)
    .set(change)
    .where(and(eq(trainingLogs.id, id), isEarlier));
}

/** In the order in which they were done. */
export async function findSets(database: Sql, logIds: readonly string[]): Promise<SetRow[]> {
  if (logIds.length === 0) return [];
  return database
    .select()
    .from(trainingSets)
    .where(and(inArray(trainingSets.logId, [...logIds]), isNull(trainingSets.removedAt)))
    .orderBy(asc(trainingSets.doneAt), asc(trainingSets.id));
}

export function countSets(database: Sql, logId: string): Promise<number> {
  return database.$count(trainingSets, eq(trainingSets.logId, logId));
}

/** Also of other people, and also one that is removed. */
export async function findSet(database: Sql, id: string): Promise<SetRow | null> {
  const [found] = await database.select().from(trainingSets).where(eq(trainingSets.id, id));
  return found ?? null;
}

/** False when there is one with this id already. */
export async function insertSet(database: Sql, row: SetRow): Promise<boolean> {
  const made = await database.insert(trainingSets).values(row).onConflictDoNothing();
  return made.rowCount === 1;
}

export async function updateSet(database: Sql, id: string, change: Partial<SetRow>): Promise<void> {
  await database.update(trainingSets).set(change).where(eq(trainingSets.id, id));
}

export async function removeSetsOf(database: Sql, logId: string): Promise<void> {
  await database.delete(trainingSets).where(eq(trainingSets.logId, logId));
}
