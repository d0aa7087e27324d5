import { adultAge } from '@chalkline/contract/adult-age.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { entries } from './entries.table.ts';

/** The name everyone may see: `nameShown` as SQL. */
export const shownName = sql<string>`case when ${entries.hidden}
  then 'Athlete ' || ${entries.bib} else ${entries.name} end`;

// Counts like contract/src/competitions/age-on-the-day.ts: an athlete who turns 18 on the first day is 18. Column names
// are spelled out, because in a query on one table drizzle writes them without their table.
const hides = sql`(entries.unnamed or coalesce((
  select competitions.hide_minors
    and entries.birth_date > competitions.starts_on - make_interval(years => ${sql.raw(String(adultAge))})
  from competitions.competitions where competitions.id = entries.competition_id), false))`;

/** An entry whose name was hidden or shown. */
export interface DecidedName {
  readonly id: string;
  readonly divisionId: string;
  readonly hidden: boolean;
}

/**
 * Decides again whose names are hidden, for some entries or a whole competition. Returns the entries for which that
 * changed.
 */
export function writeHidden(
  database: Sql,
  competitionId: string,
  entryIds?: readonly string[],
): Promise<DecidedName[]> {
  return database
    .update(entries)
    .set({ hidden: hides })
    .where(
      and(
        eq(entries.competitionId, competitionId),
        entryIds && inArray(entries.id, [...entryIds]),
        sql`entries.hidden <> ${hides}`,
      ),
    )
    .returning({ id: entries.id, divisionId: entries.divisionId, hidden: entries.hidden });
}
