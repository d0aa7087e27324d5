import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { belongings } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { CasePlace, Staff } from './cases.rules.ts';

/** Who looks after each level of a place. */
export async function findStaff(database: Sql, place: CasePlace): Promise<Staff> {
  const { groupId, communityId, organizationId } = place;
  const groupIds = [groupId, communityId].flatMap((id) => id ?? []);
  const inGroups =
    groupIds.length === 0
      ? []
      : await database
          .select({ groupId: belongings.groupId, personId: people.id })
          .from(belongings)
          .innerJoin(people, and(eq(people.id, belongings.personId), eq(people.state, 'active')))
          .where(
            and(
              inArray(belongings.groupId, groupIds),
              eq(belongings.state, 'in'),
              ne(belongings.role, 'member'),
            ),
          );
  const of = (id: string | null) =>
    inGroups.filter((one) => one.groupId === id).map(({ personId }) => personId);
  const administrators = await database
    .select({ id: people.id, accountType: people.accountType })
    .from(people)
    .where(and(eq(people.state, 'active'), or(eq(people.accountType, 'admin'), administers(organizationId))));
  const idsOf = (type: 'admin' | 'corporate_admin') =>
    administrators.filter(({ accountType }) => accountType === type).map(({ id }) => id);
  return {
    ...(groupId && { group: of(groupId) }),
    ...(communityId && { community: of(communityId) }),
    ...(organizationId && { organization: idsOf('corporate_admin') }),
    platform: idsOf('admin'),
  };
}

function administers(organizationId: string | null): SQL | undefined {
  if (organizationId === null) return undefined;
  return and(eq(people.accountType, 'corporate_admin'), eq(people.organizationId, organizationId));
}

/** Whether this person is in the group, and not as its owner. */
export async function isMemberOf(database: Sql, groupId: string, personId: string): Promise<boolean> {
  const found = await database
    .select({ role: belongings.role })
    .from(belongings)
    .where(
      and(
        eq(belongings.groupId, groupId),
        eq(belongings.personId, personId),
        eq(belongings.state, 'in'),
        ne(belongings.role, 'owner'),
      ),
    );
  return found.length > 0;
}

/** The owners of a closed group that this person isn’t in; null where there is nothing to tell them. */
export async function findOutsideOwners(
  database: Sql,
  groupId: string,
  personId: string,
): Promise<string[] | null> {
  const { rows } = await database.execute<{ id: string | null }>(sql`
    select owner.person_id as id
    from groups.groups as closed
    left join groups.belongings as owner on owner.group_id = closed.id and owner.role = 'owner'
    where closed.id = ${groupId} and closed.visibility <> 'public'
      and not exists (select from groups.belongings as own where own.group_id = closed.id
        and own.person_id = ${personId} and own.state = 'in')`);
  return rows.length === 0 ? null : rows.flatMap(({ id }) => id ?? []);
}
