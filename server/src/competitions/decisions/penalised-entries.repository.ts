import { eq, inArray } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { entries } from '../entries/entries.table.ts';

export interface PenalisedEntry {
  readonly id: string;
  readonly personId: string | null;
  readonly divisionId: string;
  readonly competitionId: string;
  readonly competitionName: string;
}

/** Entries with what a notice about their penalties says. */
export function findPenalisedEntries(database: Sql, entryIds: readonly string[]): Promise<PenalisedEntry[]> {
  return database
    .select({
      id: entries.id,
      personId: entries.personId,
      divisionId: entries.divisionId,
      competitionId: entries.competitionId,
      competitionName: competitions.name,
    })
    .from(entries)
    .innerJoin(competitions, eq(competitions.id, entries.competitionId))
    .where(inArray(entries.id, [...entryIds]));
}
