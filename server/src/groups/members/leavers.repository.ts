import { sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { belongings, groups } from '../groups/groups.table.ts';

/**
 * Where the person is, has asked or is invited in an organization, communities last, and whether they are the only owner.
 * Events are left out: their people have tickets. Bans and deleted ones stay.
 */
export async function findBelongingsOf(
  database: Sql,
  organizationId: string,
  personId: string,
): Promise<{ id: string; isOwnedAlone: boolean }[]> {
  const { rows } = await database.execute<{ id: string; isOwnedAlone: boolean }>(sql`
    select ${groups.id} as id, ${belongings.role} = 'owner' and not exists (
      select from groups.belongings as others where others.group_id = ${groups.id}
        and others.role = 'owner' and others.person_id <> ${personId}) as "isOwnedAlone"
    from ${belongings} join ${groups} on ${groups.id} = ${belongings.groupId}
    where ${belongings.personId} = ${personId} and ${belongings.state} <> 'banned'
      and ${groups.organizationId} = ${organizationId} and ${groups.type} <> 'event'
      and ${groups.archivedAt} is null
    order by ${groups.type} = 'community', ${groups.id}`);
  return rows;
}
