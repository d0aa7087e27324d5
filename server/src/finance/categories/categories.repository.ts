import type { BookingKind } from '@chalkline/contract/finance/booking.schema.ts';
import { mostCategories } from '@chalkline/contract/finance/books.schema.ts';
import { and, eq, sql } from 'drizzle-orm';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { categoryInUse, categoryNameTaken } from './categories.errors.ts';
import { type CategoryRow, categories } from './categories.table.ts';

export function findCategories(database: Sql, viewer: Viewer, kind: BookingKind): Promise<CategoryRow[]> {
  return database
    .select()
    .from(categories)
    .where(and(eq(categories.kind, kind), organizationScope(categories.organizationId, viewer, 'sees')))
    .orderBy(sql`lower(${categories.name})`)
    .limit(mostCategories);
}

export async function findCategory(database: Sql, viewer: Viewer, id: string): Promise<CategoryRow | null> {
  const [found] = await database
    .select()
    .from(categories)
    .where(and(eq(categories.id, id), organizationScope(categories.organizationId, viewer, 'sees')));
  return found ?? null;
}

/** Throws 409 for a name that another category of its kind has. */
export async function insertCategory(database: Sql, row: CategoryRow): Promise<void> {
  await database.insert(categories).values(row).catch(refuseTakenName);
}

/** The same. */
export async function updateCategory(
  database: Sql,
  id: string,
  change: Pick<CategoryRow, 'name' | 'budget'>,
): Promise<void> {
  await database.update(categories).set(change).where(eq(categories.id, id)).catch(refuseTakenName);
}

/** Throws 409 where something is booked under it. */
export async function removeCategory(database: Sql, id: string): Promise<void> {
  await database.delete(categories).where(eq(categories.id, id)).catch(refuseInUse);
}

function refuseTakenName(error: unknown): never {
  throw brokenConstraint(error) === 'categories_name' ? categoryNameTaken() : error;
}

function refuseInUse(error: unknown): never {
  const uses = ['bookings_category', 'repeats_category'];
  throw uses.includes(brokenConstraint(error) ?? '') ? categoryInUse() : error;
}
