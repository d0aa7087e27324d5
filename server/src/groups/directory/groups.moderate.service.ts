import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { archive, findTakenDown, restore, takeDown } from '../groups/archive.repository.ts';
import { checkDeletable, followArchive } from '../groups/group-kinds.service.ts';

/**
 * Deletes a group for moderators who decided a report, as its owners would, but they can’t restore it; or gives back what
 * was deleted so. What its owners deleted themselves stays. The caller has the right to. Throws where its type doesn’t
 * let it be deleted.
 */
export async function moderateGroup(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { groupId, communityId }: { readonly groupId: string; readonly communityId: string | null },
  isRemoved: boolean,
): Promise<void> {
  await lock(tx, 'members of groups', communityId ?? groupId, 'exclusive');
  const now = parts.clock.now();
  const taken = await findTakenDown(tx.sql, groupId);
  if (!isRemoved && !taken) return;
  if (isRemoved) await checkDeletable(tx, groupId);
  const changed =
    taken && !isRemoved ? await restore(tx.sql, taken, now) : await archive(tx.sql, groupId, now);
  await takeDown(tx.sql, groupId, isRemoved);
  await followArchive(parts, tx, viewer, changed, isRemoved);
  await recordAudit(parts, tx, {
    actorId: viewer.personId,
    action: isRemoved ? 'group.deleted' : 'group.restored',
    subjectKind: 'group',
    subjectId: groupId,
  });
}
