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
  const since = parts.clock.now();
  // Communities last: with them one leaves the groups inside, which need their next owner before.
  for (const { id, isOwnedAlone } of await findBelongingsOf(tx.sql, organizationId, personId)) {
    if (isOwnedAlone) {
      if (heirId === null) continue;
      await deleteBelonging(tx.sql, id, heirId);
      await deleteKeptMute(tx.sql, id, heirId);
      await putBelonging(tx.sql, { groupId: id, personId: heirId, role: 'owner', state: 'in', since });
      await auditMember(parts, tx, heirId, { id }, 'taken_over', { personId });
    }
    await leaveAll(parts, tx, id, personId);
    await auditMember(parts, tx, personId, { id }, 'left', { personId, was: 'in' });
  }
}
