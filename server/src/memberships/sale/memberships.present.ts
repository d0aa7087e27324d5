import type {
  MembershipCounts,
  MembershipDetails,
  MembershipReply,
  PlanChoice,
  VisitsReply,
} from '@chalkline/contract/memberships/membership.schema.ts';
import type { PlanOffer, PlanReply, PlansReply } from '@chalkline/contract/memberships/plan.schema.ts';
import { mostPlans } from '@chalkline/contract/memberships/plan.schema.ts';
import type { MemberVisits, VisitReply } from '@chalkline/contract/memberships/visit.schema.ts';
import { costWithTax } from '@chalkline/contract/money/pricing.rules.ts';
import {
  dayAfter,
  isDearer,
  isFrozen,
  isRenewable,
  isRunning,
  mayUpdateCard,
  nextPeriod,
  nextTryOn,
  seesEmail,
  stateOf,
} from '../memberships/memberships.rules.ts';
import type { SeenMembership, SellerCounts } from '../memberships/memberships.service.ts';
import type { PlanChoiceShown } from '../memberships/plan-changes.service.ts';
import { changesOn } from '../memberships/proration.rules.ts';
import type { ShownPlan } from '../plans/plans.repository.ts';
import type { OfferedPlan, ShownPlans } from '../plans/plans.service.ts';
import type { DetailedMembership, MemberVisitsSeen, SeenVisits, Visit } from '../visits/visits.service.ts';

export function presentPlan(plan: ShownPlan): PlanReply {
  const { id, name, price, tax, currency, period, includes, capacity, isOn, trialDays, version } = plan;
  const { people, trialing, joined, left, isForCompanies } = plan;
  return {
    id,
    name,
    price,
    tax,
    currency,
    period,
    includes,
    capacity,
    isOn,
    isForCompanies,
    trialDays,
    people,
    trialing,
    joined,
    left,
    version,
  };
}

export function presentPlans({ seller, plans, manages, sellsToCompanies }: ShownPlans): PlansReply {
  const can = {
    manage: manages,
    add: manages && plans.length < mostPlans,
    sellToCompanies: sellsToCompanies,
  };
  return { seller, plans: plans.map(presentPlan), can };
}

export function presentOffer(plan: OfferedPlan): PlanOffer {
  const { id, name, seller, price, tax, currency, period, includes, capacity, people } = plan;
  const isFull = capacity !== null && people >= capacity;
  const { offeredTrial: trialDays, isPaused, isForCompanies } = plan;
  const facts = { id, name, seller, price, tax, currency, period, includes, isForCompanies };
  return { ...facts, isFull, isPaused, trialDays };
}

export function presentCounts({ counts, dueAmounts, adds, seesEmails }: SellerCounts): MembershipCounts {
  const { dueAfter, ...rest } = counts;
  const dueSince = dueAfter && dayAfter(dueAfter, 1);
  return { ...rest, dueSince, dueAmounts: [...dueAmounts], can: { add: adds, seeEmails: seesEmails } };
}

export function presentMembership(seen: SeenMembership): MembershipReply {
  const { membership, plan, tax, seller, person, isMine, isSellers, takesCash, today } = seen;
  const { id, personId, joinedOn, paidThrough, frozenThrough, trialThrough, canceledAt } = membership;
  const state = stateOf(membership, today);
  const runs = isRunning(membership, today);
  const { startsOn, endsOn } = nextPeriod(membership, plan.period, today);
  const isPayable = isRenewable(membership, today) && !membership.nextPlanId && !membership.replacedAt;
  return {
    id,
    planId: plan.id,
    plan: plan.name,
    seller,
    person: { id: personId, name: person },
    price: costWithTax(plan.price, tax, plan.currency),
    currency: plan.currency,
    period: plan.period,
    state,
    joinedOn,
    paidThrough,
    frozenThrough: isFrozen(membership, today) ? frozenThrough : null,
    trialThrough: trialThrough !== null && trialThrough >= today ? trialThrough : null,
    canceledAt: canceledAt?.toISOString() ?? null,
    next: { startsOn, endsOn },
    renewal: renewalOf(seen),
    change: changeOf(seen),
    can: {
      changePlan: isMine && runs && !canceledAt && !membership.renewalOrderId,
      renew: isMine && isPayable && (runs || plan.isOn) && !(canceledAt && runs),
      takeCash: isSellers && takesCash && isPayable && !canceledAt,
      freeze: state === 'active',
      cancel: runs && !canceledAt,
      keep: runs && canceledAt !== null,
      updateCard: isMine && mayUpdateCard(membership, plan.price, today),
      automate: isMine && plan.price > 0 && membership.methodId === null,
      stopRenewal: membership.methodId !== null,
      agreeToPrice: isMine && isDearer(membership, plan.price),
    },
  };
}

