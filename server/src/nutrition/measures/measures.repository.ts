import { and, asc, between, desc, eq, gte, inArray, lt, lte } from 'drizzle-orm';
import type { DaysAsked } from '../../platform/calendar/latest-days.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { type DrinkRow, drinks, type WeightRow, weights } from './measures.table.ts';

/** What an export tells of them; they go with their person. */
export const drinksPersonalTable: PersonalTable = {
  table: drinks,
  byId: [drinks.personId],
  exported: {
    name: 'water',
    columns: { day: drinks.day, milliliters: drinks.milliliters, at: drinks.createdAt },
  },
  erased: 'deleted',
};
export const weightsPersonalTable: PersonalTable = {
  table: weights,
  byId: [weights.personId],
  exported: { name: 'weight', columns: { day: weights.day, grams: weights.grams, at: weights.setAt } },
  erased: 'deleted',
};

/** As they were drunk. */
export function findDrinks(database: Sql, personId: string, day: string): Promise<DrinkRow[]> {
  return database
    .select()
    .from(drinks)
    .where(and(eq(drinks.personId, personId), eq(drinks.day, day)))
    .orderBy(asc(drinks.id));
}

/** False where the id is another person's. */
export async function insertDrink(database: Sql, row: DrinkRow): Promise<boolean> {
  const made = await database.insert(drinks).values(row).onConflictDoNothing().returning({ id: drinks.id });
  return made.length > 0;
}

/** Of some days, as they were drunk. */
export function findDrinksBetween(
  database: Sql,
  personId: string,
  from: string,
  to: string,
): Promise<DrinkRow[]> {
  return database
    .select()
    .from(drinks)
    .where(and(eq(drinks.personId, personId), between(drinks.day, from, to)))
    .orderBy(asc(drinks.day), asc(drinks.id));
}

export async function findDrink(database: Sql, personId: string, id: string): Promise<DrinkRow | undefined> {
  const [found] = await database
    .select()
    .from(drinks)
    .where(and(eq(drinks.id, id), eq(drinks.personId, personId)));
  return found;
}

/** False when there is none, or it is another person's. */
export async function deleteDrink(database: Sql, personId: string, id: string): Promise<boolean> {
  const gone = await database
    .delete(drinks)
    .where(and(eq(drinks.id, id), eq(drinks.personId, personId)))
    .returning({ id: drinks.id });
  return gone.length > 0;
}

/** Of some days, the earliest first. */
export function findWeights(database: Sql, personId: string, from: string, to: string): Promise<WeightRow[]> {
  return database
    .select()
    .from(weights)
    .where(and(eq(weights.personId, personId), between(weights.day, from, to)))
    .orderBy(asc(weights.day));
}

export function findWeightsOn(
  database: Sql,
  personId: string,
  days: readonly string[],
): Promise<WeightRow[]> {
  return database
    .select()
    .from(weights)
    .where(and(eq(weights.personId, personId), inArray(weights.day, [...days])));
}

/** The latest before a day, the latest first. */
export function findLatestWeights(
  database: Sql,
  personId: string,
  { before, most }: DaysAsked,
): Promise<WeightRow[]> {
  return database
    .select()
    .from(weights)
    .where(and(eq(weights.personId, personId), lt(weights.day, before)))
    .orderBy(desc(weights.day))
    .limit(most);
}

/** Of these people since a day, the earliest first. */
export function findWeightsSince(
  database: Sql,
  personIds: readonly string[],
  from: string,
): Promise<WeightRow[]> {
  return database
    .select()
    .from(weights)
    .where(and(inArray(weights.personId, [...personIds]), gte(weights.day, from)))
    .orderBy(asc(weights.day), asc(weights.personId));
}

/** Leaves one that was typed later. */
export async function upsertWeight(database: Sql, row: WeightRow): Promise<void> {
  const { grams, setAt } = row;
  await database
    .insert(weights)
    .values(row)
    .onConflictDoUpdate({
      target: [weights.personId, weights.day],
      set: { grams, setAt },
      setWhere: lte(weights.setAt, setAt),
    });
}

export async function deleteWeight(database: Sql, personId: string, day: string): Promise<void> {
  await database.delete(weights).where(and(eq(weights.personId, personId), eq(weights.day, day)));
}
