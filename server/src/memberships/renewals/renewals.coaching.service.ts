import { recordAudit } from '../../audit/audit.service.ts';
import { callOff } from '../../checkout/settlement/saved-payments.service.ts';
import type { CoachingEnd } from '../../coaching/coachings/coachings.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { lockUncanceled, updateMembership } from '../memberships/memberships.repository.ts';
import { isRunning } from '../memberships/memberships.rules.ts';
import { cancellation } from '../memberships/memberships.service.ts';
import type { MembershipRow } from '../memberships/memberships.table.ts';
import { todayOf } from '../plans/plans.service.ts';
import { type MembershipEnd, notifyOfEnd } from './renewals.notify.service.ts';

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
  const those = { sellerId: trainerId, personId: clientId };
  const ended = await endMemberships(parts, tx, those, { actorId, happening: 'coaching_ended' });
  return async () => {
    for (const { renewalOrderId } of ended)
      if (renewalOrderId) await parts.database.transaction((later) => callOff(later, renewalOrderId));
  };
}

/** Nobody goes on paying a trainer whose account is erased. */
export async function endWithTrainer(parts: Parts, tx: Transaction, trainerId: string): Promise<void> {
  await endMemberships(parts, tx, { sellerId: trainerId }, { actorId: null, happening: 'trainer_left' });
}

const reasons = { coaching_ended: 'The coaching ended', trainer_left: 'The trainer deleted their account' };

/** Cancels those that run, forgets their cards and tells their members; gives them as they were. */
async function endMemberships(
  parts: Parts,
  tx: Transaction,
  those: Parameters<typeof lockUncanceled>[1],
  { actorId, happening }: { readonly actorId: string | null; readonly happening: MembershipEnd },
): Promise<MembershipRow[]> {
  const today = todayOf(parts);
  const ended = (await lockUncanceled(tx.sql, those)).filter((membership) => isRunning(membership, today));
  for (const membership of ended) {
    const after = await cancellation(parts, tx, membership, reasons[happening]);
    await updateMembership(tx.sql, membership.id, after);
    await recordAudit(parts, tx, {
      actorId,
      action: 'membership.canceled',
      subjectKind: 'membership',
      subjectId: membership.id,
      after,
    });
    await notifyOfEnd(parts, tx, membership, happening);
  }
  return ended;
}
