import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { canReach } from '../../profiles/blocks/blocks.table.ts';
import { belongings, groups } from '../groups/groups.table.ts';

/** A group with how many members it has beside the person who looks after it. */
export interface LookedAfterGroup {
  readonly id: string;
  readonly name: string;
  readonly people: number;
}

/** The communities and groups that a person owns or moderates, by name. */
export function findLookedAfter(database: Sql, personId: string): Promise<LookedAfterGroup[]> {
  const others = sql<number>`(select count(*)::int from groups.belongings other
    where other.group_id = ${groups.id} and other.state = 'in' and other.person_id <> ${personId})`;
  return database
    .select({ id: groups.id, name: groups.name, people: others })
    .from(belongings)
    .innerJoin(groups, eq(groups.id, belongings.groupId))
    .where(
      and(
        eq(belongings.personId, personId),
        eq(belongings.state, 'in'),
        ne(belongings.role, 'member'),
        inArray(groups.type, ['community', 'group']),
        isNull(groups.archivedAt),
      ),
    )
    .orderBy(asc(sql`lower(${groups.name})`), asc(groups.id))
    .execute();
}

/** Members who are there, without the person and whom one of the two blocks. */
export async function findMembersToReach(
  database: Sql,
  personId: string,
  groupId: string,
): Promise<string[]> {
  const rows = await database
    .select({ id: people.id })
    .from(belongings)
    .innerJoin(people, eq(people.id, belongings.personId))
    .where(and(eq(belongings.groupId, groupId), eq(belongings.state, 'in'), canReach(personId)));
  return rows.map(({ id }) => id);
}
