import { membershipKind } from '@chalkline/contract/memberships/plan.schema.ts';
import { type Person, personByEmail } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { cancelMembership, freezeMembership } from '../memberships/memberships/memberships.service.ts';
import { changePlan, createPlan } from '../memberships/plans/plans.service.ts';
import { addMembership, takeCash } from '../memberships/sale/desk.service.ts';
import { presentMembership } from '../memberships/sale/memberships.present.ts';
import { addVisit } from '../memberships/visits/visits.service.ts';
import { followAccount, openAccount } from '../money/payout-accounts/payout-accounts.service.ts';
import { fillInAccount } from '../money/providers/simulator.accounts.service.ts';
import { payoutAccountOf, sellerOf } from '../money/sellers/sellers.service.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import { makeGymWaiver } from './demo-gym-waiver.ts';
import { daysAgo } from './demo-joined.ts';
import { makeGymNewcomers, type Newcomer } from './demo-neighbors.ts';
import { buy, partsAt } from './demo-till.ts';

interface Gym {
  readonly 'corporate-admin': Person;
  readonly receptionist: Person;
}

interface Member {
  readonly email: string;
  readonly plan: 'Floor' | 'Year';
  /** Days ago: the payments, the first of them by joining. */
  readonly paid: readonly number[];
  readonly frozen?: { readonly ago: number; readonly days: number };
  readonly canceled?: number;
  /** The last payment was by a card that renews it, or all of them. */
  readonly renews?: 'last' | 'all';
}

const members: readonly Member[] = [
  { email: 'trainer@demo.test', plan: 'Floor', paid: [118] },
  { email: 'receptionist@demo.test', plan: 'Year', paid: [100] },
  { email: 'trainee@demo.test', plan: 'Floor', paid: [52, 24], renews: 'last' },
  { email: 'dewi.hartono@ironworks.test', plan: 'Floor', paid: [70, 41] },
  { email: 'rafael.monteiro@ironworks.test', plan: 'Year', paid: [66] },
  { email: 'oluwaseun.adeyemi@ironworks.test', plan: 'Floor', paid: [58] },
  { email: 'greta.nystrom@ironworks.test', plan: 'Floor', paid: [34] },
  { email: 'tomasz.zielny@ironworks.test', plan: 'Year', paid: [44], frozen: { ago: 5, days: 30 } },
  { email: 'aurelie.bonnard@ironworks.test', plan: 'Floor', paid: [25] },
  { email: 'hamza.siddiqui@ironworks.test', plan: 'Floor', paid: [12], canceled: 2 },
  { email: 'ngaire.paki@ironworks.test', plan: 'Floor', paid: [20], renews: 'all' },
  { email: 'sofia.escalante@ironworks.test', plan: 'Year', paid: [15] },
];

/** Days between the payments of who pays by the month. */
const monthly = 29;

/** Seven in ten of those who joined lately are members; some pay by card, and some stopped paying. */
function memberOf({ email, ago }: Newcomer, index: number): Member[] {
  if (!isMember(index)) return [];
  if (index % 5 === 0) return [{ email, plan: 'Year', paid: [ago] }];
  const count = Math.floor(ago / monthly) + 1;
  const paid = Array.from({ length: count }, (_, at) => ago - monthly * at);
  if (index % 9 === 4 && count > 1) paid.pop();
  return [{ email, plan: 'Floor', paid, ...(index % 3 === 1 && { renews: 'all' as const }) }];
}

/**
 * Two plans of the gym, and who has them: tried, paid in cash or by card, due, suspended, frozen, canceled and expired.
 */