function changeOf({ membership, nextPlan, tax, today }: SeenMembership): MembershipReply['change'] {
  if (!nextPlan) return null;
  const { name, currency, period } = nextPlan;
  const price = costWithTax(membership.nextPrice ?? nextPlan.price, tax, currency);
  return { plan: name, price, currency, period, on: changesOn(membership, today) };
}

export function presentChoice({ plan, now, on }: PlanChoiceShown): PlanChoice {
  // Who changes plans has one of its seller.
  const offer = presentOffer({ ...plan, offeredTrial: null, isPaused: false });
  return {
    ...offer,
    now: now && { ...now, amount: costWithTax(now.amount, plan.tax, plan.currency) },
    on,
  };
}

function renewalOf({
  membership,
  plan,
  nextPlan,
  tax,
  method,
  isMine,
  today,
}: SeenMembership): MembershipReply['renewal'] {
  if (!method) return null;
  const due = nextTryOn(membership);
  return {
    on: membership.renewalOrderId || due === null ? null : laterOf(due, today),
    price: costWithTax(
      nextPlan
        ? (membership.nextPrice ?? nextPlan.price)
        : Math.min(plan.price, membership.agreedPrice ?? plan.price),
      tax,
      plan.currency,
    ),
    dearer: isDearer(membership, plan.price) ? costWithTax(plan.price, tax, plan.currency) : null,
    card: isMine ? method : null,
    failed: membership.renewalTries,
  };
}

/** A try that is late comes today. */
const laterOf = (day: string, today: string) => (day < today ? today : day);

export function presentVisit({ seen, verdict, visits, missingWaivers }: Visit): VisitReply {
  return {
    verdict,
    membership: presentMembership(seen),
    lastVisitAt: visits.last?.toISOString() ?? null,
    recentVisits: visits.recent,
    undoable: visits.undoable,
    missingWaivers: [...missingWaivers],
  };
}

export function presentMemberVisits({ seen, visits }: MemberVisitsSeen): MemberVisits {
  return { membership: presentMembership(seen), visits: presentVisits(visits) };
}

const presentVisits = ({ last, recent, undoable }: SeenVisits): VisitsReply => ({
  last: last?.toISOString() ?? null,
  recent,
  undoable,
});

export function presentDetails(seen: DetailedMembership): MembershipDetails {
  return {
    ...presentMembership(seen),
    includes: seen.plan.includes,
    code: seen.code,
    visits: presentVisits(seen.visits),
    email: seen.isSellers && seesEmail(seen.viewer) ? seen.email : null,
    cancelReason: seen.membership.cancelReason,
    periods: seen.periods.map(({ returnedAt, paidAt, fromPlanId, takerName, ...period }) => {
      const { id, startsOn, endsOn, amount, currency, orderId, isTrial, invoiceNumber, takenBy } = period;
      return {
        id,
        startsOn,
        endsOn,
        amount,
        currency,
        orderId,
        invoiceNumber,
        isUpgrade: fromPlanId !== null,
        isTrial,
        takenBy: seen.isSellers ? takerName : null,
        isReturned: returnedAt !== null,
        can: { return: seen.returnable.has(id), receipt: takenBy !== null && amount > 0 },
        paidAt: paidAt.toISOString(),
      };
    }),
  };
}
