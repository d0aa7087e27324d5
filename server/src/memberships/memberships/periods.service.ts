import { trialReminderDays } from '@chalkline/contract/memberships/membership.schema.ts';
import { claimPools } from '../../checkout/orders/orders.room.service.ts';
import { forgetMethod } from '../../checkout/saved-methods/saved-methods.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { findRooms } from '../plans/plans.repository.ts';
import { sellerIdOfPlan, todayOf } from '../plans/plans.service.ts';
import type { PlanRow } from '../plans/plans.table.ts';
import { planFull } from './memberships.errors.ts';
import {
  findHeld,
  findMembership,
  findMethodOf,
  insertMembership,
  lockMembership,
  updateMembership,
} from './memberships.repository.ts';
import { dayAfter, isRunning, nextPeriod, noRenewal, trialPeriod } from './memberships.rules.ts';
import type { MembershipRow } from './memberships.table.ts';
import { findLastPaid, insertPeriod, returnPeriods } from './periods.repository.ts';
import type { PeriodRow } from './periods.table.ts';
import { noPlanChange, switchPlan } from './plan-changes.service.ts';

export const poolKeys = {
  /**
   * Places of a plan on a day. What is held may be paid on the next day, so an order draws on both: two orders around
   * midnight share one.
   */
  plan: (planId: string, day: string) => `membership-plan:${planId}:${day}`,
  /** One place: of two tabs, one pays for the next period. */
  next: (planId: string, personId: string, count: number) => `membership:${planId}:${personId}:${count}`,
  /** One place until somebody tried or paid for a plan of a seller: of two plans, one is tried. */
  trial: (sellerId: string, personId: string) => `membership-trial:${sellerId}:${personId}`,
  /** One place while the membership is active and of this plan: of two changes, one is paid. */
  upgrade: (membershipId: string, planId: string) => `membership-upgrade:${membershipId}:${planId}`,
};

export interface Payment {
  readonly plan: PlanRow;
  readonly personId: string;
  readonly amount: number;
  /** null: cash, which `takenBy` took. */
  readonly order: { readonly orderId: string; readonly unitId: string } | null;
  readonly takenBy: string | null;
  /** Of cash. */
  readonly invoiceNumber?: string | null;
  readonly receipt?: CashReceipt;
  /** The method that its member left for the next periods. */
  readonly methodId?: string | null;
  /** The most that is taken for a period from it; left out: what the plan costs. */
  readonly agreedPrice?: number;
  /** Nothing was paid: the plan is tried for so many days. */
  readonly trialDays?: number | null;
}

/** What the receipt of cash says, as on the day it was paid. */
export type CashReceipt = Pick<PeriodRow, 'soldBy' | 'soldTitle' | 'tax' | 'taxRate'>;

const noReceipt: CashReceipt = { soldBy: null, soldTitle: null, tax: null, taxRate: null };

const notReturned = { returnedAt: null, returnedBy: null, returnNote: null, creditNoteNumber: null };

/** A period was paid, or a trial begins: the membership begins, or grows by it. A cancellation is undone. */
export async function addPeriod(parts: Parts, tx: Transaction, payment: Payment): Promise<PeriodRow> {
  const { plan, personId, amount, order, takenBy, methodId = null, trialDays = null } = payment;
  const { invoiceNumber = null, receipt = noReceipt } = payment;
  const paidAt = parts.clock.now();
  const today = todayOf(parts);
  const known = await findHeld(tx.sql, { planId: plan.id, personId }, true);
  const isTrial = trialDays !== null;
  const next = isTrial ? trialPeriod(today, trialDays) : nextPeriod(known, plan.period, today);
  const membership = known ?? (await joined(parts, tx, plan, personId));
  const period: PeriodRow = {
    id: newId(paidAt.getTime()),
    membershipId: membership.id,
    amount,
    currency: plan.currency,
    startsOn: next.startsOn,
    endsOn: next.endsOn,
    paidAt,
    ...notReturned,
    ...receipt,
    invoiceNumber,
    takenBy,
    frozenDays: 0,
    isTrial,
    fromPlanId: null,
    toPlanId: null,
    orderId: order?.orderId ?? null,
    unitId: order?.unitId ?? null,
  };
  await insertPeriod(tx.sql, period);
  const isBack = known !== null && !isRunning(known, today);
  if (methodId && known?.methodId) await forgetMethod(parts, tx, known.methodId);
  await updateMembership(tx.sql, membership.id, {
    paidThrough: next.endsOn,
    anchorDay: next.anchorDay,
    canceledAt: null,
    cancelReason: '',
    ...(isBack && { frozenThrough: null }),
    ...(isTrial && { trialThrough: next.endsOn }),
    renewalOrderId: null,
    renewalTries: 0,
    triedOn: null,
    // A short trial is announced by its first mail.
    remindedFor: isTrial && trialDays <= trialReminderDays ? next.endsOn : null,
    ...(methodId && { methodId, agreedPrice: payment.agreedPrice ?? plan.price }),
  });
  return period;
}

