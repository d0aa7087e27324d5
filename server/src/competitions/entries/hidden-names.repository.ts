import { adultAge } from '@chalkline/contract/competitions/age-on-the-day.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { entries } from './entries.table.ts';

/** What everybody may read of who it is: `nameShown` for a query. */
export const shownName = sql<string>`case when ${entries.hidden}
  then 'Athlete ' || ${entries.bib} else ${entries.name} end`;

// As contract/src/competitions/age-on-the-day.ts counts: who turns 18 on the first day is 18. Names are spelled out:
// in a statement on one table drizzle writes columns without their table.
const hides = sql`(entries.unnamed or coalesce((
  select competitions.hide_minors
    and entries.birth_date > competitions.starts_on - make_interval(years => ${sql.raw(String(adultAge))})
  from competitions.competitions where competitions.id = entries.competition_id), false))`;

/** Whose name became hidden, or is no longer. */
export interface DecidedName {
  readonly id: string;
  readonly divisionId: string;
  readonly hidden: boolean;
}

/** Decides anew whose names are hidden, of some entries or of a whole competition. Gives for whom that changed. */
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
