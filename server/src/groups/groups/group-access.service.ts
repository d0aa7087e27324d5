import type { GroupCan } from '@chalkline/contract/groups/group.schema.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { type LockMode, lock } from '../../platform/database/locks.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import { groupArchived, groupNotFound } from './groups.errors.ts';
import { groupCan, rightsIn } from './groups.policy.ts';
import { type FoundGroup, findGroupsById } from './groups.repository.ts';

export { findGroupOwner, isGroupOpen } from './groups.repository.ts';

/** A group that this viewer may see, with what they may do in it. */
export interface GroupSeen extends FoundGroup {
  readonly can: GroupCan;
}

/** The group as far as this viewer may know of it; null when they may not. */
export async function findVisibleGroup(
  sql: Sql,
  viewer: MaybeViewer,
  groupId: string,
): Promise<GroupSeen | null> {
  const [group] = isId(groupId) ? await findVisibleGroups(sql, viewer, [groupId]) : [];
  return group ?? null;
}

/** Those of these groups that this viewer may know of, in any order. */
export async function findVisibleGroups(
  sql: Sql,
  viewer: MaybeViewer,
  groupIds: readonly string[],
): Promise<GroupSeen[]> {
  const found = await findGroupsById(sql, viewer, groupIds);
  return found
    .filter((group) => rightsIn(viewer, group).has('see'))
    .map((group) => ({ ...group, can: groupCan(viewer, group) }));
}

/** The same for who cannot go on without it. Throws 404. */
export async function seeGroup(sql: Sql, viewer: MaybeViewer, groupId: string): Promise<GroupSeen> {
  const group = await findVisibleGroup(sql, viewer, groupId);
  if (!group) throw groupNotFound();
  return group;
}

/** Throws 409 when it was deleted, 403 when the viewer may not do this. */
export function requireGroupRight({ can, archivedAt }: GroupSeen, right: keyof GroupCan): void {
  if (can[right]) return;
  if (archivedAt !== null) throw groupArchived();
  throw notAllowed();
}

/**
 * The group for somebody about to change it: who belongs to it, and to its community and the other groups there, stays
 * as it is until the transaction ends. `shared` lets others come in meanwhile, but nobody go.
 */
export async function enterGroup(
  tx: Transaction,
  viewer: Viewer,
  groupId: string,
  right: keyof GroupCan | null,
  mode: LockMode = 'exclusive',
): Promise<GroupSeen> {
  const { communityId } = await seeGroup(tx.sql, viewer, groupId);
  await lock(tx, 'members of groups', communityId ?? groupId, mode);
  const group = await seeGroup(tx.sql, viewer, groupId);
  if (right) requireGroupRight(group, right);
  return group;
}
