import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';

/** The ids of the entries that a person is in: their own, and those of teams they are registered on. */
export function idsOfEntriesWith(personId: string | Placeholder | SQLWrapper): SQL {
  return sql`(select own.id from competitions.entries own where own.person_id = ${personId}
    union select membership.entry_id from competitions.registered_members membership
      where membership.person_id = ${personId})`;
}

/** Who is in these entries and has an account, as rows of `entry_id` and `person_id`; `ids` is a query of them. */
export function peopleInEntries(ids: SQLWrapper): SQL {
  return sql`(select single.id as entry_id, single.person_id from competitions.entries single
      where single.id in (${ids}) and single.person_id is not null
    union select teammate.entry_id, teammate.person_id from competitions.registered_members teammate
      where teammate.entry_id in (${ids}) and teammate.person_id is not null)`;
}

/** Who is in these entries or in their teams and has an account. */
export async function findPeopleOfEntries(database: Sql, entryIds: readonly string[]): Promise<string[]> {
  const found = await database.execute<{ person_id: string }>(sql`
    with told as (select unnest(${sql.param([...entryIds])}::uuid[]) as id),
    with_members as (
      select id from told
      union select member_id from competitions.team_members join told on told.id = team_id)
    select distinct person_id from ${peopleInEntries(sql`select id from with_members`)} competing`);
  return found.rows.map(({ person_id }) => person_id);
}
