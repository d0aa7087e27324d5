import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { alreadyFeatured } from './featured.errors.ts';
import { type FeaturedRow, featuredItems } from './featured.table.ts';

/** All of them, in their order. There are a few dozen at most. */
export function findFeaturedItems(database: Sql): Promise<FeaturedRow[]> {
  return database.select().from(featuredItems).orderBy(asc(featuredItems.position), asc(featuredItems.id));
}

/** Those whose days hold this moment, in their order. */
export function findFeaturedAt(database: Sql, now: Date): Promise<FeaturedRow[]> {
  const { startsAt, endsAt } = featuredItems;
  return database
    .select()
    .from(featuredItems)
    .where(and(or(isNull(startsAt), lte(startsAt, now)), or(isNull(endsAt), gt(endsAt, now))))
    .orderBy(asc(featuredItems.position), asc(featuredItems.id));
}

/** Throws `already_featured`. */
export async function insertFeaturedItem(database: Sql, row: FeaturedRow): Promise<void> {
  await database
    .insert(featuredItems)
    .values(row)
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'featured_items_thing' ? alreadyFeatured() : error;
    });
}

export async function updateFeaturedItem(
  database: Sql,
  featuredItemId: string,
  change: Partial<Pick<FeaturedRow, 'title' | 'startsAt' | 'endsAt'>> & { readonly updatedAt: Date },
): Promise<void> {
  await database.update(featuredItems).set(change).where(eq(featuredItems.id, featuredItemId));
}

/** Null when it was gone already. */
export async function deleteFeaturedItem(database: Sql, featuredItemId: string): Promise<FeaturedRow | null> {
  const [row] = await database.delete(featuredItems).where(eq(featuredItems.id, featuredItemId)).returning();
  return row ?? null;
}

/** Gives each id the place it has in the list. */
export async function updatePositions(database: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await database
    .update(featuredItems)
    .set({ position: sql`array_position(${sql.param([...ids])}::uuid[], ${featuredItems.id}) - 1` });
}
