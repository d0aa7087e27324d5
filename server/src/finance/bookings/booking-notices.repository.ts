import { and, eq, inArray } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
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
      organizationId: bookings.organizationId,
      createdBy: bookings.createdBy,
      enteredBy: people.name,
      category: categories.name,
    })
    .from(bookings)
    .innerJoin(people, eq(people.id, bookings.createdBy))
    .innerJoin(categories, eq(categories.id, bookings.categoryId))
    .where(inArray(bookings.id, [...ids]));
}

/** Who keeps the books of these organizations: their administrators. */
export function findKeepers(
  database: Sql,
  organizationIds: readonly string[],
): Promise<{ organizationId: string | null; personId: string }[]> {
  return database
    .select({ organizationId: people.organizationId, personId: people.id })
    .from(people)
    .where(
      and(
        inArray(people.organizationId, [...organizationIds]),
        eq(people.accountType, 'corporate_admin'),
        eq(people.state, 'active'),
      ),
    );
}
