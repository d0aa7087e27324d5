import { and, count, eq, inArray } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type SoldAddOnRow, soldAddOns } from './sold-add-ons.table.ts';

export async function insertSoldAddOns(database: Sql, rows: readonly SoldAddOnRow[]): Promise<void> {
  if (rows.length > 0) await database.insert(soldAddOns).values([...rows]);
}

/** How many are sold of each, by its id. */
export async function countSoldAddOns(
  database: Sql,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ addOnId: soldAddOns.addOnId, sold: count() })
    .from(soldAddOns)
    .where(and(inArray(soldAddOns.groupId, [...groupIds]), eq(soldAddOns.state, 'valid')))
    .groupBy(soldAddOns.addOnId);
  return new Map(rows.map(({ addOnId, sold }) => [addOnId, sold]));
}

/** Those of these pieces that were good become void; gives how many did. */
export async function voidAddOns(database: Sql, unitIds: readonly string[]): Promise<number> {
  const { rowCount } = await database
    .update(soldAddOns)
    .set({ state: 'void' })
    .where(and(inArray(soldAddOns.unitId, [...unitIds]), eq(soldAddOns.state, 'valid')));
  return rowCount ?? 0;
}
