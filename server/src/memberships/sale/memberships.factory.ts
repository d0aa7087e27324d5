import { person } from '../../accounts/people/people.factory.ts';
import type { Person } from '../../accounts/people/people.service.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { createPlan } from '../plans/plans.service.ts';
import { addVisit } from '../visits/visits.service.ts';
import { addMembership } from './desk.service.ts';

interface MembershipSketch {
  /** Who adds the plan: the administrator of an organization. */
  readonly keeper?: Viewer;
  readonly member?: Pick<Person, 'email'>;
  readonly name?: string;
}

/** Somebody's membership at 49 euros a month, paid in cash. */
export async function membership(
  parts: Parts,
  sketch: MembershipSketch = {},
): Promise<{ readonly planId: string; readonly membershipId: string; readonly periodId: string }> {
  const keeper = sketch.keeper ?? (await newKeeper(parts));
  const { organizationId } = keeper;
  const { email } = sketch.member ?? (await person(parts, { organizationId }));
  const { id: planId } = await createPlan(parts, keeper, {
    name: sketch.name ?? 'Floor',
    price: 4900,
    currency: 'EUR',
    period: 'month',
    includes: 'Main floor',
    capacity: null,
    trialDays: null,
    isOn: true,
  });
  const { membership: made, periods } = await addMembership(parts, keeper, { planId, email });
  return { planId, membershipId: made.id, periodId: periods[0]?.id ?? '' };
}

/** A member whom an administrator’s desk has just let in. */
export async function visit(
  parts: Parts,
  sketch: MembershipSketch = {},
): Promise<{ readonly visitId: string }> {
  const keeper = sketch.keeper ?? (await newKeeper(parts));
  const { membershipId } = await membership(parts, { name: `Mat ${crypto.randomUUID()}`, ...sketch, keeper });
  const { visits } = await addVisit(parts, keeper, { membershipId });
  return { visitId: visits.undoable ?? '' };
}

async function newKeeper(parts: Parts): Promise<Viewer> {
  const { id: organizationId } = await organization(parts);
  const { id: personId, name } = await person(parts, { accountType: 'corporate_admin', organizationId });
  return { personId, name, accountType: 'corporate_admin', organizationId, sessionId: '' };
}
