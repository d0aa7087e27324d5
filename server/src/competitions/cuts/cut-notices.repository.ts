import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { idsOfEntriesWith, peopleInEntries } from '../competitions/own-entries.repository.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { teamMembers } from '../teams/team-members.table.ts';
import { workouts } from '../workouts/workouts.table.ts';
import { cutEntries, madeCuts } from './cuts.table.ts';

/** Cuts that are hidden behind a freeze: made or undone since. */
export function findHeldCuts(database: Sql, divisionIds: readonly string[]) {
  const { undoneAt, madeAt, divisionId } = madeCuts;
  return database
    .select({ id: madeCuts.id, divisionId, undoneAt })
    .from(madeCuts)
    .innerJoin(divisions, and(eq(divisions.id, divisionId), isNotNull(divisions.frozenAt)))
    .where(
      and(
        inArray(divisionId, [...divisionIds]),
        // Made and undone behind the freeze: it never becomes public.
        or(isNull(undoneAt), and(gte(undoneAt, divisions.frozenAt), lt(madeAt, divisions.frozenAt))),
      ),
    )
    .orderBy(asc(madeAt), asc(madeCuts.id));
}

export async function isBoardFrozen(database: Sql, divisionId: string): Promise<boolean> {
  const found = await database
    .select({ id: divisions.id })
    .from(divisions)
    .where(and(eq(divisions.id, divisionId), isNotNull(divisions.frozenAt)));
  return found.length > 0;
}

/** A person to notify about a division or cut, given by `of`. */
export interface CutRecipient {
  readonly of: string;
  readonly personId: string;
  /** Through an entry that is CUT. */
  readonly isCut: boolean;
}

/** The people of one entry. */
export async function findPeopleOfEntry(database: Sql, entryId: string): Promise<string[]> {
  const found = await peopleOf(
    database,
    sql`select id, id as of, state from ${entries} where ${entries.id} = ${entryId}`,
  );
  return found.map(({ personId }) => personId);
}

/** The people of the advancing entries in these divisions. */
export function findWhoGoesOn(database: Sql, divisionIds: readonly string[]): Promise<CutRecipient[]> {
  return peopleOf(
    database,
    sql`select id, division_id as of, state from ${entries}
      where ${entries.divisionId} = any(${sql.param([...divisionIds])}::uuid[]) and ${entries.state} = 'active'`,
  );
}

/** The people of the entries moved by these cuts, whatever their state is now. */
export function findWhoWasCut(database: Sql, cutIds: readonly string[]): Promise<CutRecipient[]> {
  return peopleOf(
    database,
    sql`select ${entries.id}, ${cutEntries.cutId} as of, ${entries.state}
      from ${cutEntries} join ${entries} on ${entries.id} = ${cutEntries.entryId}
      where ${cutEntries.cutId} = any(${sql.param([...cutIds])}::uuid[])`,
  );
}

/** The athletes of these entries, and the members of teams. */
async function peopleOf(database: Sql, which: SQL): Promise<CutRecipient[]> {
  const { rows } = await database.execute<{ [Column in keyof CutRecipient]: CutRecipient[Column] }>(sql`
    with theirs as materialized (${which}),
    with_members as (
      select id, id as entry_id from theirs
      union all select theirs.id, member.member_id from theirs join ${teamMembers} member on member.team_id = theirs.id)
    select distinct theirs.of, competing.person_id as "personId", theirs.state = 'cut' as "isCut"
    from theirs join with_members using (id)
    join ${peopleInEntries(sql`select entry_id from with_members`)} competing using (entry_id)`);
  return rows;
}

/** Cuts with the facts a notice needs. */
export function findCutsForNotices(database: Sql, cutIds: readonly string[]) {
  return database
    .select({
      id: madeCuts.id,
      divisionId: madeCuts.divisionId,
      division: divisions.name,
      competitionId: competitions.id,
      competition: competitions.name,
      competitionState: competitions.state,
      workout: workouts.name,
      releaseAt: workouts.releaseAt,
    })
    .from(madeCuts)
    .innerJoin(divisions, eq(divisions.id, madeCuts.divisionId))
    .innerJoin(competitions, eq(competitions.id, divisions.competitionId))
    .innerJoin(workouts, eq(workouts.id, madeCuts.afterWorkoutId))
    .where(inArray(madeCuts.id, [...cutIds]));
}

/** These people's entries in these divisions, individual or as team members. */
export async function findPlacesOf(
  database: Sql,
  divisionIds: readonly string[],
  personIds: readonly string[],
): Promise<{ divisionId: string; personId: string; team: string | null }[]> {
  if (divisionIds.length === 0) return [];
  const asked = sql`unnest(${sql.param([...personIds])}::uuid[]) as asked (person_id)`;
  const { rows } = await database.execute<{
    division_id: string;
    person_id: string;
    team: string | null;
  }>(sql`
    with own as (
      select asked.person_id, entries.id, entries.division_id,
        case when entries.person_id is distinct from asked.person_id then entries.name end as team
      from ${asked} join ${entries} on entries.id in ${idsOfEntriesWith(sql`asked.person_id`)})
    select division_id, person_id, team from own
    where division_id = any(${sql.param([...divisionIds])}::uuid[])
    union all
    select team.division_id, own.person_id, team.name
    from own join ${teamMembers} member on member.member_id = own.id
    join ${entries} team on team.id = member.team_id
    where team.division_id = any(${sql.param([...divisionIds])}::uuid[])`);
  return rows.map((row) => ({ divisionId: row.division_id, personId: row.person_id, team: row.team }));
}
