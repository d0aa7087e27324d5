import { eq, inArray } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type SavedMethodRow, savedMethods } from './saved-methods.table.ts';

export async function insertSavedMethod(database: Sql, row: SavedMethodRow): Promise<void> {
  await database.insert(savedMethods).values(row);
}

export async function findSavedMethod(database: Sql, id: string): Promise<SavedMethodRow | null> {
  const [found] = await findSavedMethods(database, [id]);
  return found ?? null;
}

export async function findSavedMethods(database: Sql, ids: readonly string[]): Promise<SavedMethodRow[]> {
  if (ids.length === 0) return [];
  return database
    .select()
    .from(savedMethods)
    .where(inArray(savedMethods.id, [...ids]));
}

export function deleteSavedMethod(database: Sql, id: string): Promise<SavedMethodRow[]> {
  return database.delete(savedMethods).where(eq(savedMethods.id, id)).returning();
}

export function deleteSavedMethodsOf(database: Sql, personId: string): Promise<SavedMethodRow[]> {
  return database.delete(savedMethods).where(eq(savedMethods.personId, personId)).returning();
}
