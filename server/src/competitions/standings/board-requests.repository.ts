import { eq, lt, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { boardRequests } from './boards.table.ts';

/**
 * Asks for some divisions, and for those whose teams are made of members of theirs. Gives for which it asked: those
 * that are there.
 */
export async function insertBoardRequests(
  database: Sql,
  divisionIds: readonly string[],
  requestedAt: Date,
): Promise<string[]> {
  if (divisionIds.length === 0) return [];
  const ids = sql.param([...new Set(divisionIds)]);
  const found = await database.execute<{ divisionId: string }>(sql`
    insert into board_requests (division_id, requested_at)
    select distinct divisions.id, ${requestedAt.toISOString()}::timestamptz
    from divisions asked join divisions on divisions.competition_id = asked.competition_id
      and (divisions.id = asked.id or divisions.teams->>'by' in ('sum', 'best'))
    where asked.id = any(${ids}::uuid[])
    returning division_id as "divisionId"`);
  return found.rows.map(({ divisionId }) => divisionId);
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