export async function makeDemoMemberships(parts: Parts, gym: Gym): Promise<void> {
  const [admin, desk] = [asViewer(gym['corporate-admin']), asViewer(gym.receptionist)];
  const begun = daysAgo(parts, 140);
  const usual = { currency: 'EUR', capacity: null, isOn: true, trialDays: null } as const;
  const floor = await createPlan(begun, admin, {
    ...usual,
    name: 'Floor',
    price: 4900,
    period: 'month',
    includes: 'Main floor and yard hall\nDaily 06:00–22:30',
  });
  const year = await createPlan(begun, admin, {
    ...usual,
    name: 'Year',
    price: 49_000,
    period: 'year',
    capacity: 40,
    includes: 'All of Floor\nTwo months less to pay',
  });
  await connectGym(begun, gym['corporate-admin']);
  const newcomers = await makeGymNewcomers(parts, gym.receptionist.organizationId ?? '');
  for (const member of [...members, ...newcomers.flatMap(memberOf)]) {
    const { id: planId } = member.plan === 'Floor' ? floor : year;
    const id = await payInCash(parts, desk, member, planId);
    for (const ago of cardPayments(member)) await payByCard(parts, member.email, planId, ago);
    const { frozen, canceled } = member;
    if (id && frozen) await freezeMembership(daysAgo(parts, frozen.ago), desk, id, { days: frozen.days });
    if (id && canceled) await cancelMembership(daysAgo(parts, canceled), desk, id, { reason: 'Moving away' });
    if (id && canceled === undefined && frozen === undefined) await comeToTrain(parts, desk, id, member);
  }
  const joined = members.map(({ email, paid }) => ({ email, joined: paid[0] ?? 0 }));
  const lately = newcomers.map(({ email, ago }) => ({ email, joined: ago }));
  await makeGymWaiver(parts, admin, [...joined, ...lately]);
  await changePlan(daysAgo(parts, trialDays), admin, floor.id, { version: floor.version, trialDays });
  for (const { email, ago } of newcomers.filter(tries)) await payByCard(parts, email, floor.id, ago);
}

/** Floor can be tried for two weeks since two weeks ago. */
const trialDays = 14;
const isMember = (index: number) => index % 10 <= 6;
const tries = ({ ago }: Newcomer, index: number) => !isMember(index) && ago < trialDays;

function cardPayments({ paid, renews }: Member): readonly number[] {
  if (renews === undefined) return [];
  return renews === 'all' ? paid : paid.slice(-1);
}

function cashPayments(member: Member): readonly number[] {
  const byCard = cardPayments(member);
  return member.paid.filter((ago) => !byCard.includes(ago));
}

/** What was paid at the desk. Gives the membership. */
async function payInCash(
  parts: Parts,
  desk: Viewer,
  member: Member,
  planId: string,
): Promise<string | undefined> {
  const [first, ...others] = cashPayments(member);
  if (first === undefined) return undefined;
  let held = await addMembership(daysAgo(parts, first), desk, { planId, email: member.email });
  const { id } = held.membership;
  for (const ago of others) {
    const at = daysAgo(parts, ago);
    const today = at.clock.now().toISOString().slice(0, 10);
    held = await takeCash(at, desk, id, presentMembership({ ...held, today }).next);
  }
  return id;
}

/** In the last days that they had paid for. */
async function comeToTrain(
  parts: Parts,
  desk: Viewer,
  membershipId: string,
  { paid }: Member,
): Promise<void> {
  const last = paid.at(-1) ?? 0;
  for (const after of [1, 4, 8]) {
    if (after < last) await addVisit(daysAgo(parts, last - after), desk, { membershipId });
  }
}

/** Pays for the next period or tries the plan, and lets the card renew it. */
async function payByCard(parts: Parts, email: string, planId: string, ago: number): Promise<void> {
  const member = await personByEmail(parts.database.sql, email);
  if (!member) throw new Error('The demo has a member without an account.');
  const { clock } = daysAgo(parts, ago);
  const lines = [{ itemId: planId, quantity: 1, details: { renews: true } }];
  const draft = { kind: membershipKind, offerId: planId, lines };
  await buy(partsAt(parts, clock.now()), member, draft);
}

/** So that people can also join online. */
async function connectGym(parts: Parts, admin: Person): Promise<void> {
  const { organizationId } = admin;
  if (organizationId === null) throw new Error('The demo’s gym has no organization.');
  await openAccount(parts, asViewer(admin), 'organization', 'NLD');
  const { id } = await sellerOf(parts.database, { organizationId }, parts.clock.now());
  const account = await payoutAccountOf(parts.database, id);
  if (!account) throw new Error('The demo’s gym has no payout account.');
  await fillInAccount(parts, account.reference, { review: 'approved', bank: 'good' });
  await followAccount(parts, account.reference);
}
