import type { BelongingPatch } from '@chalkline/contract/groups/member.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { enterGroup, type GroupSeen, requireGroupRight, seeGroup } from '../groups/group-access.service.ts';
import { lastOwner, memberNotFound } from '../groups/groups.errors.ts';
import { notifyOfRequest } from './members.notify.service.ts';
import { findOwnedAlone, putBelonging, updateBelonging } from './members.repository.ts';
import { admit, auditMember, leaveAll } from './members.service.ts';

/**
 * Joins, accepts an invitation, or asks to be let in, whichever the group allows; a public community is joined with
 * its group. Who is in or has asked already stays so. Throws 404, and 403 for who may do neither.
 */
export function joinGroup(parts: Parts, viewer: Viewer, groupId: string): Promise<GroupSeen> {
  const { personId } = viewer;
  return parts.database.transaction(async (tx) => {
    const group = await enterGroup(tx, viewer, groupId, null, 'shared');
    const state = group.belonging?.state;
    if (state === 'in' || state === 'waiting' || (state === 'requested' && !group.can.join)) return group;
    if (!group.can.ask) requireGroupRight(group, 'join');
    if (group.can.join) {
      await admit(parts, tx, group, personId);
      if (group.capacity === null) {
        await auditMember(parts, tx, personId, group, 'joined', { personId });
      }
    } else {
      const since = parts.clock.now();
      await putBelonging(tx.sql, { groupId, personId, role: 'member', state: 'requested', since });
      await notifyOfRequest(parts, tx, groupId, personId);
    }
    return seeGroup(tx.sql, viewer, groupId);
  });
}

/**
 * Leaves a group, and with a community all of its groups; also takes a request back and declines an invitation.
 * Throws 409 `last_owner` for the only owner of one of them.
 */
export function leaveGroup(parts: Parts, viewer: Viewer, groupId: string): Promise<null> {
  const { personId } = viewer;
  return parts.database.transaction(async (tx) => {
    const group = await enterGroup(tx, viewer, groupId, null);
    if (group.belonging === null) return null;
    requireGroupRight(group, 'leave');
    const [alone] = await findOwnedAlone(tx.sql, viewer, groupId, personId);
    if (alone) throw lastOwner(alone.name);
    await leaveAll(parts, tx, groupId, personId);
    await auditMember(parts, tx, personId, group, 'left', { personId, was: group.belonging.state });
    return null;
  });
}

/** Chooses what notifications come from a group. Throws 404 for who isn't in it. */
export function changeBelonging(
  parts: Parts,
  viewer: Viewer,
  groupId: string,
  { notify }: BelongingPatch,
): Promise<GroupSeen> {
  return parts.database.transaction(async (tx) => {
    const { belonging } = await enterGroup(tx, viewer, groupId, null, 'shared');
    if (belonging?.state !== 'in') throw memberNotFound();
    await updateBelonging(tx.sql, groupId, viewer.personId, { notify });
    return seeGroup(tx.sql, viewer, groupId);
  });
}
