import { eq, lt } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { boardRequests } from './boards.table.ts';

export async function insertBoardRequests(
  database: Sql,
  divisionIds: readonly string[],
  requestedAt: Date,
): Promise<void> {
  if (divisionIds.length === 0) return;
  await database.insert(boardRequests).values(divisionIds.map((divisionId) => ({ divisionId, requestedAt })));
}

/** Takes the requests for a division away. Gives how many there were. */
export async function takeBoardRequests(database: Sql, divisionId: string): Promise<number> {
  const result = await database.delete(boardRequests).where(eq(boardRequests.divisionId, divisionId));
  return result.rowCount ?? 0;
}

/** Divisions whose ranking nobody did in time. */
export async function findLeftRequests(database: Sql, before: Date): Promise<string[]> {
  const rows = await database
    .selectDistinct({ divisionId: boardRequests.divisionId })
    .from(boardRequests)
    .where(lt(boardRequests.requestedAt, before))
    .limit(100);
  return rows.map(({ divisionId }) => divisionId);
}
