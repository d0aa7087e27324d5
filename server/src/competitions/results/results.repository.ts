import { competitionStates } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { descending, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import { isAdmitted } from '../competitions/competitions.repository.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';

/** Drafts are visible to their staff only, never through an athlete's results. */
const publishedStates = competitionStates.filter((state) => state !== 'draft');

/** Private competitions are listed only for people who may see them. */
function isListed(viewerId: string | null): SQL | undefined {
  const isStaff =
    viewerId === null
      ? undefined
      : sql`exists (select 1 from competitions.staff
          where staff.competition_id = ${competitions.id} and staff.person_id = ${viewerId})`;
  return and(inArray(competitions.state, publishedStates), or(isAdmitted(viewerId), isStaff));
}

/** Latest first. */
export const resultOrder = keyset<Awaited<ReturnType<typeof findResultsOf>>[number]>(
  descending(competitions.startsOn, ({ competition }) => competition.startsOn),
  descending(entries.id, ({ entryId }) => entryId),
);

/** A person's entries in competitions the viewer may see. */
export function findResultsOf(
  database: Sql,
  { personId, viewerId }: { readonly personId: string; readonly viewerId: string | null },
  page: KeysetPage,
) {
  const query = database
    .select({
      competition: {
        id: competitions.id,
        name: competitions.name,
        place: competitions.place,
        online: competitions.online,
        startsOn: competitions.startsOn,
        endsOn: competitions.endsOn,
        zone: competitions.zone,
        state: competitions.state,
      },
      division: { id: divisions.id, name: divisions.name },
      entryId: entries.id,
      bib: entries.bib,
    })
    .from(entries)
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .innerJoin(competitions, eq(competitions.id, entries.competitionId));
  // Others must not learn which unnamed athlete a person is.
  const isNamed = viewerId === personId ? undefined : eq(entries.hidden, false);
  return pageOf(query.$dynamic(), and(eq(entries.personId, personId), isListed(viewerId), isNamed), page);
}
