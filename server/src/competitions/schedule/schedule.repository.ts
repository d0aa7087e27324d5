import { and, asc, eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type ScheduleItem, scheduleItems } from './schedule.table.ts';

/** By day and time. */
export function findScheduleItems(database: Sql, competitionId: string): Promise<ScheduleItem[]> {
  return database
    .select()
    .from(scheduleItems)
    .where(eq(scheduleItems.competitionId, competitionId))
    .orderBy(asc(scheduleItems.day), asc(scheduleItems.startsAt), asc(scheduleItems.id));
}

export async function findScheduleItem(
  database: Sql,
  competitionId: string,
  scheduleItemId: string,
): Promise<ScheduleItem | null> {
  const [found] = await database
    .select()
    .from(scheduleItems)
    .where(and(eq(scheduleItems.competitionId, competitionId), eq(scheduleItems.id, scheduleItemId)));
  return found ?? null;
}

export function countScheduleItems(database: Sql, competitionId: string): Promise<number> {
  return database.$count(scheduleItems, eq(scheduleItems.competitionId, competitionId));
}

export async function insertScheduleItems(database: Sql, rows: readonly ScheduleItem[]): Promise<void> {
  if (rows.length > 0) await database.insert(scheduleItems).values([...rows]);
}

export async function updateScheduleItem(
  database: Sql,
  scheduleItemId: string,
  change: Partial<ScheduleItem>,
): Promise<void> {
  await database.update(scheduleItems).set(change).where(eq(scheduleItems.id, scheduleItemId));
}

export async function deleteScheduleItemRow(database: Sql, scheduleItemId: string): Promise<void> {
  await database.delete(scheduleItems).where(eq(scheduleItems.id, scheduleItemId));
}
