import { and, eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type PromoRow, promoBanners } from './promo.table.ts';

export async function findPromo(database: Sql): Promise<PromoRow | null> {
  const [row] = await database.select().from(promoBanners);
  return row ?? null;
}

/** False when there is one already. */
export async function insertPromo(database: Sql, row: PromoRow): Promise<boolean> {
  const result = await database.insert(promoBanners).values(row).onConflictDoNothing();
  return result.rowCount === 1;
}

/** False when it is not any more the one that was written at `seen`. */
export async function updatePromo(database: Sql, row: PromoRow, seen: Date): Promise<boolean> {
  const result = await database
    .update(promoBanners)
    .set(row)
    .where(and(eq(promoBanners.only, true), eq(promoBanners.updatedAt, seen)));
  return result.rowCount === 1;
}

/** False when there was none. */
export async function deletePromo(database: Sql): Promise<boolean> {
  const result = await database.delete(promoBanners);
  return result.rowCount === 1;
}
