import { eq, lt, sql } from 'drizzle-orm';
import { builtOnce, prepareWritten } from '../../platform/database/built-once.ts';
import type { Sql } from '../../platform/database/database.ts';
import { boardRequests } from './board-requests.table.ts';

/** The score of one entry in one workout. */
export interface ScoreCell {
  readonly workoutId: string;
  readonly entryId: string;
}

/**
 * Requests these divisions, and those whose teams include members of their entries. Returns the existing ones it
 * requested. `cell`: only this score changed.
 */
export async function insertBoardRequests(
  database: Sql,
  divisionIds: readonly string[],
  requestedAt: Date,
  cell?: ScoreCell,
): Promise<string[]> {
  if (divisionIds.length === 0) return [];
  const found = await builtRequest(database, 'some').execute({
    divisionIds: [...new Set(divisionIds)],
    requestedAt: requestedAt.toISOString(),
    workoutId: cell?.workoutId ?? null,
    entryId: cell?.entryId ?? null,
  });
  return found.rows.map(({ divisionId }) => divisionId);
}

const builtRequest = builtOnce('board request', (database, _shape, statement) => {
  const [divisionIds, requestedAt, workoutId, entryId] = [
    sql.placeholder('divisionIds'),
    sql.placeholder('requestedAt'),
    sql.placeholder('workoutId'),
    sql.placeholder('entryId'),
  ];
  return prepareWritten<{ divisionId: string }>(
    database,
    statement,
    sql`
    insert into competitions.board_requests (division_id, requested_at, workout_id, entry_id)
    select distinct divisions.id, ${requestedAt}::timestamptz, ${workoutId}::uuid, ${entryId}::uuid
    from competitions.divisions asked join competitions.divisions on divisions.competition_id = asked.competition_id
      and (divisions.id = asked.id or divisions.teams->>'by' in ('sum', 'best'))
    where asked.id = any(${divisionIds}::uuid[])
    returning division_id as "divisionId"`,
  );
});

/** The requests for a division, and what has changed since it was last ranked. */
export interface TakenRequests {
  /** How many there were. */
  readonly count: number;
  /** The scores that may have changed, each once; null: anything may have. */
  readonly cells: readonly ScoreCell[] | null;
}

/** Deletes the requests for a division and returns what they said. */
export async function takeBoardRequests(database: Sql, divisionId: string): Promise<TakenRequests> {
  const taken = await database
    .delete(boardRequests)
    .where(eq(boardRequests.divisionId, divisionId))
    .returning({ workoutId: boardRequests.workoutId, entryId: boardRequests.entryId });
  const cells = new Map<string, ScoreCell>();
  for (const { workoutId, entryId } of taken) {
    if (workoutId === null || entryId === null) return { count: taken.length, cells: null };
    cells.set(`${workoutId} ${entryId}`, { workoutId, entryId });
  }
  return { count: taken.length, cells: [...cells.values()] };
}

/** Whether the division has a pending request. */
export async function isRankingRequested(database: Sql, divisionId: string): Promise<boolean> {
  const [asked] = await database
    .select({ id: boardRequests.id })
    .from(boardRequests)
    .where(eq(boardRequests.divisionId, divisionId))
    .limit(1);
  return asked !== undefined;
}

/** Divisions whose request was left unhandled for too long. */
export async function findLeftRequests(database: Sql, before: Date): Promise<string[]> {
  const rows = await database
    .selectDistinct({ divisionId: boardRequests.divisionId })
    .from(boardRequests)
    .where(lt(boardRequests.requestedAt, before))
    .limit(100);
  return rows.map(({ divisionId }) => divisionId);
}
