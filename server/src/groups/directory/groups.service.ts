import type { CommunitiesQuery, MyGroupsQuery, OwnerQuery } from '@chalkline/contract/groups/group.schema.ts';
import { typesInCommunities } from '@chalkline/contract/groups/group-kinds.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Keyset } from '../../platform/database/keyset.ts';
import type { PageAsked } from '../../platform/http/read-page.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { Page } from '../../platform/http/serve.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { seePerson } from '../../profiles/profiles/profiles.see.service.ts';
import { pathFor } from '../../uploads/uploads.fetch.service.ts';
import { uploadName } from '../../uploads/uploads.rules.ts';
import { type GroupSeen, seeGroup } from '../groups/group-access.service.ts';
import { type FactsOfGroup, listedConditions, readFacts } from '../groups/group-kinds.service.ts';
import { countUnreadOf, unreadGroups } from '../groups/group-unread.service.ts';
import { groupNotFound } from '../groups/groups.errors.ts';
import { groupCan } from '../groups/groups.policy.ts';
import {
  countGroups,
  endingOrders,
  type FoundGroup,
  findGroups,
  type GroupFilter,
  groupOrder,
} from '../groups/groups.repository.ts';
import { type MemberSeen, membersOf } from '../members/members.service.ts';

/** A group with the path of its image for one viewer. */
export interface GroupShown extends GroupSeen {
  readonly imagePath: string | null;
  /** What its type adds. */
  readonly facts: FactsOfGroup;
}

export interface MyGroupShown extends GroupShown {
  /** Posts of others that the viewer hasn't read. */
  readonly unread: number;
}

export interface CommunityShown extends GroupShown {
  readonly groupCount: number;
  readonly members: readonly MemberSeen[];
  readonly groups: readonly GroupShown[];
  readonly nextEvents: readonly GroupShown[];
}

/** Those the viewer may see the card of, newest first. */
export async function listCommunities(
  parts: Parts,
  viewer: MaybeViewer,
  { search, category, mine, own_organization: isOwn, ...page }: CommunitiesQuery,
): Promise<Page<GroupShown[]>> {
  const filter = { types: ['community'] as const, search, category, mine };
  if (!isOwn) return list(parts, viewer, filter, page);
  const organizationId = viewer?.organizationId;
  return organizationId ? list(parts, viewer, { ...filter, organizationId }, page) : new Page([], null, 0);
}

/** What the viewer's organization has and that isn't over, as far as they may see it; nothing without one. */
export async function listOrganizationGroups(
  parts: Parts,
  viewer: Viewer,
  page: PageAsked,
): Promise<Page<GroupShown[]>> {
  const { organizationId } = viewer;
  if (organizationId === null) return new Page([], null, 0);
  const now = parts.clock.now();
  const named = { types: ['community', ...typesInCommunities] as const, organizationId };
  const filter = { ...named, openAt: now, ofTypes: listedConditions(now) };
  return listGroups(parts, viewer, filter, page, { order: groupOrder, named });
}

/** Groups that are neither communities nor have times, as far as the viewer may see their cards. */
export function searchGroups(
  parts: Parts,
  viewer: MaybeViewer,
  { search, ...page }: PageAsked & { readonly search: string },
): Promise<Page<GroupShown[]>> {
  return list(parts, viewer, { types: ['group'], search }, page);
}

/** What a person owns, as far as the viewer may see it. */
export async function listOwnedCommunities(
  parts: Parts,
  viewer: MaybeViewer,
  { user_id: ownerId, search, ...page }: OwnerQuery,
): Promise<Page<GroupShown[]>> {
  if (!isId(ownerId)) return new Page([], null, 0);
  return list(parts, viewer, { types: ['community'], search, ownerId }, page);
}

/** The viewer's own groups with unread counts; with a community, all of its groups that they may see. */
export async function listMyGroups(
  parts: Parts,
  viewer: Viewer,
  query: MyGroupsQuery,
): Promise<Page<MyGroupShown[]>> {
  const { data, next, total } = await listMine(parts, viewer, query);
  const ids = data.map(({ id }) => id);
  const unread = await countUnreadOf(parts.database.sql, viewer, ids);
  return new Page(
    data.map((group) => ({ ...group, unread: unread.get(group.id) ?? 0 })),
    next,
    total,
  );
}

async function listMine(
  parts: Parts,
  viewer: Viewer,
  { type, community_id: communityId, search, show, ...page }: MyGroupsQuery,
): Promise<Page<GroupShown[]>> {
  const types = type ? [type] : typesInCommunities;
  if (communityId === undefined) {
    const filter = { types, search, mine: true, run: show === 'run' };
    if (show !== 'unread') return list(parts, viewer, filter, page);
    const ids = await unreadGroups(parts.database.sql, viewer);
    const ofTypes = listedConditions(parts.clock.now());
    // Not of the cursor: what is read on the way leaves the list.
    const named = { ...filter, show };
    return listGroups(parts, viewer, { ...filter, ids, ofTypes }, page, { order: groupOrder, named });
  }
  const { id } = await seeCommunity(parts, viewer, communityId);
  return list(parts, viewer, { types, search, communityId: id }, page);
}

