import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { entries } from '../entries/entries.table.ts';
import { keepFrozen } from '../entries/frozen-entries.repository.ts';

/** Writes the order among equals of a division; all others have none. Gives how many were found. */
export async function writeTieOrder(
  database: Sql,
  divisionId: string,
  entryIds: readonly string[],
): Promise<number> {
  await keepFrozen(database, await findOrdered(database, divisionId));
  await keepFrozen(database, entryIds);
  await database
    .update(entries)
    .set({ tieOrder: null })
    .where(and(eq(entries.divisionId, divisionId), isNotNull(entries.tieOrder)));
  if (entryIds.length === 0) return 0;
  const order = sql.join(
    entryIds.map((id, index) => sql`when ${id}::uuid then ${index + 1}::int`),
    sql` `,
  );
  const result = await database
    .update(entries)
    .set({ tieOrder: sql`case ${entries.id} ${order} end` })
    .where(and(eq(entries.divisionId, divisionId), inArray(entries.id, [...entryIds])));
  return result.rowCount ?? 0;
}

async function findOrdered(database: Sql, divisionId: string): Promise<string[]> {
  const rows = await database
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.divisionId, divisionId), isNotNull(entries.tieOrder)));
  return rows.map(({ id }) => id);
}
