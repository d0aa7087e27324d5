import { randomBytes } from 'node:crypto';
import { inviteDays } from '@chalkline/contract/groups/group-kinds.ts';
import { type InviteReply, inviteLimits } from '@chalkline/contract/groups/member.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import type { Sql } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { enterGroup, type GroupSeen, requireGroupRight, seeGroup } from '../groups/group-access.service.ts';
import { groupKindOf } from '../groups/group-kinds.service.ts';
import { groupNotFound, inviteUsedUp, notInCommunity, tooManyInvites } from '../groups/groups.errors.ts';
import { groupCan } from '../groups/groups.policy.ts';
import { findGroup } from '../groups/groups.repository.ts';
import { admit, auditMember } from '../members/members.service.ts';
import { deleteInvite, findInvite, findInvites, insertInvite, useInvite } from './invites.repository.ts';
import type { InviteRow } from './invites.table.ts';

export async function listInvites(parts: Parts, viewer: Viewer, groupId: string): Promise<InviteReply[]> {
  const { sql } = parts.database;
  const group = await seeGroup(sql, viewer, groupId);
  requireGroupRight(group, 'moderate');
  const found = await findInvites(sql, group.id, parts.clock.now());
  return found.map((invite) => inviteReply(parts, invite, invite.createdBy));
}

/** Throws 409 when there are too many. */
export function createInvite(
  parts: Parts,
  viewer: Viewer,
  groupId: string,
  { uses: mostUses }: { readonly uses: number },
): Promise<InviteReply> {
  return parts.database.transaction(async (tx) => {
    const group = await enterGroup(tx, viewer, groupId, 'moderate');
    await groupKindOf(group.type)?.beforeInvite?.(parts, tx, group);
    const createdAt = parts.clock.now();
    if ((await findInvites(tx.sql, group.id, createdAt)).length >= inviteLimits.links) throw tooManyInvites();
    const invite: InviteRow = {
      id: newId(createdAt.getTime()),
      groupId: group.id,
      token: randomBytes(16).toString('base64url'),
      createdBy: viewer.personId,
      uses: 0,
      mostUses,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + inviteDays * day),
    };
    await insertInvite(tx.sql, invite);
    await auditMember(parts, tx, viewer.personId, group, 'invite_created', { inviteId: invite.id, mostUses });
    return inviteReply(parts, invite, viewer.name);
  });
}

function inviteReply(
  { config }: Parts,
  { id, token, uses, mostUses, expiresAt }: Omit<InviteRow, 'createdBy' | 'groupId' | 'createdAt'>,
  createdBy: string,
): InviteReply {
  const link = absoluteUrl(config.publicUrl, urlOf('groupInvite', { token }));
  return { id, link, uses, mostUses, expiresAt: expiresAt.toISOString(), createdBy };
}

/** Throws 404 when it is gone already. */
export function revokeInvite(
  parts: Parts,
  viewer: Viewer,
  { groupId, inviteId }: { readonly groupId: string; readonly inviteId: string },
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const group = await enterGroup(tx, viewer, groupId, 'moderate', 'shared');
    if (!isId(inviteId) || !(await deleteInvite(tx.sql, group.id, inviteId))) throw notFound('invite');
    await auditMember(parts, tx, viewer.personId, group, 'invite_revoked', { inviteId });
    return null;
  });
}

/**
 * What a link leads to, as the card that it opens. Throws 404 when the link has expired or was revoked, for another
 * organization's group, and for who is banned from it.
 */
export async function openInvite(parts: Parts, viewer: Viewer, token: string): Promise<GroupSeen> {
  const { sql } = parts.database;
  const { groupId } = await readInvite(parts, sql, token);
  return invitedGroup(sql, viewer, groupId);
}

/** Joins by a link, and a public community with its group. Throws 409 when the link has been used up. */
export function acceptInvite(parts: Parts, viewer: Viewer, token: string): Promise<GroupSeen> {
  const { personId } = viewer;
  return parts.database.transaction(async (tx) => {
    const { id, groupId } = await readInvite(parts, tx.sql, token);
    const group = await invitedGroup(tx.sql, viewer, groupId);
    if (group.belonging?.state === 'in') return group;
    await groupKindOf(group.type)?.beforeInvite?.(parts, tx, group);
    const { community } = group;
    const isInside = community === null || community.belonging?.state === 'in';
    if (!isInside && community.visibility !== 'public') throw notInCommunity();
    if (!(await useInvite(tx.sql, id))) throw inviteUsedUp();
    await admit(parts, tx, group, personId);
    await auditMember(parts, tx, personId, group, 'joined', { personId, inviteId: id });
    return seeGroup(tx.sql, viewer, groupId);
  });
}

async function readInvite(parts: Parts, sql: Sql, token: string): Promise<InviteRow> {
  const invite = await findInvite(sql, token, parts.clock.now());
  if (!invite) throw notFound('invite link');
  return invite;
}

/** The link stands for an invitation, so the card is shown by it; what the group holds stays closed. */
async function invitedGroup(sql: Sql, viewer: Viewer, groupId: string): Promise<GroupSeen> {
  const group = await findGroup(sql, viewer, groupId);
  const isGone = group?.archivedAt !== null || group.community?.archivedAt != null;
  const isBanned = [group?.belonging, group?.community?.belonging].some((place) => place?.state === 'banned');
  if (!group || isGone || isBanned) throw groupNotFound();
  return { ...group, can: groupCan(viewer, group) };
}
