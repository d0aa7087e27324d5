import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { diarySettings, type TargetsRow, targets } from './targets.table.ts';

/** What an export tells of them; they go with their person. */
export const targetsPersonalTable: PersonalTable = {
  table: targets,
  byId: [targets.personId],
  exported: {
    name: 'food diary targets',
    columns: {
      weekday: targets.weekday,
      startsOn: targets.startsOn,
      kcal: targets.kcal,
      protein: targets.protein,
      carbohydrate: targets.carbohydrate,
      fat: targets.fat,
      fiber: targets.fiber,
      waterMilliliters: targets.milliliters,
    },
  },
  erased: 'deleted',
};
export const diarySettingsPersonalTable: PersonalTable = {
  table: diarySettings,
  byId: [diarySettings.personId],
  exported: { name: 'food diary settings', columns: { hidesCalories: diarySettings.hidesCalories } },
  erased: 'deleted',
};

/** Those of one weekday on a day; undefined where none were set. */
export async function findTargets(
  database: Sql,
  personId: string,
  weekday: number,
  day: string,
): Promise<TargetsRow | undefined> {
  const [row] = await database
    .select()
    .from(targets)
    .where(and(eq(targets.personId, personId), eq(targets.weekday, weekday), lte(targets.startsOn, day)))
    .orderBy(desc(targets.startsOn))
    .limit(1);
  return row;
}

/** The latest of each weekday that began by a day. */
export function findWeek(database: Sql, personId: string, day: string): Promise<TargetsRow[]> {
  return database
    .selectDistinctOn([targets.weekday])
    .from(targets)
    .where(and(eq(targets.personId, personId), lte(targets.startsOn, day)))
    .orderBy(asc(targets.weekday), desc(targets.startsOn));
}

/** All that began by a day, the latest first. */
export function findTargetsUntil(database: Sql, personId: string, day: string): Promise<TargetsRow[]> {
  return database
    .select()
    .from(targets)
    .where(and(eq(targets.personId, personId), lte(targets.startsOn, day)))
    .orderBy(desc(targets.startsOn));
}

export function findLater(database: Sql, personId: string, day: string): Promise<TargetsRow[]> {
  return database
    .select()
    .from(targets)
    .where(and(eq(targets.personId, personId), gt(targets.startsOn, day)))
    .orderBy(asc(targets.startsOn), asc(targets.weekday))
    .limit(70);
}

export function countTargets(database: Sql, personId: string): Promise<number> {
  return database.$count(targets, eq(targets.personId, personId));
}

export async function upsertTargets(database: Sql, rows: readonly TargetsRow[]): Promise<void> {
  const given = (name: string) => sql.raw(`excluded.${name}`);
  await database
    .insert(targets)
    .values([...rows])
    .onConflictDoUpdate({
      target: [targets.personId, targets.weekday, targets.startsOn],
      set: {
        kcal: given('kcal'),
        protein: given('protein'),
        carbohydrate: given('carbohydrate'),
        fat: given('fat'),
        fiber: given('fiber'),
        milliliters: given('milliliters'),
        setAt: given('set_at'),
      },
    });
}

export async function findHidesCalories(database: Sql, personId: string): Promise<boolean> {
  const [row] = await database.select().from(diarySettings).where(eq(diarySettings.personId, personId));
  return row?.hidesCalories ?? false;
}

export async function upsertSettings(database: Sql, personId: string, hidesCalories: boolean): Promise<void> {
  await database
    .insert(diarySettings)
    .values({ personId, hidesCalories })
    .onConflictDoUpdate({ target: diarySettings.personId, set: { hidesCalories } });
}