async function joined(
  parts: Parts,
  tx: Transaction,
  plan: PlanRow,
  personId: string,
): Promise<MembershipRow> {
  const joinedOn = todayOf(parts);
  await insertMembership(tx.sql, {
    id: newId(parts.clock.now().getTime()),
    planId: plan.id,
    sellerId: sellerIdOfPlan(plan),
    personId,
    joinedOn,
    anchorDay: Number(joinedOn.slice(8)),
    paidThrough: joinedOn,
    frozenThrough: null,
    trialThrough: null,
    canceledAt: null,
    cancelReason: '',
    renewalOrderId: null,
    reminders: 0,
    ...noRenewal,
    ...noPlanChange,
    replacedAt: null,
  });
  const made = await findHeld(tx.sql, { planId: plan.id, personId }, true);
  if (!made) throw new Error('a membership was made and is not found');
  return made;
}

/** Money of these units went back: the paid time ends with the last period that is still paid. */
export async function takePeriodsBack(
  parts: Parts,
  tx: Transaction,
  unitIds: readonly string[],
): Promise<void> {
  await followReturned(parts, tx, await returnPeriods(tx.sql, unitIds, parts.clock.now()));
}

/** The same once these were noted as returned. */
export async function followReturned(
  parts: Parts,
  tx: Transaction,
  returned: readonly PeriodRow[],
): Promise<void> {
  const now = parts.clock.now();
  for (const { membershipId, startsOn, fromPlanId, toPlanId } of returned) {
    if (fromPlanId && toPlanId) {
      await returnUpgrade(parts, tx, { membershipId, fromPlanId, toPlanId });
      continue;
    }
    const last = await findLastPaid(tx.sql, membershipId);
    // A refund ends the renewal: it's not charged again until its member pays.
    const methodId = await findMethodOf(tx.sql, membershipId);
    if (methodId) await forgetMethod(parts, tx, methodId);
    await updateMembership(tx.sql, membershipId, {
      ...noRenewal,
      paidThrough: last?.endsOn ?? dayAfter(startsOn, -1),
      ...(!last && { canceledAt: now, frozenThrough: null, trialThrough: null }),
    });
  }
}

/** The next periods are paid by this method, for at most this price. One that isn't needed anymore is forgotten. */
export async function replaceMethod(
  parts: Parts,
  tx: Transaction,
  membershipId: string,
  { methodId, agreedPrice }: { readonly methodId: string; readonly agreedPrice: number },
): Promise<void> {
  await lockMembership(tx.sql, membershipId);
  const found = await findMembership(tx.sql, membershipId);
  if (!found || found.membership.canceledAt) return forgetMethod(parts, tx, methodId);
  const { methodId: former } = found.membership;
  if (former) await forgetMethod(parts, tx, former);
  await updateMembership(tx.sql, membershipId, { methodId, agreedPrice, renewalTries: 0, triedOn: null });
}

/** The rest of what is paid counts for a dearer plan from today on. */
export async function addUpgrade(
  parts: Parts,
  tx: Transaction,
  membershipId: string,
  { plan, amount, order }: Pick<Payment, 'plan' | 'amount' | 'order'>,
): Promise<void> {
  await lockMembership(tx.sql, membershipId);
  const found = await findMembership(tx.sql, membershipId);
  if (!found) throw new Error('a membership was upgraded and is not found');
  const { membership } = found;
  const { paidThrough } = membership;
  const [paidAt, today] = [parts.clock.now(), todayOf(parts)];
  await insertPeriod(tx.sql, {
    id: newId(paidAt.getTime()),
    membershipId,
    amount,
    currency: plan.currency,
    startsOn: today < paidThrough ? today : paidThrough,
    endsOn: paidThrough,
    paidAt,
    ...notReturned,
    ...noReceipt,
    invoiceNumber: null,
    takenBy: null,
    frozenDays: 0,
    isTrial: false,
    fromPlanId: membership.planId,
    toPlanId: plan.id,
    orderId: order?.orderId ?? null,
    unitId: order?.unitId ?? null,
  });
  if (!(await switchPlan(parts, tx, membership, plan.id, plan.price)))
    throw new Error('a membership was upgraded to a plan that its member has');
}

/** The money for a dearer plan went back: it's the former one again, unless it changed once more or is held by now. */
async function returnUpgrade(
  parts: Parts,
  tx: Transaction,
  change: { readonly membershipId: string; readonly fromPlanId: string; readonly toPlanId: string },
): Promise<void> {
  const { membershipId, fromPlanId, toPlanId } = change;
  await lockMembership(tx.sql, membershipId);
  const found = await findMembership(tx.sql, membershipId);
  if (found?.membership.planId !== toPlanId) return;
  if (found.membership.methodId) await forgetMethod(parts, tx, found.membership.methodId);
  await updateMembership(tx.sql, membershipId, noRenewal);
  await switchPlan(parts, tx, { ...found.membership, ...noRenewal }, fromPlanId, 0);
}

/** Throws 409 where every place of the plan is taken or held. Keeps it true until the transaction ends. */
export async function claimPlace(parts: Parts, tx: Transaction, planId: string): Promise<void> {
  const today = todayOf(parts);
  const key = poolKeys.plan(planId, today);
  const held = await claimPools(tx, [key], parts.clock.now());
  const [room] = await findRooms(tx.sql, [planId], today);
  if (room?.capacity != null && room.people + (held.get(key) ?? 0) >= room.capacity) throw planFull();
}
