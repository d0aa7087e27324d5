import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type AddOnRow, addOns } from './details.table.ts';

/** Those on offer, in their order. */
export function findAddOns(database: Sql, groupIds: readonly string[]): Promise<AddOnRow[]> {
  return database
    .select()
    .from(addOns)
    .where(and(inArray(addOns.groupId, [...groupIds]), isNull(addOns.retiredAt)))
    .orderBy(addOns.groupId, addOns.position);
}

/** Which of these ids are add-ons, on offer or not. */
export async function findAddOnIds(database: Sql, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ id: addOns.id })
    .from(addOns)
    .where(inArray(addOns.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

const atOnce = 500;

export async function insertAddOns(database: Sql, rows: readonly AddOnRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce)
    await database.insert(addOns).values(rows.slice(from, from + atOnce));
}

/** These and no others are on offer from now on. */
export async function saveAddOns(
  database: Sql,
  groupId: string,
  rows: readonly AddOnRow[],
  now: Date,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await database
    .update(addOns)
    .set({ retiredAt: now })
    .where(
      and(
        eq(addOns.groupId, groupId),
        isNull(addOns.retiredAt),
        ids.length > 0 ? notInArray(addOns.id, ids) : sql`true`,
      ),
    );
  for (const row of rows) {
    const { id: _id, groupId: _groupId, ...facts } = row;
    await database.insert(addOns).values(row).onConflictDoUpdate({ target: addOns.id, set: facts });
  }
}
