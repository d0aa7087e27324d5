import { and, eq, getTableColumns, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import {
  ascending,
  descending,
  exactMoment,
  type KeysetPage,
  keyset,
  newestFirst,
  pageOf,
} from '../../platform/database/keyset.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { type UploadRow, uploads } from '../../uploads/uploads.table.ts';
import { groupJoins, groupScope, hasRight } from './group-scope.table.ts';
import type { PlaceInGroup } from './groups.policy.ts';
import { belongings, type GroupRow, groups, groupText } from './groups.table.ts';
import { isOpenedBy } from './readings.table.ts';

const { mine, community, inCommunity } = groupJoins;

const countOf = (state: 'in' | 'requested' | 'waiting') => sql<number>`(
  select count(*)::int from ${belongings}
  where ${belongings.groupId} = "groups"."groups"."id" and ${belongings.state} = ${state})`;

const columns = {
  ...getTableColumns(groups),
  imageType: uploads.contentType,
  memberCount: countOf('in'),
  requestCount: countOf('requested'),
  waitingCount: countOf('waiting'),
  endsExactly: sql<string>`coalesce(${exactMoment(groups.endsAt)}, '')`,
  myRole: mine.role,
  myState: mine.state,
  myNotify: mine.notify,
  myMutedUntil: mine.mutedUntil,
  communityName: community.name,
  communityVisibility: community.visibility,
  communityArchivedAt: community.archivedAt,
  communityRole: inCommunity.role,
  communityState: inCommunity.state,
};

/** A group with what the viewer is to it and to its community. */
export interface FoundGroup extends GroupRow {
  readonly imageType: UploadRow['contentType'] | null;
  readonly memberCount: number;
  readonly requestCount: number;
  readonly waitingCount: number;
  readonly endsExactly: string;
  readonly isOpened: boolean;
  readonly belonging:
    | (PlaceInGroup & { readonly notify: 'all' | 'highlights' | 'none'; readonly mutedUntil: Date | null })
    | null;
  readonly community:
    | (Pick<GroupRow, 'id' | 'name' | 'visibility' | 'archivedAt'> & {
        readonly belonging: PlaceInGroup | null;
      })
    | null;
}

function selectGroups(database: Sql, viewer: MaybeViewer) {
  const me = viewer?.personId ?? null;
  return database
    .select({ ...columns, isOpened: isOpenedBy(viewer) })
    .from(groups)
    .leftJoin(uploads, eq(uploads.id, groups.imageId))
    .leftJoin(community, eq(community.id, groups.communityId))
    .leftJoin(mine, and(eq(mine.groupId, groups.id), sql`${mine.personId} = ${me}::uuid`))
    .leftJoin(
      inCommunity,
      and(eq(inCommunity.groupId, groups.communityId), sql`${inCommunity.personId} = ${me}::uuid`),
    )
    .$dynamic();
}

type Selected = Awaited<ReturnType<typeof selectGroups>>[number];

function found(row: Selected): FoundGroup {
  const {
    myRole,
    myState,
    myNotify,
    myMutedUntil,
    communityName,
    communityVisibility,
    communityArchivedAt,
    communityRole,
    communityState,
    ...facts
  } = row;
  const inIt = communityRole && communityState ? { role: communityRole, state: communityState } : null;
  return {
    ...facts,
    belonging:
      myRole && myState && myNotify
        ? { role: myRole, state: myState, notify: myNotify, mutedUntil: myMutedUntil }
        : null,
    community:
      facts.communityId !== null && communityName !== null && communityVisibility !== null
        ? {
            id: facts.communityId,
            name: communityName,
            visibility: communityVisibility,
            archivedAt: communityArchivedAt,
            belonging: inIt,
          }
        : null,
  };
}

/** Whether the viewer may see it is the policy's to say. */
export async function findGroup(database: Sql, viewer: MaybeViewer, id: string): Promise<FoundGroup | null> {
  const [group] = await findGroupsById(database, viewer, [id]);
  return group ?? null;
}

/** Whether the viewer may see them is the policy's to say. */
export async function findGroupsById(
  database: Sql,
  viewer: MaybeViewer,
  ids: readonly string[],
): Promise<FoundGroup[]> {
  if (ids.length === 0) return [];
  const scope = groupScope(viewer);
  return (await selectGroups(database, viewer).where(and(inArray(groups.id, [...ids]), scope))).map(found);
}

export const groupOrder = newestFirst(groups.id);

/** Those that end next first; and the last ones that ended. */
export const endingOrders = {
  upcoming: keyset<FoundGroup>(
    ascending(groups.endsAt, ({ endsExactly }) => endsExactly),
    ascending(groups.id, ({ id }) => id),
  ),
  past: keyset<FoundGroup>(
    descending(groups.endsAt, ({ endsExactly }) => endsExactly),
    descending(groups.id, ({ id }) => id),
  ),
} as const;

/** What narrows a list. */
export interface GroupFilter {
  readonly types: readonly GroupRow['type'][];
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  readonly communityId?: string | undefined;
  /** true: those the viewer belongs to, is invited to or waits for; false: the others. */
  readonly mine?: boolean | undefined;
  /** Those the viewer moderates or owns. */
  readonly run?: boolean | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly ownerId?: string | undefined;
  /** Those that this person is in, as far as the viewer may see who is. */
  readonly memberId?: string | undefined;
  /** `upcoming`: those that end after this moment. */
  readonly ending?: { readonly when: 'upcoming' | 'past'; readonly than: Date } | undefined;
  /** Those of this organization. */
  readonly organizationId?: string | undefined;
  /** Those without an end, or that end after this moment. */
  readonly openAt?: Date | undefined;
  /** What else a type of groups is narrowed by, as a condition on `groups`. */
  readonly also?: SQL | undefined;
  /** What groups of one type are narrowed by where groups of all types are listed. */
  readonly ofTypes?: readonly { readonly type: GroupRow['type']; readonly condition: SQL }[] | undefined;
}

/** Those whose card the viewer may see. */
export async function findGroups(
  database: Sql,
  viewer: MaybeViewer,
  filter: GroupFilter,
  page: KeysetPage,
): Promise<FoundGroup[]> {
  const where = and(groupScope(viewer), isListed(viewer, filter));
  return (await pageOf(selectGroups(database, viewer), where, page)).map(found);
}

export async function countGroups(database: Sql, viewer: MaybeViewer, filter: GroupFilter): Promise<number> {
  const where = and(groupScope(viewer), isListed(viewer, filter));
  return database.$count(selectGroups(database, viewer).where(where).as('listed'));
}

function isListed(viewer: MaybeViewer, filter: GroupFilter): SQL | undefined {
  const { types, search, category, communityId, ownerId, memberId } = filter;
  return and(
    inArray(groups.type, [...types]),
    isNull(groups.archivedAt),
    isNull(community.archivedAt),
    hasRight(viewer, 'see'),
    search ? matchesPrefixes(groupText(groups), search) : undefined,
    category === undefined ? undefined : sql`${groups.category} = ${category}`,
    communityId === undefined ? undefined : eq(groups.communityId, communityId),
    filter.mine === undefined ? undefined : isMine(filter.mine),
    filter.run ? and(eq(mine.state, 'in'), ne(mine.role, 'member')) : undefined,
    filter.ids && inArray(groups.id, [...filter.ids]),
    filter.ending && (filter.ending.when === 'upcoming' ? gt : lte)(groups.endsAt, filter.ending.than),
    filter.organizationId === undefined ? undefined : eq(groups.organizationId, filter.organizationId),
    filter.openAt && or(isNull(groups.endsAt), gt(groups.endsAt, filter.openAt)),
    filter.also,
    ...(filter.ofTypes ?? []).map(({ type, condition }) => or(ne(groups.type, type), condition)),
    ownerId === undefined
      ? undefined
      : sql`exists (select from ${belongings} where ${belongings.groupId} = ${groups.id}
          and ${belongings.personId} = ${ownerId} and ${belongings.role} = 'owner')`,
    memberId === undefined
      ? undefined
      : and(
          hasRight(viewer, 'read'),
          sql`exists (select from ${belongings} where ${belongings.groupId} = ${groups.id}
            and ${belongings.personId} = ${memberId} and ${belongings.state} = 'in')`,
        ),
  );
}

const isMine = (wanted: boolean): SQL =>
  wanted ? sql`${mine.state} in ('in', 'invited', 'requested', 'waiting')` : isNull(mine.state);

export async function insertGroup(database: Sql, row: GroupRow): Promise<void> {
  await database.insert(groups).values(row);
}

/** Groups like this one, at other times. */
export async function copyGroups(
  database: Sql,
  id: string,
  copies: readonly Pick<GroupRow, 'id' | 'startsAt' | 'endsAt'>[],
  now: Date,
): Promise<void> {
  const [row] = await database.select().from(groups).where(eq(groups.id, id));
  if (!row || copies.length === 0) return;
  const begins = { lastSeq: 0, version: 1, createdAt: now, updatedAt: now };
  await database.insert(groups).values(copies.map((copy) => ({ ...row, ...begins, ...copy })));
}

/** Changes it as a version of its own. */
export async function reviseGroup(
  database: Sql,
  id: string,
  change: Partial<GroupRow>,
  now: Date,
): Promise<void> {
  await database
    .update(groups)
    .set({ ...change, version: sql`${groups.version} + 1`, updatedAt: now })
    .where(eq(groups.id, id));
}

export async function updateGroup(database: Sql, id: string, change: Partial<GroupRow>): Promise<void> {
  await database.update(groups).set(change).where(eq(groups.id, id));
}

/** Who owns it, the first of several; null: nobody anymore. */
export async function findGroupOwner(database: Sql, groupId: string): Promise<string | null> {
  const [owner] = await database
    .select({ personId: belongings.personId })
    .from(belongings)
    .where(and(eq(belongings.groupId, groupId), eq(belongings.role, 'owner'), eq(belongings.state, 'in')))
    .orderBy(belongings.since, belongings.personId)
    .limit(1);
  return owner?.personId ?? null;
}

/** Whether it isn’t deleted, which stays so until the transaction ends. */
export async function isGroupOpen(database: Sql, groupId: string): Promise<boolean> {
  const found = await database
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.id, groupId), isNull(groups.archivedAt)))
    .for('share');
  return found.length > 0;
}
