import { and, eq, gte, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { enrollments } from '../enrollments/enrollments.table.ts';
import { trainingLogs } from '../logs/logs.table.ts';

/** The schedules that these people train by. */
export function findSchedules(database: Sql, personIds: readonly string[]) {
  return database
    .select({ personId: enrollments.personId, schedule: enrollments.schedule })
    .from(enrollments)
    .where(and(inArray(enrollments.personId, [...personIds]), eq(enrollments.state, 'active')));
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

/** What these people noted with their workouts since a moment. */
export function findNotes(database: Sql, personIds: readonly string[], since: Date) {
  return database
    .select({ personId: trainingLogs.personId, note: trainingLogs.note })
    .from(trainingLogs)
    .where(and(finishedOf(personIds, since), ne(trainingLogs.note, '')));
}
