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

/** What a person noted with a workout, or with a set of an exercise. */
export interface NotedWords {
  readonly personId: string;
  readonly note: string;
  readonly exercise: string | null;
  readonly at: Date;
}

/** What these people noted with their workouts and sets since a moment, in any order. */
export async function findNotes(
  database: Sql,
  personIds: readonly string[],
  since: Date,
): Promise<NotedWords[]> {
  const { personId, note, endedAt, startedAt } = trainingLogs;
  const ofWorkouts = database
    .select({ personId, note, endedAt, startedAt })
    .from(trainingLogs)
    .where(and(finishedOf(personIds, since), ne(note, '')));
  const ofSets = database
    .select({ personId, note: trainingSets.note, exercise: trainingSets.name, at: trainingSets.doneAt })
    .from(trainingLogs)
    .innerJoin(trainingSets, eq(trainingSets.logId, trainingLogs.id))
    .where(and(finishedOf(personIds, since), isNull(trainingSets.removedAt), ne(trainingSets.note, '')));
  const [workouts, sets] = await Promise.all([ofWorkouts, ofSets]);
  return [
    ...workouts.map((row) => ({
      personId: row.personId,
      note: row.note,
      exercise: null,
      at: row.endedAt ?? row.startedAt,
    })),
    ...sets,
  ];
}
