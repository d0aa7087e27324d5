import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { coachings } from '../../coaching/coachings/coachings.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { type TrainerTargetsRow, trainerTargets } from './trainer-targets.table.ts';

/** The client’s: they go with their person, and with the coaching. */
export const trainerTargetsPersonalTables: readonly PersonalTable[] = [
  {
    table: trainerTargets,
    byId: [trainerTargets.personId],
    exported: {
      name: 'food diary targets by trainers',
      columns: {
        weekdays: trainerTargets.weekdays,
        startsOn: trainerTargets.startsOn,
        kcal: trainerTargets.kcal,
        protein: trainerTargets.protein,
        carbohydrate: trainerTargets.carbohydrate,
        fat: trainerTargets.fat,
        fiber: trainerTargets.fiber,
        waterMilliliters: trainerTargets.milliliters,
        note: trainerTargets.note,
        setAt: trainerTargets.setAt,
        declinedAt: trainerTargets.declinedAt,
      },
    },
    erased: 'deleted',
  },
];

/** With the name of the trainer. */
export interface NamedTargets extends TrainerTargetsRow {
  readonly trainerName: string;
}

/** Those of a client that hold or will, the latest that begins first. */
export function findOpenTargets(database: Sql, personId: string): Promise<NamedTargets[]> {
  return named(database, and(eq(trainerTargets.personId, personId), isNull(trainerTargets.declinedAt)));
}

/** The latest of a coaching, declined ones too. */
export function findTargetsOf(database: Sql, coachingId: string): Promise<NamedTargets[]> {
  return named(database, eq(trainerTargets.coachingId, coachingId), mostListed);
}

const mostListed = 50;

async function named(database: Sql, wanted: ReturnType<typeof and>, most?: number): Promise<NamedTargets[]> {
  const query = database
    .select({ targets: trainerTargets, trainerName: people.name })
    .from(trainerTargets)
    .innerJoin(coachings, eq(coachings.id, trainerTargets.coachingId))
    .innerJoin(people, eq(people.id, coachings.trainerId))
    .where(wanted)
    .orderBy(desc(trainerTargets.startsOn), desc(trainerTargets.setAt), desc(trainerTargets.id));
  const rows = await (most === undefined ? query : query.limit(most));
  return rows.map(({ targets, trainerName }) => ({ ...targets, trainerName }));
}

export async function countTargetsOf(database: Sql, coachingId: string): Promise<number> {
  return database.$count(trainerTargets, eq(trainerTargets.coachingId, coachingId));
}

export async function insertTrainerTargets(database: Sql, row: TrainerTargetsRow): Promise<void> {
  await database.insert(trainerTargets).values(row);
}

/** The targets as they were; null when there are none, or they are another person's. */
export async function declineTargets(
  database: Sql,
  personId: string,
  id: string,
  declinedAt: Date,
): Promise<TrainerTargetsRow | null> {
  const own = and(eq(trainerTargets.id, id), eq(trainerTargets.personId, personId));
  const [row] = await database.select().from(trainerTargets).where(own).for('update');
  if (!row) return null;
  if (row.declinedAt === null) await database.update(trainerTargets).set({ declinedAt }).where(own);
  return row;
}

/** With both people, for notifications. */
export async function findTargetsNamed(database: Sql, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return database
    .select({
      targets: trainerTargets,
      coaching: coachings,
      trainerName: sql<string>`(select name from ${people} where ${people.id} = ${coachings.trainerId})`,
      clientName: sql<string>`(select name from ${people} where ${people.id} = ${coachings.clientId})`,
    })
    .from(trainerTargets)
    .innerJoin(coachings, eq(coachings.id, trainerTargets.coachingId))
    .where(inArray(trainerTargets.id, [...ids]));
}
