import { eq, inArray } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { categories } from '../categories/categories.table.ts';
import { bookings } from './bookings.table.ts';

/** Entries of notices, of whichever organizations. */
export function findForNotices(database: Sql, ids: readonly string[]) {
  return database
    .select({
      id: bookings.id,
      kind: bookings.kind,
      state: bookings.state,
      reason: bookings.reason,
      createdBy: bookings.createdBy,
      category: categories.name,
    })
    .from(bookings)
    .innerJoin(categories, eq(categories.id, bookings.categoryId))
    .where(inArray(bookings.id, [...ids]));
}
