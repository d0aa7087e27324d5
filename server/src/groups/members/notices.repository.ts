import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { belongings, groups } from '../groups/groups.table.ts';

/** Those who answer requests. */
export async function findStaffIds(database: Sql, groupId: string): Promise<string[]> {
  const rows = await database
    .select({ personId: belongings.personId })
    .from(belongings)
    .where(and(eq(belongings.groupId, groupId), ne(belongings.role, 'member')));
  return rows.map(({ personId }) => personId);
}

/** Since when the oldest open request waits; null: there is none. */
export async function findOldestRequest(database: Sql, groupId: string): Promise<Date | null> {
  const [found] = await database
    .select({ since: belongings.since })
    .from(belongings)
    .where(and(eq(belongings.groupId, groupId), eq(belongings.state, 'requested')))
    .orderBy(asc(belongings.since))
    .limit(1);
  return found?.since ?? null;
}

/** For notices: each group with what the person it is for is in it now. Deleted ones are left out. */
export function findPlaces(
  database: Sql,
  pairs: readonly { readonly groupId: string; readonly personId: string }[],
) {
  const groupIds = sql.param(pairs.map(({ groupId }) => groupId));
  const personIds = sql.param(pairs.map(({ personId }) => personId));
  return database
    .select({
      groupId: groups.id,
      personId: people.id,
      name: groups.name,
      type: groups.type,
      visibility: groups.visibility,
      role: belongings.role,
      state: belongings.state,
      mutedUntil: belongings.mutedUntil,
      requests: sql<number>`(select count(*)::int from ${belongings} as asking
        where asking.group_id = ${groups.id} and asking.state = 'requested')`,
      requestedSince: sql<Date | null>`(select min(asking.since) from ${belongings} as asking
        where asking.group_id = ${groups.id} and asking.state = 'requested')`.mapWith(belongings.since),
    })
    .from(sql`unnest(${groupIds}::uuid[], ${personIds}::uuid[]) as asked (group_id, person_id)`)
    .innerJoin(groups, and(eq(groups.id, sql`asked.group_id`), sql`${groups.archivedAt} is null`))
    .innerJoin(people, eq(people.id, sql`asked.person_id`))
    .innerJoin(belongings, and(eq(belongings.groupId, groups.id), eq(belongings.personId, people.id)))
    .where(
      // Not `organizationScope`: each row has a viewer of its own.
      or(
        sql`${groups.organizationId} is null`,
        sql`${groups.isOpen}`,
        eq(groups.organizationId, people.organizationId),
        eq(people.accountType, 'admin'),
      ),
    );
}
