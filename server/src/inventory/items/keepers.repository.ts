import { and, eq, inArray } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type ItemRow, items } from './items.table.ts';

/** Who looks after the inventories of these organizations: their administrators. */
export async function findKeepers(
  database: Sql,
  organizationIds: readonly string[],
): Promise<{ organizationId: string | null; personId: string }[]> {
  if (organizationIds.length === 0) return [];
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

/** The items of notices, of whichever organizations. */
export function findLowItems(
  database: Sql,
  ids: readonly string[],
): Promise<Pick<ItemRow, 'id' | 'organizationId' | 'name' | 'stock'>[]> {
  return database
    .select({ id: items.id, organizationId: items.organizationId, name: items.name, stock: items.stock })
    .from(items)
    .where(inArray(items.id, [...ids]));
}
