import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from './entries.table.ts';
import { frozenEntries } from './frozen-entries.table.ts';

/** Called before entries change: keeps what they are now if their division's leaderboard is frozen. */
export async function keepFrozen(database: Sql, entryIds: readonly string[]): Promise<void> {
  if (entryIds.length === 0) return;
  const then = database
    .select({
      divisionId: entries.divisionId,
      entryId: entries.id,
      state: entries.state,
      leftAt: entries.leftAt,
      tieOrder: entries.tieOrder,
    })
    .from(entries)
    .innerJoin(divisions, isInFrozen(entryIds));
  await database.insert(frozenEntries).select(then).onConflictDoNothing();
}

/** Called after entries join a division: they weren't on its leaderboard when it was frozen. */
export async function keepAbsent(database: Sql, entryIds: readonly string[]): Promise<void> {
  if (entryIds.length === 0) return;
  const nothing = database
    .select({
      divisionId: entries.divisionId,
      entryId: entries.id,
      state: sql<null>`null::text`.as('state'),
      leftAt: sql<null>`null::timestamptz`.as('left_at'),
      tieOrder: sql<null>`null::int`.as('tie_order'),
    })
    .from(entries)
    .innerJoin(divisions, isInFrozen(entryIds));
  await database.insert(frozenEntries).select(nothing).onConflictDoNothing();
}

function isInFrozen(entryIds: readonly string[]) {
  return and(
    eq(divisions.id, entries.divisionId),
    isNotNull(divisions.frozenAt),
    // One parameter for all ids: a file can have thousands.
    sql`${entries.id} = any(${sql.param([...entryIds])}::uuid[])`,
  );
}

/** Divisions that these entries left but whose frozen leaderboards still show them. */
export async function findFrozenBoardsOf(database: Sql, entryIds: readonly string[]): Promise<string[]> {
  if (entryIds.length === 0) return [];
  const rows = await database
    .selectDistinct({ divisionId: frozenEntries.divisionId })
    .from(entries)
    .innerJoin(
      divisions,
      and(
        eq(divisions.competitionId, entries.competitionId),
        isNotNull(divisions.frozenAt),
        ne(divisions.id, entries.divisionId),
      ),
    )
    .innerJoin(
      frozenEntries,
      and(eq(frozenEntries.divisionId, divisions.id), eq(frozenEntries.entryId, entries.id)),
    )
    .where(
      and(sql`${entries.id} = any(${sql.param([...entryIds])}::uuid[])`, isNotNull(frozenEntries.state)),
    );
  return rows.map(({ divisionId }) => divisionId);
}

/** The leaderboards of these divisions are no longer frozen. */
export async function forgetFrozen(database: Sql, divisionIds: readonly string[]): Promise<void> {
  await database.delete(frozenEntries).where(inArray(frozenEntries.divisionId, [...divisionIds]));
}
