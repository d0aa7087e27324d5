import { and, asc, eq, gte, inArray, isNotNull, isNull, max, ne } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { enrollments } from '../enrollments/enrollments.table.ts';
import { trainingLogs, trainingSets } from '../logs/logs.table.ts';

/** The schedules that these people train by, the first started first. */
export function findSchedules(database: Sql, personIds: readonly string[]) {
  return database
    .select({
      personId: enrollments.personId,
      programId: enrollments.programId,
      zone: enrollments.zone,
      schedule: enrollments.schedule,
    })
    .from(enrollments)
    .where(and(inArray(enrollments.personId, [...personIds]), eq(enrollments.state, 'active')))
    .orderBy(asc(enrollments.id));
}

const finishedOf = (personIds: readonly string[], since: Date) =>
  and(
    inArray(trainingLogs.personId, [...personIds]),
    gte(trainingLogs.startedAt, since),
    isNotNull(trainingLogs.endedAt),
    isNull(trainingLogs.removedAt),
  );

/** The planned workouts that these people finished since a moment. */
export async function findFinished(database: Sql, personIds: readonly string[], since: Date) {
  const rows = await database
    .select({ personId: trainingLogs.personId, scheduledId: trainingLogs.scheduledId })
    .from(trainingLogs)
    .where(and(finishedOf(personIds, since), isNotNull(trainingLogs.scheduledId)));
  return new Set(rows.map(({ personId, scheduledId }) => `${personId} ${scheduledId}`));
}

/** The day on which these people finished a workout last. */
export async function findLastDays(database: Sql, personIds: readonly string[]) {
  const rows = await database
    .select({ personId: trainingLogs.personId, day: max(trainingLogs.day) })
    .from(trainingLogs)
    .where(finishedOf(personIds, new Date(0)))
    .groupBy(trainingLogs.personId);
  return new Map(rows.map(({ personId, day }) => [personId, day]));
}

/** What these people noted with their workouts and sets since a moment. */
export async function findNotes(database: Sql, personIds: readonly string[], since: Date) {
  const ofWorkouts = database
    .select({ personId: trainingLogs.personId, note: trainingLogs.note })
    .from(trainingLogs)
    .where(and(finishedOf(personIds, since), ne(trainingLogs.note, '')));
  const ofSets = database
    .select({ personId: trainingLogs.personId, note: trainingSets.note })
    .from(trainingLogs)
    .innerJoin(trainingSets, eq(trainingSets.logId, trainingLogs.id))
    .where(and(finishedOf(personIds, since), isNull(trainingSets.removedAt), ne(trainingSets.note, '')));
  return (await Promise.all([ofWorkouts, ofSets])).flat();
}
