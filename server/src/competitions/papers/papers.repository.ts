import { and, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { registeredMembers } from '../entries/registered-members.table.ts';

/** Active athletes, and each member of active teams: who signs and answers. */
export function participantsOf(competitionId: string): SQL {
  return sql`select ${entries.id} || coalesce('-' || ${registeredMembers.id}, '') as key,
      coalesce(${registeredMembers.personId}, case when ${registeredMembers.entryId} is null then ${entries.personId} end)
        as person_id,
      coalesce(${registeredMembers.name}, ${entries.name}) as name,
      ${divisions.name} || case when ${registeredMembers.entryId} is null then '' else ', ' || ${entries.name} end as detail
    from ${entries} join ${divisions} on ${divisions.id} = ${entries.divisionId}
      left join ${registeredMembers} on ${registeredMembers.entryId} = ${entries.id}
    where ${entries.competitionId} = ${competitionId} and ${entries.state} = 'active'`;
}

/** Competitions that were published. */
export function findNamed(database: Sql, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  const { id, name, state } = competitions;
  return database
    .select({ id, name })
    .from(competitions)
    .where(and(inArray(id, [...ids]), ne(state, 'draft')));
}
