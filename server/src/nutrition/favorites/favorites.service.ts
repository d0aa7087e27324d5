import type { FoodLine } from '@chalkline/contract/nutrition/food.schema.ts';
import type { Sql } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { lineOf } from '../foods/food-table.service.ts';
import { foodsOf, getFood } from '../own-foods/find-foods.service.ts';
import { tooManyFavorites } from './favorites.errors.ts';
import { deleteFavorite, findFavorites, insertFavorite } from './favorites.repository.ts';

const mostFavorites = 200;

export async function listFavorites(parts: Parts, { personId }: Viewer): Promise<{ foods: FoodLine[] }> {
  const rows = await findFavorites(parts.database.sql, personId);
  const foodOf = await foodsOf(parts.database.sql, personId, rows.map(latest));
  return {
    foods: rows.flatMap(({ foodId }) => {
      const food = foodOf(foodId, null);
      return food ? [lineOf(food)] : [];
    }),
  };
}

const latest = ({ foodId }: { foodId: string }) => ({ foodId, foodVersion: null });

export async function listFavoriteIds(sql: Sql, personId: string): Promise<string[]> {
  return (await findFavorites(sql, personId)).map(({ foodId }) => foodId);
}

/** Throws 404 for an unknown food, and 409 at the most that are kept. */
export async function addFavorite(parts: Parts, viewer: Viewer, foodId: string): Promise<null> {
  const { personId } = viewer;
  await getFood(parts, viewer, foodId);
  await parts.database.transaction(async (tx) => {
    await lock(tx, 'food diary of a person', personId, 'exclusive');
    const others = (await findFavorites(tx.sql, personId)).filter((row) => row.foodId !== foodId);
    if (others.length >= mostFavorites) throw tooManyFavorites();
    await insertFavorite(tx.sql, { personId, foodId, createdAt: parts.clock.now() });
  });
  return null;
}

/** Also right where it is none. */
export async function removeFavorite(parts: Parts, { personId }: Viewer, foodId: string): Promise<null> {
  await deleteFavorite(parts.database.sql, personId, foodId);
  return null;
}
