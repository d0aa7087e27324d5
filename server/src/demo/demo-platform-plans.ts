import { membershipKind } from '@chalkline/contract/memberships/plan.schema.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { placeOrder } from '../checkout/orders/orders.place.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { findHeld } from '../memberships/memberships/memberships.repository.ts';
import { cancelMembership } from '../memberships/memberships/memberships.service.ts';
import { changePlan, createPlan } from '../memberships/plans/plans.service.ts';
import type { Parts } from '../platform/parts.ts';
import { type Hosts, hostNames } from './demo-hosts.ts';
import { daysAgo } from './demo-joined.ts';
import type { OtherOrganizers } from './demo-neighbors.ts';
import { buy } from './demo-till.ts';

interface Buyers extends OtherOrganizers {
  readonly admin: Person;
  readonly 'corporate-admin': Person;
  readonly organizer: Person;
  readonly athlete: Person;
}

/** The plans of the platform, and who subscribes: yearly, monthly, due, leaving, for free and trying one. */
export async function makeDemoPlatformPlans(parts: Parts, people: Buyers, hosts: Hosts): Promise<void> {
  const admin = asViewer(people.admin);
  const begun = daysAgo(parts, 150);
  const usual = { currency: 'EUR', capacity: null, isOn: true, trialDays: null } as const;
  const plan = async (
    name: string,
    price: number,
    period: 'month' | 'year',
    includes: string,
    isForCompanies = false,
  ) => (await createPlan(begun, admin, { ...usual, name, price, period, includes, isForCompanies })).id;
  const athlete = await plan('Athlete', 700, 'month', 'People who train\nLog, programs and food diary');
  const organizer = await plan('Organizer', 2900, 'month', 'People who run competitions\nAny number of them');
  const club = await plan(
    'Club',
    39_000,
    'year',
    'Organizations with up to 250 members\nBranding and participation figures',
    true,
  );
  const starter = await plan('Starter', 0, 'year', 'Everyone\nResults, tickets and one community');
  await plan('Coach 60', 4900, 'month', 'Up to 60 clients\nPrograms to sell');
  const subscribed = [
    [people['corporate-admin'], club, 96],
    [people.ingrid, organizer, 41],
    [people.kenji, organizer, 12],
    [people.catalina, organizer, 21],
    [people.organizer, organizer, 8],
    [people.athlete, athlete, 17],
  ] as const;
  for (const [person, planId, ago] of subscribed) {
    const line = { itemId: planId, quantity: 1, details: null };
    await buy(daysAgo(parts, ago), person, { kind: membershipKind, offerId: planId, lines: [line] });
  }
  for (const [index, host] of hostNames.entries()) {
    const line = { itemId: starter, quantity: 1, details: null };
    const draft = { kind: membershipKind, offerId: starter, lines: [line] };
    await placeOrder(daysAgo(parts, 124 - 2 * index), asViewer(hosts[host]), draft);
  }
  await changePlan(daysAgo(parts, 10), admin, athlete, { version: 1, trialDays: 14 });
  const tried = { itemId: athlete, quantity: 1, details: { renews: true } };
  await buy(daysAgo(parts, 5), people.claire, { kind: membershipKind, offerId: athlete, lines: [tried] });
  const leaving = await findHeld(
    parts.database.sql,
    { planId: organizer, personId: people.catalina.id },
    false,
  );
  if (leaving) {
    const reason = 'The season is over';
    await cancelMembership(daysAgo(parts, 3), asViewer(people.catalina), leaving.id, { reason });
  }
}
