import type { DoneTo } from '@chalkline/contract/audit/audit-actions.ts';
import type { MembersQuery } from '@chalkline/contract/groups/member.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { type Page, presentPage } from '../../platform/http/serve.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { childrenBornAfter } from '../../profiles/profiles/profiles.rules.ts';
import { pathFor } from '../../uploads/uploads.fetch.service.ts';
import { type GroupSeen, requireGroupRight, seeGroup } from '../groups/group-access.service.ts';
import { prepareLeaving } from '../groups/group-kinds.service.ts';
import { memberNotFound, notInCommunity } from '../groups/groups.errors.ts';
import { memberCan } from '../groups/groups.policy.ts';
import { notifyOfGroup } from './members.notify.service.ts';
import {
  deleteBelongings,
  findFirstOwners,
  findMember,
  findMembers,
  findWaitedFor,
  giveFreePlaces,
  type Member,
  memberOrder,
  putBelonging,
} from './members.repository.ts';

/** Somebody in a list, with what the viewer may do with them. */
export interface MemberSeen extends Member {
  readonly photoPath: string | null;
  readonly can: ReturnType<typeof memberCan>;
}

/** Throws 404 for a group the viewer may not see, 403 for a list that isn't theirs. */
export async function listMembers(
  parts: Parts,
  viewer: MaybeViewer,
  groupId: string,
  { state, search, here, ...page }: MembersQuery,
): Promise<Page<MemberSeen[]>> {
  const { sql } = parts.database;
  const group = await seeGroup(sql, viewer, groupId);
  requireGroupRight(group, state === 'in' ? 'seeMembers' : 'moderate');
  return membersOf(parts, viewer, group, { state, search, here, ...page });
}

/** The members of a group that the viewer was shown already. */
export async function membersOf(
  parts: Parts,
  viewer: MaybeViewer,
  group: GroupSeen,
  { state, search, here, ...page }: MembersQuery,
): Promise<Page<MemberSeen[]>> {
  const isIn = group.belonging?.state === 'in';
  const as = group.can.moderate || group.can.edit ? 'staff' : isIn ? 'members' : 'readers';
  const now = parts.clock.now();
  const born = childrenBornAfter(now);
  const asked = {
    ...({ groupId: group.id, state, search, viewer, as, childrenBornAfter: born } as const),
    here: here && { viewer, now, childrenBornAfter: born },
  };
  const found = await readPage(parts.config, page, {
    list: ['members', group.id, state, search ?? '', as, here],
    order: memberOrder,
    read: (keyset) => findMembers(parts.database.sql, asked, keyset),
  });
  return presentPage(found, (member) => memberSeen(parts, viewer, group, member));
}

const isAfter = (moment: Date | null, now: Date) => moment !== null && moment > now;

export function memberSeen(
  parts: Parts,
  viewer: MaybeViewer,
  { can, belonging }: GroupSeen,
  member: Member,
): MemberSeen {
  const isMe = viewer?.personId === member.id;
  return {
    ...member,
    mutedUntil: can.moderate && isAfter(member.mutedUntil, parts.clock.now()) ? member.mutedUntil : null,
    photoPath: member.photo && pathFor(parts, viewer, member.photo, 'viewer'),
    can: memberCan(can, belonging, { ...member, isMe }),
  };
}

/** The person’s place in the group, in any state. Throws 404. */
export async function takeMember(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  group: GroupSeen,
  personId: string,
): Promise<MemberSeen> {
  const member = isId(personId) ? await findMember(tx.sql, group.id, personId) : null;
  if (!member) throw memberNotFound();
  return memberSeen(parts, viewer, group, member);
}

/**
 * Makes somebody a member, of a public community along with it. Throws 409 for who is not in a community that is not
 * public.
 */
export async function admit(
  parts: Parts,
  tx: Transaction,
  { id, community, capacity }: Pick<GroupSeen, 'id' | 'community' | 'capacity'>,
  personId: string,
): Promise<void> {
  const since = parts.clock.now();
  const belonging = { personId, role: 'member', state: 'in', since } as const;
  if (community) {
    const there = await findMember(tx.sql, community.id, personId);
    if (there?.state !== 'in') {
      if (community.visibility !== 'public' || there?.state === 'banned') throw notInCommunity();
      await putBelonging(tx.sql, { ...belonging, groupId: community.id });
      await auditMember(parts, tx, personId, community, 'joined', { personId });
    }
  }
  if (capacity === null) return putBelonging(tx.sql, { ...belonging, groupId: id });
  // Nobody passes those who wait already.
  await putBelonging(tx.sql, { ...belonging, groupId: id, state: 'waiting' });
  await fillPlaces(parts, tx, id, personId);
}

/**
 * Gives free places of a group, and of the groups of a community, to those who have waited longest, and tells them.
 * `newcomer`: somebody who knows, because they are just coming.
 */
export async function fillPlaces(
  parts: Parts,
  tx: Transaction,
  groupId: string,
  newcomer?: string,
): Promise<void> {
  for (const id of await findWaitedFor(tx.sql, groupId)) {
    await lock(tx, 'places of groups', id, 'exclusive');
    const lucky = await giveFreePlaces(tx.sql, id, parts.clock.now());
    for (const personId of lucky) await auditMember(parts, tx, personId, { id }, 'joined', { personId });
    const recipients = lucky.filter((personId) => personId !== newcomer);
    if (recipients.length > 0) {
      await notifyOfGroup(parts, tx, 'accepted', { groupId: id, actorId: null, recipients });
    }
  }
}

/** Takes somebody out of a group, and out of the groups of a community; their places are given to those who wait. */
export async function leaveAll(
  parts: Parts,
  tx: Transaction,
  groupId: string,
  personId: string,
): Promise<void> {
  await prepareLeaving(parts, tx, personId);
  await deleteBelongings(tx.sql, groupId, personId);
  await fillPlaces(parts, tx, groupId);
}

/** Writes down who did what with whom. */
export function auditMember(
  parts: Parts,
  tx: Transaction,
  actorId: string,
  { id }: Pick<GroupSeen, 'id'>,
  what: DoneTo<'group'>,
  after: object,
  reason?: string,
): Promise<void> {
  return recordAudit(parts, tx, {
    actorId,
    action: `group.${what}`,
    subjectKind: 'group',
    subjectId: id,
    after,
    ...(reason !== undefined && { reason }),
  });
}

/** Who is shown as having made each of these groups: its first owner. */
export const firstOwnersOf = findFirstOwners;
