import { and, desc, eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { type FavoriteRow, favorites } from './favorites.table.ts';

/** What an export tells of them; they go with their person. */
export const favoritesPersonalTables: readonly PersonalTable[] = [
  {
    table: favorites,
    byId: [favorites.personId],
    exported: { name: 'favorite foods', columns: { foodId: favorites.foodId, at: favorites.createdAt } },
    erased: 'deleted',
  },
];

/** The latest first; no more than there can be. */
export function findFavorites(database: Sql, personId: string): Promise<FavoriteRow[]> {
  return database
    .select()
    .from(favorites)
    .where(eq(favorites.personId, personId))
    .orderBy(desc(favorites.createdAt), favorites.foodId);
}

/** One that is there already stays as it is. */
export async function insertFavorite(database: Sql, row: FavoriteRow): Promise<void> {
  await database.insert(favorites).values(row).onConflictDoNothing();
}

export async function deleteFavorite(database: Sql, personId: string, foodId: string): Promise<void> {
  await database.delete(favorites).where(and(eq(favorites.personId, personId), eq(favorites.foodId, foodId)));
}
