import { membershipKind } from '@chalkline/contract/memberships/plan.schema.ts';
import { type Person, personByEmail } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { cancelMembership, freezeMembership } from '../memberships/memberships/memberships.service.ts';
import { createPlan } from '../memberships/plans/plans.service.ts';
import { addMembership, takeCash } from '../memberships/sale/desk.service.ts';
import { presentMembership } from '../memberships/sale/memberships.present.ts';
import { followAccount, openAccount } from '../money/payout-accounts/payout-accounts.service.ts';
import { fillInAccount } from '../money/providers/simulator.accounts.service.ts';
import { payoutAccountOf, sellerOf } from '../money/sellers/sellers.service.ts';
import type { Parts } from '../platform/parts.ts';
import { daysAgo } from './demo-joined.ts';
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
  /** The last payment was by a card that renews it. */
  readonly renews?: true;
}

const members: readonly Member[] = [
  { email: 'trainer@demo.test', plan: 'Floor', paid: [118] },
  { email: 'receptionist@demo.test', plan: 'Year', paid: [100] },
  { email: 'trainee@demo.test', plan: 'Floor', paid: [52, 24], renews: true },
  { email: 'dewi.hartono@ironworks.test', plan: 'Floor', paid: [70, 41] },
  { email: 'rafael.monteiro@ironworks.test', plan: 'Year', paid: [66] },
  { email: 'oluwaseun.adeyemi@ironworks.test', plan: 'Floor', paid: [58] },
  { email: 'greta.nystrom@ironworks.test', plan: 'Floor', paid: [34] },
  { email: 'tomasz.zielny@ironworks.test', plan: 'Year', paid: [44], frozen: { ago: 5, days: 30 } },
  { email: 'aurelie.bonnard@ironworks.test', plan: 'Floor', paid: [25] },
  { email: 'hamza.siddiqui@ironworks.test', plan: 'Floor', paid: [12], canceled: 2 },
  { email: 'ngaire.paki@ironworks.test', plan: 'Floor', paid: [20], renews: true },
  { email: 'sofia.escalante@ironworks.test', plan: 'Year', paid: [15] },
];

/** Two plans of the gym, and who has them: paid in cash or by card, due, suspended, frozen, canceled and expired. */
export async function makeDemoMemberships(parts: Parts, gym: Gym): Promise<void> {
  const [admin, desk] = [asViewer(gym['corporate-admin']), asViewer(gym.receptionist)];
  const begun = daysAgo(parts, 140);
  const usual = { currency: 'EUR', capacity: null, isOn: true } as const;
  const floor = await createPlan(begun, admin, {
    ...{ ...usual, name: 'Floor', price: 4900, period: 'month' },
    includes: 'Main floor and yard hall\nDaily 06:00–22:30',
  });
  const year = await createPlan(begun, admin, {
    ...{ ...usual, name: 'Year', price: 49_000, period: 'year', capacity: 40 },
    includes: 'All of Floor\nTwo months less to pay',
  });
  await connectGym(parts, gym['corporate-admin']);
  for (const { email, plan, paid, frozen, canceled, renews } of members) {
    const planId = plan === 'Floor' ? floor.id : year.id;
    const byCard = renews ? paid.at(-1) : undefined;
    const [first, ...others] = paid.filter((ago) => ago !== byCard);
    if (byCard !== undefined && first === undefined) await payByCard(parts, email, planId, byCard);
    if (first === undefined) continue;
    let held = await addMembership(daysAgo(parts, first), desk, { planId, email });
    const { id } = held.membership;
    for (const ago of others) {
      const at = daysAgo(parts, ago);
      const today = at.clock.now().toISOString().slice(0, 10);
      held = await takeCash(at, desk, id, presentMembership({ ...held, today }).next);
    }
    if (byCard !== undefined) await payByCard(parts, email, planId, byCard);
    if (frozen) await freezeMembership(daysAgo(parts, frozen.ago), desk, id, { days: frozen.days });
    if (canceled) await cancelMembership(daysAgo(parts, canceled), desk, id, { reason: 'Moving away' });
  }
}

/** Pays for the next period, and lets the card renew it. */
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
