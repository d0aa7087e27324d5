import type { TeamMate } from '@chalkline/contract/competitions/eligibility.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { entries } from './entries.table.ts';
import { registeredMembers } from './registered-members.table.ts';

/** Who competes for an entry: the members of a registered team, else the athlete with what their account says. */
export interface EntryPerson extends TeamMate {
  readonly entryId: string;
  readonly divisionId: string;
}

export function findEntryPeople(database: Sql, entryIds: readonly string[]): Promise<EntryPerson[]> {
  const isMember = sql`${registeredMembers.entryId} is not null`;
  return database
    .select({
      entryId: entries.id,
      divisionId: entries.divisionId,
      name: sql<string>`coalesce(${registeredMembers.name}, ${entries.name})`,
      birthDate: sql<string | null>`case when ${isMember} then ${registeredMembers.birthDate}
        else coalesce(${entries.birthDate}, ${people.birthDate}) end`,
      gender: sql<
        TeamMate['gender']
      >`case when ${isMember} then ${registeredMembers.gender} else ${people.gender} end`,
    })
    .from(entries)
    .leftJoin(registeredMembers, eq(registeredMembers.entryId, entries.id))
    .leftJoin(people, eq(people.id, entries.personId))
    .where(sql`${entries.id} = any(${sql.param([...entryIds])}::uuid[])`)
    .orderBy(asc(entries.bib), asc(registeredMembers.position));
}
