import type { NewPlanChange, NewPriceAgreement } from '@chalkline/contract/memberships/membership.schema.ts';
import { costWithTax } from '@chalkline/contract/money/pricing.rules.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findSiblings, type ShownPlan } from '../plans/plans.repository.ts';
import { todayOf } from '../plans/plans.service.ts';
import {
  membershipChanged,
  membershipNotFound,
  membershipOver,
  planFull,
  planNotOffered,
} from './memberships.errors.ts';
import { findHeld, findMembership, lockMembership, updateMembership } from './memberships.repository.ts';
import { isDearer, isRunning, stateOf } from './memberships.rules.ts';
import {
  changing,
  type MembershipWithPeriods,
  type SeenMembership,
  seeMembership,
} from './memberships.service.ts';
import type { MembershipRow } from './memberships.table.ts';
import { findPaidFrom } from './periods.repository.ts';
import { changesOn, type UpgradeCost, upgradeCost } from './proration.rules.ts';

/** A plan that a membership can change to; `now`: what that costs today, where it is possible. */
export interface PlanChoiceShown {
  readonly plan: ShownPlan;
  readonly now: UpgradeCost | null;
  readonly on: string;
}

/** Throws 404 for anybody but its member. */
export async function listPlanChoices(
  parts: Parts,
  viewer: Viewer,
  membershipId: string,
): Promise<PlanChoiceShown[]> {
  const { sql } = parts.database;
  const seen = await seeMembership(parts, sql, viewer, membershipId);
  if (!seen.isMine) throw membershipNotFound();
  return choicesOf(sql, viewer, seen);
}

/**
 * The plans of the same seller in the same currency that take members, without those that the member has. A dearer one of
 * the same length can begin today; all of them when the paid time is over.
 */
export async function choicesOf(
  sql: Sql,
  viewer: Pick<Viewer, 'accountType' | 'organizationId'>,
  { membership, plan, today }: Pick<SeenMembership, 'membership' | 'plan' | 'today'>,
): Promise<PlanChoiceShown[]> {
  if (!isRunning(membership, today) || membership.canceledAt) return [];
  const siblings = await findSiblings(sql, viewer, { plan, personId: membership.personId, today });
  const paid = await findPaidFrom(sql, membership.id, today);
  const isActive = stateOf(membership, today) === 'active';
  return siblings.map((other) => {
    const isUpgrade = isActive && other.period === plan.period && other.price > plan.price;
    return {
      plan: other,
      now: isUpgrade ? upgradeCost(paid, other.price - plan.price, plan.currency, today) : null,
      on: changesOn(membership, today),
    };
  });
}

/**
 * Its plan is another one when the paid time is over; at once where it is over. Throws 404 for anybody but its member; 409
 * for a price that changed meanwhile, a full plan, one that they have, and while their card is being charged; 422 for others.
 */
export function setPlanChange(
  parts: Parts,
  viewer: Viewer,
  membershipId: string,
  { planId, price }: NewPlanChange,
): Promise<MembershipWithPeriods> {
  return changing(parts, viewer, membershipId, async (tx, seen) => {
    const { membership, isMine, today } = seen;
    if (!isMine) throw membershipNotFound();
    if (!isRunning(membership, today) || membership.canceledAt) throw membershipOver();
    if (membership.renewalOrderId) throw membershipChanged();
    if (membership.nextPlanId === planId && membership.nextPrice === price) return null;
    const choice = (await choicesOf(tx.sql, viewer, seen)).find(({ plan }) => plan.id === planId);
    if (!choice) throw planNotOffered();
    const { plan } = choice;
    if (plan.price !== price) throw membershipChanged();
    if (plan.capacity !== null && plan.people >= plan.capacity) throw planFull();
    const after = { nextPlanId: planId, nextPrice: price };
    if (membership.paidThrough >= today) return { action: 'plan_change_planned', after };
    const switched = await switchPlan(parts, tx, membership, planId, price);
    if (!switched) throw planNotOffered();
    return { action: 'plan_changed', after: switched };
  });
}

/**
 * The card goes on paying, for the higher price of the plan. Safe to repeat. Throws 404 for anybody but its member, and
 * 409 where the price isn’t the one that they saw, or no card pays anymore.
 */
export function agreeToPrice(
  parts: Parts,
  viewer: Viewer,
  membershipId: string,
  { price }: NewPriceAgreement,
): Promise<MembershipWithPeriods> {
  return changing(parts, viewer, membershipId, async (_, { membership, plan, tax, isMine }) => {
    if (!isMine) throw membershipNotFound();
    if (membership.canceledAt || costWithTax(plan.price, tax, plan.currency) !== price)
      throw membershipChanged();
    if (isDearer(membership, plan.price))
      return { action: 'price_agreed', after: { agreedPrice: plan.price } };
    if (membership.methodId === null) throw membershipChanged();
    return null;
  });
}

/** Safe to repeat. Throws 404 for anybody but its member. */
export function dropPlanChange(
  parts: Parts,
  viewer: Viewer,
  membershipId: string,
): Promise<MembershipWithPeriods> {
  return changing(parts, viewer, membershipId, async (_, { membership, isMine }) => {
    if (!isMine) throw membershipNotFound();
    return membership.nextPlanId ? { action: 'plan_change_dropped', after: noPlanChange } : null;
  });
}

export const noPlanChange = { nextPlanId: null, nextPrice: null } as const;

/**
 * The membership is one of another plan from now on; an earlier one of its person in that plan is replaced by it. Null
 * where that one still runs. `price`: the most that is taken for a period, where a card renews it.
 */
export async function switchPlan(
  parts: Parts,
  tx: Transaction,
  membership: MembershipRow,
  planId: string,
  price: number,
): Promise<Partial<MembershipRow> | null> {
  const other = await findHeld(tx.sql, { planId, personId: membership.personId }, true);
  if (other && other.id !== membership.id) {
    if (isRunning(other, todayOf(parts))) return null;
    await updateMembership(tx.sql, other.id, { replacedAt: parts.clock.now() });
  }
  const change = { ...noPlanChange, planId, ...(membership.methodId && { agreedPrice: price }) };
  await updateMembership(tx.sql, membership.id, change);
  return change;
}

/** Once the paid time is over, the planned plan is the plan. Safe to repeat. */
export async function applyPlanChange(parts: Parts, tx: Transaction, id: string): Promise<void> {
  await lockMembership(tx.sql, id);
  const found = (await findMembership(tx.sql, id))?.membership;
  if (!found || found.paidThrough >= todayOf(parts)) return;
  const { nextPlanId, nextPrice } = found;
  if (nextPlanId === null || nextPrice === null) return;
  if (!(await switchPlan(parts, tx, found, nextPlanId, nextPrice))) {
    await updateMembership(tx.sql, id, noPlanChange);
  }
}
