import type { MemberParams, NewBan, RolePatch } from '@chalkline/contract/groups/member.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import { notAllowed, Refusal } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { seePerson } from '../../profiles/profiles/profiles.see.service.ts';
import { enterGroup, type GroupSeen, seeGroup } from '../groups/group-access.service.ts';
import { groupKindOf } from '../groups/group-kinds.service.ts';
import {
  alreadyMember,
  lastOwner,
  memberChanged,
  notInCommunity,
  personUnknown,
} from '../groups/groups.errors.ts';
import { recordDecision } from './member-decisions.service.ts';
import { notifyOfGroup } from './members.notify.service.ts';
import {
  countOwners,
  deleteBelonging,
  findMember,
  findOwnedAlone,
  putBelonging,
  updateBelonging,
} from './members.repository.ts';
import { admit, auditMember, leaveAll, type MemberSeen, takeMember } from './members.service.ts';
import { deleteKeptMute } from './mutes.repository.ts';

/** Throws 409 when somebody else changed the role, and `last_owner` for the only owner's. */
export function changeRole(
  parts: Parts,
  viewer: Viewer,
  { groupId, personId }: MemberParams,
  patch: RolePatch,
): Promise<MemberSeen> {
  return parts.database.transaction(async (tx) => {
    const group = await enterGroup(tx, viewer, groupId, 'own');
    const member = await takeMember(parts, tx, viewer, group, personId);
    if (!member.can.changeRole) throw memberChanged();
    const change = readPatch(member, patch, memberChanged);
    if (!change) return member;
    if (member.role === 'owner' && (await countOwners(tx.sql, groupId)) === 1) throw lastOwner(group.name);
    // Nobody could unmute an owner.
    const unmuted = patch.role === 'owner' && { mutedUntil: null };
    await updateBelonging(tx.sql, groupId, personId, { role: patch.role, ...unmuted });
    await auditMember(parts, tx, viewer.personId, group, 'role_changed', { personId, role: patch.role });
    await notifyOfGroup(parts, tx, 'role', { groupId, actorId: viewer.personId, recipients: [personId] });
    return takeMember(parts, tx, viewer, await seeGroup(tx.sql, viewer, groupId), personId);
  });
}

/** Lets somebody in who asked. Throws 409 when they no longer ask. */
export function acceptMember(parts: Parts, viewer: Viewer, params: MemberParams): Promise<MemberSeen> {
  const { groupId, personId } = params;
  return parts.database.transaction(async (tx) => {
    const group = await enterGroup(tx, viewer, groupId, 'moderate');
    const { state } = await takeMember(parts, tx, viewer, group, personId);
    if (state !== 'requested') throw memberChanged();
    await letIn(parts, tx, viewer, group, personId);
    return takeMember(parts, tx, viewer, group, personId);
  });
}

async function letIn(parts: Parts, tx: Transaction, viewer: Viewer, group: GroupSeen, personId: string) {
  await admit(parts, tx, group, personId);
  await auditMember(parts, tx, viewer.personId, group, 'accepted', { personId });
  const recipients = [personId];
  await notifyOfGroup(parts, tx, 'accepted', { groupId: group.id, actorId: viewer.personId, recipients });
}

/**
 * Removes a member (of a community from its groups too), declines a request, withdraws an invitation or lifts a ban.
 * Groups of a community that they own alone pass to the viewer. Throws 403 for who isn't below the viewer.
 */
export function removeMember(
  parts: Parts,
  viewer: Viewer,
  { groupId, personId }: MemberParams,
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const group = await enterGroup(tx, viewer, groupId, 'moderate');
    const { can, state } = await takeMember(parts, tx, viewer, group, personId);
    if (!can.remove) throw notAllowed();
    if (state === 'banned') await deleteBelonging(tx.sql, groupId, personId);
    else await takeOut(parts, tx, viewer, group, personId);
    await auditMember(parts, tx, viewer.personId, group, 'removed', { personId, was: state });
    return null;
  });
}

