import type { Leaver } from '../../administration/people/people.standing.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { findBelongingsOf } from './leavers.repository.ts';
import { deleteBelonging, putBelonging } from './members.repository.ts';
import { auditMember, leaveAll } from './members.service.ts';
import { deleteKeptMute } from './mutes.repository.ts';

/**
 * Takes who leaves an organization out of its communities, groups, activities and challenges. Those that only they owned
 * pass to an administrator; without one they stay, as every group has an owner.
 */
export async function leaveGroupsOf(
  parts: Parts,
  tx: Transaction,
  { personId, organizationId, heirId }: Leaver,
): Promise<void> {
  // Communities last: with them one leaves the groups inside, which need their next owner before.
  for (const { id, isOwnedAlone } of await findBelongingsOf(tx.sql, organizationId, personId)) {
    if (isOwnedAlone) {
      if (heirId === null) continue;
      await takeOver(parts, tx, id, { personId, heirId });
    }
    await leaveAll(parts, tx, id, personId);
    await auditMember(parts, tx, personId, { id }, 'left', { personId, was: 'in' });
  }
}

/** Makes an administrator the owner of what only this person owned. */
export async function takeOver(
  parts: Parts,
  tx: Transaction,
  groupId: string,
  { personId, heirId }: { readonly personId: string; readonly heirId: string },
): Promise<void> {
  await deleteBelonging(tx.sql, groupId, heirId);
  await deleteKeptMute(tx.sql, groupId, heirId);
  const since = parts.clock.now();
  await putBelonging(tx.sql, { groupId, personId: heirId, role: 'owner', state: 'in', since });
  await auditMember(parts, tx, heirId, { id: groupId }, 'taken_over', { personId });
}
