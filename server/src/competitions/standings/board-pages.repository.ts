import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { BoardKey } from './boards.repository.ts';
import { boardPages } from './boards.table.ts';

function isOf({ divisionId, view }: BoardKey) {
  return and(eq(boardPages.divisionId, divisionId), eq(boardPages.view, view));
}

/** The pages of a leaderboard stored as text, each a JSON list. */
export async function findPages(database: Sql, board: BoardKey): Promise<string[]> {
  const pages = await database
    .select({ rows: boardPages.rows })
    .from(boardPages)
    .where(isOf(board))
    .orderBy(asc(boardPages.page));
  return pages.map(({ rows }) => rows);
}

/** One page, by its number from 0; an empty list beyond the last. */
export async function findPage(database: Sql, board: BoardKey, page: number): Promise<string> {
  const [found] = await database
    .select({ rows: boardPages.rows })
    .from(boardPages)
    .where(and(isOf(board), eq(boardPages.page, page)));
  return found?.rows ?? '[]';
}

/** The public page each of these entries is on, found by the entry's id in its text. */
export async function findPagesOfEntries(
  database: Sql,
  entries: readonly { readonly entryId: string; readonly divisionId: string }[],
): Promise<{ entryId: string; rows: string }[]> {
  if (entries.length === 0) return [];
  const ids = sql.param(entries.map(({ entryId }) => entryId));
  const divisionIds = sql.param(entries.map(({ divisionId }) => divisionId));
  const { rows } = await database.execute<{ entryId: string; rows: string }>(sql`
    select asked.entry_id as "entryId", ${boardPages.rows} as rows
    from unnest(${ids}::text[], ${divisionIds}::uuid[]) as asked (entry_id, division_id)
    join ${boardPages} on ${boardPages.divisionId} = asked.division_id and ${boardPages.view} = 'public'
      and position(asked.entry_id in ${boardPages.rows}) > 0`);
  return rows;
}

/** Many per statement, but not an entire large leaderboard. */
const pagesAtOnce = 50;

/** Writes the pages that differ from `before`, and deletes those beyond the last. */
export async function savePages(
  database: Sql,
  { divisionId, view }: BoardKey,
  pages: readonly string[],
  before: readonly string[],
): Promise<void> {
  const changed = pages.flatMap((rows, page) =>
    before[page] === rows ? [] : [{ divisionId, view, page, rows }],
  );
  for (let from = 0; from < changed.length; from += pagesAtOnce) {
    await database
      .insert(boardPages)
      .values(changed.slice(from, from + pagesAtOnce))
      .onConflictDoUpdate({
        target: [boardPages.divisionId, boardPages.view, boardPages.page],
        set: { rows: sql`excluded.rows` },
      });
  }
  if (before.length <= pages.length) return;
  await database
    .delete(boardPages)
    .where(and(isOf({ divisionId, view }), gte(boardPages.page, pages.length)));
}

/** Deletes all pages of a leaderboard that is now stored in the other form. */
export async function deletePages(database: Sql, board: BoardKey): Promise<void> {
  await database.delete(boardPages).where(isOf(board));
}