/** Removes somebody and keeps them out; they read why and can appeal. Banning twice changes nothing. */
export function banMember(
  parts: Parts,
  viewer: Viewer,
  { groupId, personId }: MemberParams,
  { reason, note }: NewBan,
): Promise<MemberSeen> {
  return parts.database.transaction(async (tx) => {
    const group = await enterGroup(tx, viewer, groupId, 'moderate');
    const member = await takeMember(parts, tx, viewer, group, personId);
    if (member.state === 'banned') return member;
    if (!member.can.ban) throw notAllowed();
    await takeOut(parts, tx, viewer, group, personId);
    const since = parts.clock.now();
    await putBelonging(tx.sql, { groupId, personId, role: 'member', state: 'banned', since });
    await auditMember(parts, tx, viewer.personId, group, 'banned', { personId });
    const decision = { groupId, personId, action: 'ban', reason, note, until: null } as const;
    await recordDecision(parts, tx, viewer, group, decision);
    return takeMember(parts, tx, viewer, group, personId);
  });
}

async function takeOut(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  group: GroupSeen,
  personId: string,
): Promise<void> {
  const since = parts.clock.now();
  for (const { id } of await findOwnedAlone(tx.sql, viewer, group.id, personId)) {
    await deleteBelonging(tx.sql, id, viewer.personId);
    await deleteKeptMute(tx.sql, id, viewer.personId);
    await putBelonging(tx.sql, { groupId: id, personId: viewer.personId, role: 'owner', state: 'in', since });
    await auditMember(parts, tx, viewer.personId, { id }, 'taken_over', { personId });
  }
  await leaveAll(parts, tx, group.id, personId);
}

/** Invites a person by handle; who has asked is let in. Throws 422 for nobody the viewer may know of. */
export async function inviteMember(
  parts: Parts,
  viewer: Viewer,
  groupId: string,
  { handle }: { readonly handle: string },
): Promise<MemberSeen> {
  return parts.database.transaction(async (tx) => {
    const group = await enterGroup(tx, viewer, groupId, 'moderate');
    await groupKindOf(group.type)?.beforeInvite?.(parts, tx, group);
    const person = await findInvited(parts, tx, viewer, group, handle);
    const there = await findMember(tx.sql, groupId, person.id);
    if (there?.state === 'in' || there?.state === 'banned') throw alreadyMember();
    if (there?.state === 'requested') await letIn(parts, tx, viewer, group, person.id);
    if (!there) {
      const inCommunity = group.community && (await findMember(tx.sql, group.community.id, person.id));
      const isOpen = group.community === null || group.community.visibility === 'public';
      if (inCommunity?.state === 'banned' || (!isOpen && inCommunity?.state !== 'in')) throw notInCommunity();
      const since = parts.clock.now();
      const invited = { groupId, personId: person.id, role: 'member', state: 'invited', since } as const;
      await putBelonging(tx.sql, invited);
      await auditMember(parts, tx, viewer.personId, group, 'invited', { personId: person.id });
      const recipients = [person.id];
      await notifyOfGroup(parts, tx, 'invited', { groupId, actorId: viewer.personId, recipients });
    }
    return takeMember(parts, tx, viewer, group, person.id);
  });
}

/** What an organization owns is for its own people. */
async function findInvited(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { organizationId }: GroupSeen,
  handle: string,
) {
  const who = `@${handle.replace(/^@/, '')}`;
  const seen = await seePerson(parts, viewer, who, tx.sql).catch((error: unknown) => {
    throw error instanceof Refusal && error.status === 404 ? personUnknown() : error;
  });
  if (organizationId !== null && seen.person.organizationId !== organizationId) throw personUnknown();
  return seen.person;
}

/** Hands the group to another member; the viewer stays as moderator. Throws 409 for who is not in it. */
export function transferGroup(
  parts: Parts,
  viewer: Viewer,
  groupId: string,
  { personId }: { readonly personId: string },
): Promise<GroupSeen> {
  return parts.database.transaction(async (tx) => {
    const group = await enterGroup(tx, viewer, groupId, 'own');
    const { state, id } = await takeMember(parts, tx, viewer, group, personId);
    if (state !== 'in' || id === viewer.personId) throw memberChanged();
    await updateBelonging(tx.sql, groupId, personId, { role: 'owner', mutedUntil: null });
    await updateBelonging(tx.sql, groupId, viewer.personId, { role: 'moderator' });
    await auditMember(parts, tx, viewer.personId, group, 'transferred', { personId });
    await notifyOfGroup(parts, tx, 'role', { groupId, actorId: viewer.personId, recipients: [personId] });
    return seeGroup(tx.sql, viewer, groupId);
  });
}
