import {
  handleChangeDays,
  handleRestDays,
  isReservedHandle,
} from '@chalkline/contract/profiles/handle.rules.ts';
import { day } from '@chalkline/contract/spans.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Parts } from '../../platform/parts.ts';
import { handleChangedLately, handleReserved, handleTaken } from './handles.errors.ts';
import { claimHandle, findHandleOf, wearHandle } from './handles.repository.ts';

/**
 * Takes a handle; the one before is kept from others for `handleRestDays`, and one's own of before may be taken
 * back. Throws `handle_reserved`, `handle_taken`, and `handle_changed_lately` within `handleChangeDays`.
 */
export async function takeHandle(
  parts: Pick<Parts, 'clock'>,
  tx: Transaction,
  personId: string,
  handle: string,
): Promise<void> {
  if (isReservedHandle(handle)) throw handleReserved();
  const now = parts.clock.now();
  await lock(tx, 'handle', personId, 'exclusive');
  const before = await findHandleOf(tx.sql, personId);
  if (before?.handle === handle) return;
  const changeable = before && new Date(before.takenAt.getTime() + handleChangeDays * day);
  if (changeable && changeable > now) throw handleChangedLately(changeable);
  const restedSince = new Date(now.getTime() - handleRestDays * day);
  if (!(await claimHandle(tx.sql, { handle, personId, now, restedSince }))) throw handleTaken();
  await wearHandle(tx.sql, { handle, personId, now });
  await recordAudit(parts, tx, {
    actorId: personId,
    action: 'person.handle_changed',
    subjectKind: 'person',
    // Which ones, the table of handles tells while they last.
    subjectId: personId,
  });
}
