import type { BelongingState } from '@chalkline/contract/groups/group-kinds.ts';
import { and, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  ascending,
  descending,
  exactMoment,
  type KeysetPage,
  keyset,
  pageOf,
} from '../../platform/database/keyset.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { notBlocked } from '../../profiles/blocks/blocks.table.ts';
import { isHereFor, type PresenceAsked } from '../../profiles/presence/presence.table.ts';
import { type BelongingRow, belongings, groups } from '../groups/groups.table.ts';
import { deleteKeepingMutes } from './mutes.repository.ts';

const rank = sql<number>`array_position(array['member', 'moderator', 'owner'], ${belongings.role})`;

const columns = {
  id: people.id,
  name: people.name,
  handle: people.handle,
  photo: people.photo,
  role: belongings.role,
  state: belongings.state,
  since: belongings.since,
  mutedUntil: belongings.mutedUntil,
  rank,
  at: exactMoment(belongings.since),
};

/** Somebody who belongs to a group, with what the list is sorted by. */
export type Member = Awaited<ReturnType<typeof selectMembers>>[number];

function selectMembers(database: Sql) {
  return database
    .select(columns)
    .from(belongings)
    .innerJoin(people, eq(people.id, belongings.personId))
    .$dynamic();
}

/** Owners, moderators, members; in each who came first. */
export const memberOrder = keyset<Member>(
  descending({ sql: rank, type: 'int' }, (member) => member.rank),
  ascending(belongings.since, ({ at }) => at),
  ascending(belongings.personId, ({ id }) => id),
);

export interface MembersAsked {
  readonly groupId: string;
  readonly state: BelongingState;
  readonly search?: string | undefined;
  readonly viewer: MaybeViewer;
  /** `staff` sees everybody, `members` one another, `readers` those whose page is open to them. */
  readonly as: 'staff' | 'members' | 'readers';
  readonly childrenBornAfter: string;
  /** Those alone who are here and show it to the viewer. */
  readonly here?: PresenceAsked | undefined;
}

export function findMembers(database: Sql, asked: MembersAsked, page: KeysetPage): Promise<Member[]> {
  const { groupId, state, search, here } = asked;
  const where = and(
    eq(belongings.groupId, groupId),
    eq(belongings.state, state),
    eq(people.state, 'active'),
    isShown(asked),
    here && isHereFor(here),
    search ? matchesPrefixes(sql`${people.name}`, search) : undefined,
  );
  return pageOf(selectMembers(database), where, page);
}

/** Staff are known to their group even where one blocks the other. */
function isShown({ as, viewer, childrenBornAfter }: MembersAsked): SQL | undefined {
  if (as === 'staff') return undefined;
  if (as === 'readers') return isOpenPage(viewer, childrenBornAfter);
  return or(ne(belongings.role, 'member'), notBlocked(viewer?.personId ?? null, people.id));
}

/** Grown people whose page is open to the viewer. */
function isOpenPage(viewer: MaybeViewer, childrenBornAfter: string): SQL | undefined {
  return and(
    or(isNull(people.birthDate), lte(people.birthDate, childrenBornAfter)),
    inArray(people.pageAudience, viewer ? ['everybody', 'signed_in'] : ['everybody']),
    organizationScope(people.organizationId, viewer, 'sees'),
    notBlocked(viewer?.personId ?? null, people.id),
  );
}

export async function findMember(database: Sql, groupId: string, personId: string): Promise<Member | null> {
  const [member] = await selectMembers(database).where(isOf(groupId, personId));
  return member ?? null;
}

export const isOf = (groupId: string, personId: string) =>
  and(eq(belongings.groupId, groupId), eq(belongings.personId, personId));

/**
 * The belonging as it becomes, whatever it was; who is banned stays so, and who left while muted is muted again. Of two
 * at once the first takes the kept mute, and the second leaves what is there alone.
 */
export async function putBelonging(
  database: Sql,
  row: Pick<BelongingRow, 'groupId' | 'personId' | 'role' | 'state' | 'since'>,
): Promise<void> {
  const { groupId, personId, role, state, since } = row;
  await database.execute(sql`
    with kept as (delete from groups.kept_mutes where group_id = ${groupId} and person_id = ${personId}
      returning until)
    insert into groups.belongings (group_id, person_id, role, state, notify, mark, muted_until, since)
    values (${groupId}, ${personId}, ${role}, ${state}, 'all', 0, (select until from kept
      where until > ${since.toISOString()}::timestamptz), ${since.toISOString()}::timestamptz)
    on conflict (group_id, person_id) do update
      set role = excluded.role, state = excluded.state, since = excluded.since
      where belongings.state <> 'banned'`);
}

