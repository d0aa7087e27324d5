import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { isOwn } from './entries.repository.ts';
import { entries } from './entries.table.ts';

export type EntryForNotice = Awaited<ReturnType<typeof findEntriesForNotices>>[number];

/** Entries with what a notice about them says. */
export function findEntriesForNotices(database: Sql, ids: readonly string[]) {
  return database
    .select({
      id: entries.id,
      name: entries.name,
      bib: entries.bib,
      state: entries.state,
      division: divisions.name,
      isFrozen: sql<boolean>`${divisions.frozenAt} is not null`,
      competition: { id: competitions.id, name: competitions.name, state: competitions.state },
    })
    .from(entries)
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .innerJoin(competitions, eq(competitions.id, entries.competitionId))
    .where(and(inArray(entries.id, [...ids]), isOwn));
}
