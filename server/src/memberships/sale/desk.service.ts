import type { NewCashPayment, NewMembership } from '@chalkline/contract/memberships/membership.schema.ts';
import { costWithTax, taxTermsOf } from '@chalkline/contract/money/pricing.rules.ts';
import { personByEmail, personById } from '../../accounts/people/people.service.ts';
import { postEntry } from '../../money/ledger/ledger.service.ts';
import { nextDocumentNumber, sellerOf } from '../../money/sellers/sellers.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  alreadyMember,
  membershipChanged,
  membershipNotFound,
  membershipOver,
  memberUnknown,
  planChangePlanned,
  planOff,
  renewalTooEarly,
} from '../memberships/memberships.errors.ts';
import { findHeld, lockMembership } from '../memberships/memberships.repository.ts';
import { isRenewable, isRunning, nextPeriod } from '../memberships/memberships.rules.ts';
import {
  auditMembership,
  type MembershipWithPeriods,
  seeMembership,
  withPeriods,
} from '../memberships/memberships.service.ts';
import { addPeriod, claimPlace } from '../memberships/periods.service.ts';
import type { PeriodRow } from '../memberships/periods.table.ts';
import { planUnknown } from '../plans/plans.errors.ts';
import { findOwnPlan } from '../plans/plans.repository.ts';
import { sellerOfPlan, todayOf } from '../plans/plans.service.ts';
import type { PlanRow } from '../plans/plans.table.ts';
import { receiptOfCash } from './cash-receipts.service.ts';

/**
 * Cash for the next period. Throws 404; 409 for a period that isn't the next one anymore, one too far ahead, and one of
 * a canceled membership.
 */
export function takeCash(
  parts: Parts,
  viewer: Viewer,
  membershipId: string,
  { startsOn }: NewCashPayment,
): Promise<MembershipWithPeriods> {
  return parts.database.transaction(async (tx) => {
    if (isId(membershipId)) await lockMembership(tx.sql, membershipId);
    const { membership, plan, isSellers, today } = await seeMembership(parts, tx.sql, viewer, membershipId);
    if (!isSellers) throw membershipNotFound();
    if (membership.canceledAt || membership.replacedAt) throw membershipOver();
    if (membership.nextPlanId) throw planChangePlanned();
    // Their card is being charged at this moment.
    if (membership.renewalOrderId) throw membershipChanged();
    if (nextPeriod(membership, plan.period, today).startsOn !== startsOn) throw membershipChanged();
    if (!isRenewable(membership, today)) throw renewalTooEarly();
    if (!isRunning(membership, today)) await claimPlace(parts, tx, plan.id);
    await pay(parts, tx, viewer, plan, membership.personId);
    return withPeriods(tx.sql, await seeMembership(parts, tx.sql, viewer, membershipId));
  });
}

/** A new member, who pays the first period in cash. Throws 422 for an unknown plan or person, 409 for no room. */
export function addMembership(
  parts: Parts,
  viewer: Viewer,
  { planId, email, personId }: NewMembership,
): Promise<MembershipWithPeriods> {
  const today = todayOf(parts);
  return parts.database.transaction(async (tx) => {
    const plan = isId(planId) ? await findOwnPlan(tx.sql, viewer, { id: planId, today }) : null;
    if (!plan) throw planUnknown();
    const person = email ? await personByEmail(tx.sql, email) : await personById(tx.sql, personId ?? '');
    if (!person || person.organizationId !== viewer.organizationId) throw memberUnknown();
    if (!plan.isOn) throw planOff();
    await claimPlace(parts, tx, plan.id);
    const held = await findHeld(tx.sql, { planId, personId: person.id }, true);
    if (held && isRunning(held, today)) throw alreadyMember();
    const { membershipId } = await pay(parts, tx, viewer, plan, person.id);
    return withPeriods(tx.sql, await seeMembership(parts, tx.sql, viewer, membershipId));
  });
}

/** What the ledger calls the cash for a period. */
export const refOfPeriod = (periodId: string) => `membership-period:${periodId}`;

async function pay(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  plan: PlanRow,
  personId: string,
): Promise<PeriodRow> {
  const { price, currency } = plan;
  const takenBy = viewer.personId;
  const at = parts.clock.now();
  const seller = await sellerOf(tx, sellerOfPlan(parts, plan), at);
  // As an order takes it: with the tax that isn’t inside the price.
  const amount = costWithTax(price, taxTermsOf(seller), currency);
  const { id: sellerId } = seller;
  const invoiceNumber = amount > 0 ? await nextDocumentNumber(tx, sellerId, 'invoice', at) : null;
  const period = await addPeriod(parts, tx, {
    plan,
    personId,
    amount,
    order: null,
    takenBy,
    invoiceNumber,
    receipt: receiptOfCash(seller, plan.name, { amount, price }),
  });
  const entry = { ref: refOfPeriod(period.id), currency, sellerId, at, handledBy: takenBy };
  await postEntry(tx, { ...entry, kind: 'cash_sale', amounts: { total: amount } });
  const { startsOn, endsOn } = period;
  await auditMembership(parts, tx, viewer, period.membershipId, 'paid_in_cash', { startsOn, endsOn, amount });
  return period;
}