/** Who is in or invited to a group, or kept out of it, is so in the others. */
export async function copyBelongings(
  database: Sql,
  groupId: string,
  others: readonly string[],
): Promise<void> {
  if (others.length === 0) return;
  const ids = sql.join(
    others.map((id) => sql`(${id}::uuid)`),
    sql`, `,
  );
  await database.execute(sql`
    insert into ${belongings} (group_id, person_id, role, state, notify, mark, muted_until, since)
    select "other"."id", "person_id", "role", "state", "notify", 0, "muted_until", "since"
    from ${belongings}, (values ${ids}) as "other"("id")
    where ${belongings.groupId} = ${groupId} and ${belongings.state} in ('in', 'invited', 'banned')
    on conflict do nothing`);
}

export async function updateBelonging(
  database: Sql,
  groupId: string,
  personId: string,
  change: Partial<BelongingRow>,
): Promise<void> {
  await database.update(belongings).set(change).where(isOf(groupId, personId));
}

export async function deleteBelonging(database: Sql, groupId: string, personId: string): Promise<void> {
  await deleteKeepingMutes(database, isOf(groupId, personId));
}

/** The group itself and, of a community, the groups in it: people who leave it leave them all. */
const within = (groupId: string): SQL =>
  sql`${belongings.groupId} in (select ${groups.id} from ${groups}
    where ${groups.id} = ${groupId} or ${groups.communityId} = ${groupId})`;

/** Those of the group, and of the groups in it, whose only owner the person is. Deleted ones are left out. */
export async function findOwnedAlone(
  database: Sql,
  viewer: Viewer,
  groupId: string,
  personId: string,
): Promise<{ id: string; name: string }[]> {
  return database
    .select({ id: groups.id, name: groups.name })
    .from(belongings)
    .innerJoin(groups, eq(groups.id, belongings.groupId))
    .where(
      and(
        organizationScope(groups.organizationId, viewer, 'sees'),
        within(groupId),
        eq(belongings.personId, personId),
        eq(belongings.role, 'owner'),
        sql`${groups.archivedAt} is null`,
        sql`not exists (select from ${belongings} as others where others.group_id = ${groups.id}
          and others.role = 'owner' and others.person_id <> ${personId})`,
      ),
    );
}

/**
 * Takes the person out of the group and the groups in it. Bans stay, and so does who owns a deleted group: only they
 * can restore it.
 */
export async function deleteBelongings(database: Sql, groupId: string, personId: string): Promise<void> {
  await deleteKeepingMutes(
    database,
    and(
      eq(belongings.personId, personId),
      within(groupId),
      ne(belongings.state, 'banned'),
      sql`not (${belongings.role} = 'owner' and exists (select from ${groups}
        where ${groups.id} = ${belongings.groupId} and ${groups.archivedAt} is not null))`,
    ),
  );
}

/** The group itself, and the groups in a community: those with a limit and people who wait for a place. */
export async function findWaitedFor(database: Sql, groupId: string): Promise<string[]> {
  const rows = await database
    .selectDistinct({ id: belongings.groupId })
    .from(belongings)
    .where(and(within(groupId), eq(belongings.state, 'waiting')))
    .orderBy(belongings.groupId);
  return rows.map(({ id }) => id);
}

/** Lets in as many of those who wait as there are places, in the order in which they came. Gives who they are. */
export async function giveFreePlaces(database: Sql, groupId: string, now: Date): Promise<string[]> {
  const { rows } = await database.execute<{ person_id: string }>(sql`
    update groups.belongings as lucky set state = 'in', since = ${now.toISOString()}::timestamptz
    from (
      select waiting.person_id from groups.belongings as waiting
      where waiting.group_id = ${groupId} and waiting.state = 'waiting'
      order by waiting.since, waiting.person_id
      limit (select greatest(0, coalesce(capacity, 2147483647) - (
        select count(*) from groups.belongings as inside
        where inside.group_id = ${groupId} and inside.state = 'in'))
        from groups.groups where id = ${groupId})
    ) as first
    where lucky.group_id = ${groupId} and lucky.person_id = first.person_id
    returning lucky.person_id`);
  return rows.map(({ person_id: personId }) => personId);
}

export async function countOwners(database: Sql, groupId: string): Promise<number> {
  return database.$count(belongings, and(eq(belongings.groupId, groupId), eq(belongings.role, 'owner')));
}

/** The first owner of each of these groups. */
export async function findFirstOwners(
  database: Sql,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly name: string }>> {
  const rows = await database
    .selectDistinctOn([belongings.groupId], {
      groupId: belongings.groupId,
      owner: { id: people.id, name: people.name },
    })
    .from(belongings)
    .innerJoin(people, eq(people.id, belongings.personId))
    .where(
      and(
        inArray(belongings.groupId, [...groupIds]),
        eq(belongings.role, 'owner'),
        eq(belongings.state, 'in'),
      ),
    )
    .orderBy(belongings.groupId, belongings.since, belongings.personId);
  return new Map(rows.map(({ groupId, owner }) => [groupId, owner]));
}
