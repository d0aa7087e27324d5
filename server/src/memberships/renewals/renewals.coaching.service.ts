import { recordAudit } from '../../audit/audit.service.ts';
import { callOff } from '../../checkout/settlement/saved-payments.service.ts';
import type { CoachingEnd } from '../../coaching/coachings/coachings.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { lockUncanceled, updateMembership } from '../memberships/memberships.repository.ts';
import { isRunning } from '../memberships/memberships.rules.ts';
import { cancellation } from '../memberships/memberships.service.ts';
import { todayOf } from '../plans/plans.service.ts';
import { notifyOfCoachingEnd } from './renewals.notify.service.ts';

type Ended = Parameters<CoachingEnd>[2];

/**
 * What a client pays their trainer for ends with the coaching: at the end of the paid time, and nothing is charged from now
 * on. Gives what is done after the commit: an order that takes the next period at this moment is called off. Were
 * that lost, its payment would find the renewal ended and go back.
 */
export async function endWithCoaching(
  parts: Parts,
  tx: Transaction,
  { trainerId, clientId, actorId }: Ended,
): Promise<() => Promise<void>> {
  const found = await lockUncanceled(tx.sql, { sellerId: trainerId, personId: clientId });
  const today = todayOf(parts);
  const ended = found.filter((membership) => isRunning(membership, today));
  for (const membership of ended) {
    const after = await cancellation(parts, tx, membership, 'The coaching ended');
    await updateMembership(tx.sql, membership.id, after);
    await recordAudit(parts, tx, {
      actorId,
      action: 'membership.canceled',
      subjectKind: 'membership',
      subjectId: membership.id,
      after,
    });
    await notifyOfCoachingEnd(parts, tx, membership);
  }
  return async () => {
    for (const { renewalOrderId } of ended)
      if (renewalOrderId) await parts.database.transaction((later) => callOff(later, renewalOrderId));
  };
}
