import type { CashReturn } from '@chalkline/contract/memberships/membership.schema.ts';
import { postEntry } from '../../money/ledger/ledger.service.ts';
import { nextDocumentNumber, sellerOf } from '../../money/sellers/sellers.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { cashNotReturnable, membershipNotFound } from '../memberships/memberships.errors.ts';
import { lockMembership } from '../memberships/memberships.repository.ts';
import { mayReturn } from '../memberships/memberships.rules.ts';
import {
  auditMembership,
  type MembershipWithPeriods,
  seeMembership,
  withPeriods,
} from '../memberships/memberships.service.ts';
import { findPeriod, updatePeriod } from '../memberships/periods.repository.ts';
import { followReturned } from '../memberships/periods.service.ts';
import { sellerOfPlan } from '../plans/plans.service.ts';
import { refOfPeriod } from './desk.service.ts';

/**
 * Gives the cash for a period back at the desk: the paid time ends with the last period that is still paid. A receptionist
 * undoes their own, while their shift lasts. Safe to repeat. Throws 404 and `cash_not_returnable`.
 */
export function returnCash(
  parts: Parts,
  viewer: Viewer,
  { membershipId, periodId }: { readonly membershipId: string; readonly periodId: string },
  { reason }: CashReturn,
): Promise<MembershipWithPeriods> {
  return parts.database.transaction(async (tx) => {
    if (isId(membershipId)) await lockMembership(tx.sql, membershipId);
    const seen = await seeMembership(parts, tx.sql, viewer, membershipId);
    const period = isId(periodId) ? await findPeriod(tx.sql, membershipId, periodId) : null;
    if (!seen.isSellers || !period) throw membershipNotFound();
    if (period.returnedAt && period.returnedBy) return withPeriods(tx.sql, seen);
    const now = parts.clock.now();
    if (!mayReturn(viewer, period, now)) throw cashNotReturnable();
    const { id: sellerId } = await sellerOf(tx, sellerOfPlan(parts, seen.plan), now);
    const creditNoteNumber = period.invoiceNumber
      ? await nextDocumentNumber(tx, sellerId, 'credit_note', now)
      : null;
    const given = { returnedAt: now, returnedBy: viewer.personId, returnNote: reason, creditNoteNumber };
    await updatePeriod(tx.sql, period.id, given);
    await followReturned(parts, tx, [period]);
    const { currency, amount: total } = period;
    const entry = { ref: refOfPeriod(period.id), currency, sellerId, at: now, handledBy: viewer.personId };
    await postEntry(tx, { ...entry, kind: 'cash_refund', amounts: { total } });
    const { startsOn, endsOn } = period;
    const audited = { startsOn, endsOn, amount: total, reason };
    await auditMembership(parts, tx, viewer, membershipId, 'cash_returned', audited);
    return withPeriods(tx.sql, await seeMembership(parts, tx.sql, viewer, membershipId));
  });
}
