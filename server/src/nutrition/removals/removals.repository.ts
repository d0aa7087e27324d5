import { and, eq, inArray } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { removals } from './removals.table.ts';

/** Ids alone: an export has nothing to tell of them. */
export const removalsPersonalTables: readonly PersonalTable[] = [
  { table: removals, byId: [removals.personId], exported: null, erased: 'deleted' },
];

export async function noteRemoval(
  database: Sql,
  personId: string,
  id: string,
  removedAt: Date,
): Promise<void> {
  await database.insert(removals).values({ id, personId, removedAt }).onConflictDoNothing();
}

/** Those of the ids that the person removed. */
export async function removedOf(
  database: Sql,
  personId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await database
    .select({ id: removals.id })
    .from(removals)
    .where(and(eq(removals.personId, personId), inArray(removals.id, [...ids])));
  return new Set(found.map(({ id }) => id));
}
