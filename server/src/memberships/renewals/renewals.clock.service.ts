import { orderDraft } from '@chalkline/contract/checkout/order.schema.ts';
import {
  dueDays,
  reminderDays,
  trialReminderDays,
} from '@chalkline/contract/memberships/membership.schema.ts';
import { membershipKind } from '@chalkline/contract/memberships/plan.schema.ts';
import { personById } from '../../accounts/people/people.service.ts';
import { lockPools } from '../../checkout/orders/orders.room.service.ts';
import { forgetMethod } from '../../checkout/saved-methods/saved-methods.service.ts';
import { followSaved, placeSaved } from '../../checkout/settlement/saved-payments.service.ts';
import { ProviderUnreachable } from '../../money/providers/payment-provider.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { JobRun } from '../../platform/jobs/jobs.ts';
import type { Parts } from '../../platform/parts.ts';
import { notePaidCompanies } from '../companies/companies.service.ts';
import {
  findMembership,
  lockMembership,
  type ShownMembership,
  updateMembership,
} from '../memberships/memberships.repository.ts';
import {
  dayAfter,
  handReminderOf,
  isRunning,
  nextTryOn,
  noRenewal,
  reminded,
} from '../memberships/memberships.rules.ts';
import { countPeriods } from '../memberships/periods.repository.ts';
import { poolKeys } from '../memberships/periods.service.ts';
import { applyPlanChange } from '../memberships/plan-changes.service.ts';
import { todayOf } from '../plans/plans.service.ts';
import { notifyOfRenewal, type RenewalHappening } from './renewals.notify.service.ts';
import {
  findByHand,
  findChanging,
  findDearer,
  findUndecided,
  findUnpaid,
  findUntold,
  noteReminded,
  noteTold,
} from './renewals.repository.ts';

/** One run of the billing clock. Safe to repeat and beside another one. */
export async function renewMemberships(parts: Parts, _: object, { signal }: JobRun): Promise<void> {
  const { sql } = parts.database;
  const today = todayOf(parts);
  // What was canceled, refunded or handed to another administrator meanwhile.
  await parts.database.transaction((tx) => notePaidCompanies(parts, tx));
  for (const id of await findUndecided(sql)) {
    if (signal.aborted) return;
    await follow(parts, id);
  }
  for (const id of await findChanging(sql, today)) {
    if (signal.aborted) return;
    await parts.database.transaction((tx) => applyPlanChange(parts, tx, id));
  }
  for (const id of await findUnpaid(sql, today)) {
    if (signal.aborted) return;
    await renew(parts, id);
  }
  for (const untold of await findUntold(sql, {
    from: today,
    through: dayAfter(today, reminderDays),
    trialsThrough: dayAfter(today, trialReminderDays),
  })) {
    if (signal.aborted) return;
    const { id, paidThrough, trialThrough } = untold;
    await parts.database.transaction(async (tx) => {
      if (!(await noteTold(tx.sql, id, paidThrough))) return;
      const happening = trialThrough === paidThrough ? 'trial_ends' : 'soon';
      await notifyOfRenewal(parts, tx, { ...untold, tries: 0 }, happening);
    });
  }
  for (const { price, ...dearer } of await findDearer(sql, {
    from: today,
    through: dayAfter(today, reminderDays),
  })) {
    if (signal.aborted) return;
    // Once for each price.
    await parts.database.transaction((tx) =>
      notifyOfRenewal(parts, tx, { ...dearer, tries: price }, 'rises'),
    );
  }
  await remindByHand(parts, today, signal);
}

/** Tells who pays by hand that the paid time ends, that it's over, and that they are suspended. */
async function remindByHand(parts: Parts, today: string, signal: AbortSignal): Promise<void> {
  const span = { from: dayAfter(today, -dueDays), through: dayAfter(today, reminderDays) };
  for (const membership of await findByHand(parts.database.sql, today, span)) {
    if (signal.aborted) return;
    const happening = handReminderOf(membership, today);
    if (!happening) continue;
    await parts.database.transaction(async (tx) => {
      if (!(await noteReminded(tx.sql, membership.id, reminded(membership, happening)))) return;
      await notifyOfRenewal(parts, tx, { ...membership, tries: 0 }, happening);
    });
  }
}

