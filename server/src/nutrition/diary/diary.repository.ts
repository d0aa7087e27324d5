import type { Meal } from '@chalkline/contract/nutrition/diary.schema.ts';
import { and, asc, between, countDistinct, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { DaysAsked } from '../../platform/calendar/latest-days.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { type DiaryEntryRow, diaryEntries } from './diary.table.ts';

/** What an export tells of it; it goes with its person. */
export const diaryPersonalTables: readonly PersonalTable[] = [
  {
    table: diaryEntries,
    byId: [diaryEntries.personId],
    exported: {
      name: 'food diary',
      columns: {
        day: diaryEntries.day,
        meal: diaryEntries.meal,
        food: diaryEntries.name,
        foodId: diaryEntries.foodId,
        foodVersion: diaryEntries.foodVersion,
        unit: diaryEntries.unit,
        quantityThousandths: diaryEntries.quantity,
        milligrams: diaryEntries.milligrams,
        kcalThousandths: diaryEntries.kcal,
        proteinThousandths: diaryEntries.protein,
        carbohydrateThousandths: diaryEntries.carbohydrate,
        fatThousandths: diaryEntries.fat,
        at: diaryEntries.createdAt,
      },
    },
    erased: 'deleted',
  },
];

/** Of one day, as they were added: `mostEntries` at most. */
export function findEntries(
  database: Sql,
  personId: string,
  day: string,
  meal: Meal | null = null,
): Promise<DiaryEntryRow[]> {
  const wanted = and(
    eq(diaryEntries.personId, personId),
    eq(diaryEntries.day, day),
    meal === null ? undefined : eq(diaryEntries.meal, meal),
  );
  return database.select().from(diaryEntries).where(wanted).orderBy(asc(diaryEntries.id));
}

/** Of some days, the earliest first. */
export function findSpan(
  database: Sql,
  personId: string,
  from: string,
  to: string,
): Promise<DiaryEntryRow[]> {
  return database
    .select()
    .from(diaryEntries)
    .where(and(eq(diaryEntries.personId, personId), between(diaryEntries.day, from, to)))
    .orderBy(asc(diaryEntries.day), asc(diaryEntries.id));
}

/** The latest days with entries. */
export async function findLatestDays(
  database: Sql,
  personId: string,
  { before, most }: DaysAsked,
): Promise<string[]> {
  const { day } = diaryEntries;
  const rows = await database
    .selectDistinct({ day })
    .from(diaryEntries)
    .where(and(eq(diaryEntries.personId, personId), lt(day, before)))
    .orderBy(desc(day))
    .limit(most);
  return rows.map((row) => row.day);
}

export function findEntriesOn(
  database: Sql,
  personId: string,
  days: readonly string[],
): Promise<DiaryEntryRow[]> {
  return database
    .select()
    .from(diaryEntries)
    .where(and(eq(diaryEntries.personId, personId), inArray(diaryEntries.day, [...days])))
    .orderBy(asc(diaryEntries.day), asc(diaryEntries.id));
}

export function countEntries(database: Sql, personId: string, day: string): Promise<number> {
  return database.$count(diaryEntries, and(eq(diaryEntries.personId, personId), eq(diaryEntries.day, day)));
}

/** The latest entries with a food, the newest first. */
export function findLatestEntries(database: Sql, personId: string, limit: number): Promise<DiaryEntryRow[]> {
  return database
    .select()
    .from(diaryEntries)
    .where(and(eq(diaryEntries.personId, personId), isNotNull(diaryEntries.foodId)))
    .orderBy(desc(diaryEntries.id))
    .limit(limit);
}

/** In which portions a food was eaten, each once. */
export function findEaten(database: Sql, personId: string, foodId: string) {
  return database
    .selectDistinct({ unit: diaryEntries.unit, quantity: diaryEntries.quantity })
    .from(diaryEntries)
    .where(and(eq(diaryEntries.personId, personId), eq(diaryEntries.foodId, foodId)));
}

export interface EatenChange {
  readonly foodVersion: number;
  readonly name: string;
  readonly updatedAt: Date;
  /** `kept`: it is in a portion of one’s own. Null: the portion is gone, so that its weight stays, in grams. */
  readonly weight: number | 'kept' | null;
}

/** Another version of a food where it was eaten in this portion. */
export async function updateEaten(
  database: Sql,
  personId: string,
  foodId: string,
  { unit, quantity }: { readonly unit: string | null; readonly quantity: number },
  { weight, ...change }: EatenChange,
): Promise<void> {
  const inGrams = { unit: 'g', quantity: diaryEntries.milligrams };
  const amount = weight === null ? inGrams : weight === 'kept' ? {} : { milligrams: weight };
  await database
    .update(diaryEntries)
    .set({ ...change, ...amount, version: sql`${diaryEntries.version} + 1` })
    .where(
      and(
        eq(diaryEntries.personId, personId),
        eq(diaryEntries.foodId, foodId),
        eq(diaryEntries.unit, unit ?? ''),
        eq(diaryEntries.quantity, quantity),
      ),
    );
}

/** Locked until the transaction ends. Null when there is none, or it is another person's. */
export async function takeEntry(database: Sql, personId: string, id: string): Promise<DiaryEntryRow | null> {
  const own = and(eq(diaryEntries.id, id), eq(diaryEntries.personId, personId));
  const [found] = await database.select().from(diaryEntries).where(own).for('update');
  return found ?? null;
}

/** Those of a person with these ids. */
export function findOwnEntries(
  database: Sql,
  personId: string,
  ids: readonly string[],
): Promise<DiaryEntryRow[]> {
  return database
    .select()
    .from(diaryEntries)
    .where(and(eq(diaryEntries.personId, personId), inArray(diaryEntries.id, [...ids])))
    .orderBy(asc(diaryEntries.id));
}

/** Those whose id was free. */
export async function insertEntries(database: Sql, rows: readonly DiaryEntryRow[]): Promise<DiaryEntryRow[]> {
  if (rows.length === 0) return [];
  return database
    .insert(diaryEntries)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
}

export async function updateEntry(database: Sql, id: string, change: Partial<DiaryEntryRow>): Promise<void> {
  await database.update(diaryEntries).set(change).where(eq(diaryEntries.id, id));
}

export async function removeEntry(database: Sql, id: string): Promise<void> {
  await database.delete(diaryEntries).where(eq(diaryEntries.id, id));
}

/** On how many days of a span each of these people logged something. */
export async function findDaysLogged(
  database: Sql,
  personIds: readonly string[],
  from: string,
  to: string,
): Promise<ReadonlyMap<string, number>> {
  const { personId, day } = diaryEntries;
  const rows = await database
    .select({ personId, days: countDistinct(day) })
    .from(diaryEntries)
    .where(and(inArray(personId, [...personIds]), between(day, from, to)))
    .groupBy(personId);
  return new Map(rows.map((row) => [row.personId, row.days]));
}
