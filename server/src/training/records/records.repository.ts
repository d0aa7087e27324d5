import { and, desc, eq, inArray, isNull, max, ne, type SQLWrapper, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { trainingLogs, trainingSets } from '../logs/logs.table.ts';

const ofPerson = (personId: string) =>
  and(eq(trainingSets.personId, personId), isNull(trainingSets.removedAt));
/** Of all exercises unless there are some. */
const isOf = (exerciseIds?: readonly string[]) =>
  exerciseIds && inArray(trainingSets.exerciseId, [...exerciseIds]);
const isWork = ne(trainingSets.kind, 'warm_up');
const volume = sql<number>`coalesce(sum(${trainingSets.grams}::bigint * ${trainingSets.reps}), 0)`.mapWith(
  Number,
);

/** Each combination of figures once, with the first day: a small part of all sets. */
export function findFigures(database: Sql, personId: string, exerciseIds?: readonly string[]) {
  const { exerciseId, kind, reps, grams, seconds, meters } = trainingSets;
  const figures = { exerciseId, kind, reps, grams, seconds, meters };
  return database
    .select({ ...figures, day: sql<string>`min(${trainingLogs.day})::text` })
    .from(trainingSets)
    .innerJoin(trainingLogs, eq(trainingLogs.id, trainingSets.logId))
    .where(and(ofPerson(personId), isWork, isOf(exerciseIds)))
    .groupBy(...Object.values(figures));
}

/** The load × reps of each exercise in each workout. */
export function findVolumes(database: Sql, personId: string, exerciseIds?: readonly string[]) {
  return database
    .select({ exerciseId: trainingSets.exerciseId, day: trainingLogs.day, grams: volume })
    .from(trainingSets)
    .innerJoin(trainingLogs, eq(trainingLogs.id, trainingSets.logId))
    .where(and(ofPerson(personId), isWork, isOf(exerciseIds)))
    .groupBy(trainingSets.exerciseId, trainingSets.logId, trainingLogs.day);
}

/** The finished workout in which each exercise was done last, the latest first; one under way where there is no other. */
export function findLastTimes(database: Sql, personId: string, limit: number) {
  const latest = (column: SQLWrapper) =>
    sql<string>`(array_agg(${column} ORDER BY ${trainingLogs.endedAt} IS NULL, ${trainingLogs.startedAt} DESC, ${trainingSets.doneAt} DESC, ${trainingSets.id}))[1]::text`;
  return database
    .select({
      exerciseId: trainingSets.exerciseId,
      logId: latest(trainingSets.logId),
      day: latest(trainingLogs.day),
    })
    .from(trainingSets)
    .innerJoin(trainingLogs, eq(trainingLogs.id, trainingSets.logId))
    .where(ofPerson(personId))
    .groupBy(trainingSets.exerciseId)
    .orderBy(desc(max(trainingSets.doneAt)), trainingSets.exerciseId)
    .limit(limit);
}

/** The sets of one exercise in the latest workouts with it, warm-ups left out. */
export function findExerciseSets(database: Sql, personId: string, exerciseId: string, limit: number) {
  const { logId, kind, reps, grams, seconds, meters } = trainingSets;
  return database
    .select({ logId, kind, reps, grams, seconds, meters, day: trainingLogs.day })
    .from(trainingSets)
    .innerJoin(trainingLogs, eq(trainingLogs.id, trainingSets.logId))
    .where(and(ofPerson(personId), isWork, eq(trainingSets.exerciseId, exerciseId)))
    .orderBy(desc(trainingLogs.startedAt), desc(trainingSets.doneAt), desc(trainingSets.id))
    .limit(limit);
}