/** The communities and groups of a person whose members the viewer may see. Throws 404 as their page does. */
export async function listPersonGroups(
  parts: Parts,
  viewer: MaybeViewer,
  who: string,
  page: PageAsked,
): Promise<Page<GroupShown[]>> {
  const { person } = await seePerson(parts, viewer, who);
  return list(parts, viewer, { types: ['community', 'group'], memberId: person.id }, page);
}

async function list(
  parts: Parts,
  viewer: MaybeViewer,
  filter: GroupFilter,
  page: PageAsked,
): Promise<Page<GroupShown[]>> {
  const ofTypes = listedConditions(parts.clock.now());
  return listGroups(parts, viewer, { ...filter, ofTypes }, page, { order: groupOrder, named: filter });
}

/** Groups that a filter lets through, in an order. `named`: what a cursor is good for. */
export async function listGroups(
  parts: Parts,
  viewer: MaybeViewer,
  filter: GroupFilter,
  page: PageAsked,
  { order, named }: { readonly order: Keyset<FoundGroup>; readonly named: object },
): Promise<Page<GroupShown[]>> {
  const { sql } = parts.database;
  const found = await readPage(parts.config, page, {
    list: ['groups', viewer?.personId ?? null, named],
    order,
    read: (keyset) => findGroups(sql, viewer, filter, keyset),
    count: () => countGroups(sql, viewer, filter),
  });
  return new Page(await allShown(parts, viewer, found.data, sql), found.next, found.total);
}

/** Throws 404 for what the viewer may not see, and for a community. */
export async function getGroup(parts: Parts, viewer: MaybeViewer, groupId: string): Promise<GroupShown> {
  const group = await seeGroup(parts.database.sql, viewer, groupId);
  if (group.type === 'community') throw groupNotFound();
  return shown(parts, viewer, group);
}

/** With its first members, groups and next events, as far as the viewer may see them. Throws 404. */
export async function getCommunity(parts: Parts, viewer: MaybeViewer, id: string): Promise<CommunityShown> {
  const community = await seeCommunity(parts, viewer, id);
  const filter = { types: typesInCommunities, communityId: community.id };
  const [groups, nextEvents, members] = await Promise.all([
    list(parts, viewer, filter, { limit: firstGroups }),
    nextEventsOf(parts, viewer, community.id),
    community.can.seeMembers
      ? membersOf(parts, viewer, community, { state: 'in', limit: firstMembers })
      : new Page<MemberSeen[]>([], null),
  ]);
  return {
    ...(await shown(parts, viewer, community)),
    groupCount: groups.total ?? 0,
    groups: groups.data,
    nextEvents,
    members: members.data,
  };
}

/** Those that end next first, of a series the next one. */
async function nextEventsOf(parts: Parts, viewer: MaybeViewer, communityId: string): Promise<GroupShown[]> {
  const now = parts.clock.now();
  const filter = {
    types: ['event'] as const,
    communityId,
    ofTypes: listedConditions(now),
    ending: { when: 'upcoming', than: now } as const,
  };
  const order = { order: endingOrders.upcoming, named: { communityId } };
  return (await listGroups(parts, viewer, filter, { limit: firstEvents }, order)).data;
}

const firstEvents = 3;
const firstGroups = 12;
const firstMembers = 8;

async function seeCommunity(parts: Parts, viewer: MaybeViewer, id: string): Promise<GroupSeen> {
  const community = await seeGroup(parts.database.sql, viewer, id);
  if (community.type !== 'community') throw groupNotFound();
  return community;
}

/** What replies need of a group. */
export async function shown(
  parts: Parts,
  viewer: MaybeViewer,
  group: FoundGroup,
  sql: Sql = parts.database.sql,
): Promise<GroupShown> {
  const [one] = await allShown(parts, viewer, [group], sql);
  if (!one) throw new Error('A group was not shown.');
  return one;
}

async function allShown(
  parts: Parts,
  viewer: MaybeViewer,
  groups: readonly FoundGroup[],
  sql: Sql,
): Promise<GroupShown[]> {
  const seen = groups.map((group) => ({ ...group, can: groupCan(viewer, group) }));
  const facts = await readFacts(parts, sql, seen);
  return seen.map((group) => ({
    ...group,
    imagePath: imagePathOf(parts, viewer, group),
    facts: facts.get(group.id) ?? {},
  }));
}

/** Everybody may see the image of what a visitor may read. */
function imagePathOf(parts: Parts, viewer: MaybeViewer, group: FoundGroup): string | null {
  const { imageId, imageType, organizationId, visibility, community } = group;
  const isForAll =
    (organizationId === null || group.isOpen) &&
    visibility === 'public' &&
    (community === null || community.visibility === 'public');
  const name = imageId && imageType && uploadName({ id: imageId, contentType: imageType });
  return name ? pathFor(parts, viewer, name, isForAll ? 'everybody' : 'viewer') : null;
}