const isForLater: ReadonlySet<string> = new Set(['sold_out', 'payouts_disabled', 'sales_paused']);

/** Takes the next period from the member’s card, if that is due now. */
async function renew(parts: Parts, id: string): Promise<void> {
  try {
    if (await parts.database.transaction((tx) => place(parts, tx, id))) await follow(parts, id);
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    const codes = failure.problems.map(({ code }) => code);
    // The member is paying by themselves, or the seller can't take money at the moment: a later run looks again.
    if (codes.some((code) => isForLater.has(code))) return;
    await parts.database.transaction(async (tx) => {
      await lockMembership(tx.sql, id);
      const found = await findMembership(tx.sql, id);
      if (found?.membership.methodId) await giveUp(parts, tx, found, 'unavailable');
    });
  }
}

/** Places the order of the next period. Gives whether it has to be paid. */
export async function place(parts: Parts, tx: Transaction, id: string): Promise<boolean> {
  const before = await findMembership(tx.sql, id);
  if (!before) return false;
  const { planId, personId } = before.membership;
  // In the order in which paying takes them: the pool, then the membership.
  await lockPools(tx, [poolKeys.next(planId, personId, (await countPeriods(tx.sql, id)) + 1)]);
  await lockMembership(tx.sql, id);
  const found = (await findMembership(tx.sql, id)) ?? before;
  const { membership, plan } = found;
  const today = todayOf(parts);
  const { methodId, agreedPrice } = membership;
  if (!methodId || membership.canceledAt || membership.renewalOrderId) return false;
  // What was planned, or bought, in the meantime: a later run looks again.
  if (membership.nextPlanId || membership.planId !== planId) return false;
  const due = nextTryOn(membership);
  if (due === null || due > today) return false;
  const buyer = await personById(tx.sql, personId);
  const ended = !isRunning(membership, today) || buyer?.state !== 'active';
  if (!buyer || ended) return giveUp(parts, tx, found, 'unavailable');
  if (agreedPrice === null || plan.price > agreedPrice) return giveUp(parts, tx, found, 'dearer');
  const viewer = { ...buyer, personId, sessionId: '' };
  const draft = orderDraft.parse({ kind: membershipKind, offerId: planId, lines: [{ itemId: planId }] });
  const { orderId, isPaid } = await placeSaved(parts, tx, viewer, { draft, methodId });
  if (isPaid) return false;
  const renewalTries = membership.renewalTries + 1;
  await updateMembership(tx.sql, id, { renewalOrderId: orderId, renewalTries, triedOn: today });
  return true;
}

/** Learns what became of the order that renews a membership. */
async function follow(parts: Parts, id: string): Promise<void> {
  const orderId = (await findMembership(parts.database.sql, id))?.membership.renewalOrderId;
  if (!orderId) return;
  try {
    if ((await followSaved(parts, orderId)) === 'open') return;
  } catch (failure) {
    // Whether it was paid is asked again with the next run.
    if (!(failure instanceof ProviderUnreachable)) throw failure;
    return parts.log.warn({ orderId, failure }, 'A renewal couldn’t be followed.');
  }
  await parts.database.transaction(async (tx) => {
    await lockMembership(tx.sql, id);
    const found = await findMembership(tx.sql, id);
    // Paid orders took themselves off when they were handed over.
    if (found?.membership.renewalOrderId !== orderId) return;
    const { membership } = found;
    await updateMembership(tx.sql, id, { renewalOrderId: null });
    if (!membership.methodId) return;
    if (nextTryOn(membership) === null) await giveUp(parts, tx, found, 'given_up');
    else await notifyOfRenewal(parts, tx, { ...membership, tries: membership.renewalTries }, 'failed');
  });
}

/** Renews it no more, and says why. */
async function giveUp(
  parts: Parts,
  tx: Transaction,
  { membership }: ShownMembership,
  why: RenewalHappening,
): Promise<false> {
  if (membership.methodId) await forgetMethod(parts, tx, membership.methodId);
  // What this says is not said once more as a reminder to pay by hand.
  const told = reminded(membership, handReminderOf(membership, todayOf(parts)));
  await updateMembership(tx.sql, membership.id, { ...noRenewal, ...told });
  await notifyOfRenewal(parts, tx, { ...membership, tries: membership.renewalTries }, why);
  return false;
}
