import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { coachings } from '../../coaching/coachings/coachings.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { type MealPlanRow, mealPlans } from './meal-plans.table.ts';

/** The client’s: they go with their person, and with the coaching. */
export const mealPlansPersonalTables: readonly PersonalTable[] = [
  {
    table: mealPlans,
    byId: [mealPlans.personId],
    exported: {
      name: 'meal plans by trainers',
      columns: {
        weekdays: mealPlans.weekdays,
        startsOn: mealPlans.startsOn,
        note: mealPlans.note,
        foods: mealPlans.lines,
        setAt: mealPlans.setAt,
        declinedAt: mealPlans.declinedAt,
      },
    },
    erased: 'deleted',
  },
];

const latestFirst = [desc(mealPlans.startsOn), desc(mealPlans.setAt), desc(mealPlans.id)];

/** The person’s that weren’t declined, the latest first, with the name of the trainer. */
export async function findOpenPlans(database: Sql, personId: string) {
  const rows = await database
    .select({ plan: mealPlans, trainerName: people.name })
    .from(mealPlans)
    .innerJoin(coachings, eq(coachings.id, mealPlans.coachingId))
    .innerJoin(people, eq(people.id, coachings.trainerId))
    .where(and(eq(mealPlans.personId, personId), isNull(mealPlans.declinedAt)))
    .orderBy(...latestFirst);
  return rows.map(({ plan, trainerName }) => ({ ...plan, trainerName }));
}

/** All of a coaching, the latest first. */
export function findPlansOf(database: Sql, coachingId: string): Promise<MealPlanRow[]> {
  return database
    .select()
    .from(mealPlans)
    .where(eq(mealPlans.coachingId, coachingId))
    .orderBy(...latestFirst);
}

export async function insertPlan(database: Sql, row: MealPlanRow): Promise<void> {
  await database.insert(mealPlans).values(row);
}

export async function deletePlan(database: Sql, coachingId: string, id: string): Promise<boolean> {
  const gone = await database
    .delete(mealPlans)
    .where(and(eq(mealPlans.id, id), eq(mealPlans.coachingId, coachingId)))
    .returning({ id: mealPlans.id });
  return gone.length > 0;
}

/** The plan as it was; null when there is none, or it is another person's. */
export async function declinePlan(
  database: Sql,
  personId: string,
  id: string,
  declinedAt: Date,
): Promise<MealPlanRow | null> {
  const own = and(eq(mealPlans.id, id), eq(mealPlans.personId, personId));
  const [row] = await database.select().from(mealPlans).where(own).for('update');
  if (!row) return null;
  if (row.declinedAt === null) await database.update(mealPlans).set({ declinedAt }).where(own);
  return row;
}

/** With both people, for notifications. */
export async function findPlansNamed(database: Sql, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return database
    .select({
      plan: {
        id: mealPlans.id,
        declinedAt: mealPlans.declinedAt,
        startsOn: mealPlans.startsOn,
        weekdays: mealPlans.weekdays,
      },
      coaching: coachings,
      trainerName: sql<string>`(select name from ${people} where ${people.id} = ${coachings.trainerId})`,
      clientName: sql<string>`(select name from ${people} where ${people.id} = ${coachings.clientId})`,
    })
    .from(mealPlans)
    .innerJoin(coachings, eq(coachings.id, mealPlans.coachingId))
    .where(inArray(mealPlans.id, [...ids]));
}
