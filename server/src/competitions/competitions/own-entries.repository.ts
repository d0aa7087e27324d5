import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

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
