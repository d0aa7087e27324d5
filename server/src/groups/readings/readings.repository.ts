import { and, eq, getTableColumns, isNull, lte } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import { belongings } from '../groups/groups.table.ts';
import { type ReadingRow, readings } from '../groups/readings.table.ts';

export interface ReadingWithName extends ReadingRow {
  readonly by: string | null;
}

export async function insertReading(database: Sql, row: ReadingRow): Promise<void> {
  await database.insert(readings).values(row);
}

export async function findOpenReading(
  database: Sql,
  groupId: string,
  readerId: string,
): Promise<ReadingRow | null> {
  const open = and(eq(readings.groupId, groupId), eq(readings.readerId, readerId), isNull(readings.endedAt));
  const [found] = await database.select().from(readings).where(open);
  return found ?? null;
}

export const readingOrder = newestFirst(readings.id);

export function findReadings(database: Sql, groupId: string, page: KeysetPage): Promise<ReadingWithName[]> {
  const query = database
    .select({ ...getTableColumns(readings), by: people.name })
    .from(readings)
    .leftJoin(people, eq(people.id, readings.readerId))
    .$dynamic();
  return pageOf(query, eq(readings.groupId, groupId), page).execute();
}

export async function closeReading(database: Sql, id: string, now: Date): Promise<void> {
  await database
    .update(readings)
    .set({ endedAt: now })
    .where(and(eq(readings.id, id), isNull(readings.endedAt), lte(readings.endsAt, now)));
}

export async function findOwnerIds(database: Sql, groupId: string): Promise<string[]> {
  const rows = await database
    .select({ personId: belongings.personId })
    .from(belongings)
    .where(and(eq(belongings.groupId, groupId), eq(belongings.role, 'owner'), eq(belongings.state, 'in')));
  return rows.map(({ personId }) => personId);
}
