import { newCancellation } from '@chalkline/contract/memberships/membership.schema.ts';
import { membershipKind } from '@chalkline/contract/memberships/plan.schema.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { day } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { person } from '../../../accounts/people/people.factory.ts';
import type { Person } from '../../../accounts/people/people.service.ts';
import { asViewer } from '../../../competitions/competitions/competitions.factory.ts';
import { buy, connectPayouts, refund } from '../../../demo/demo-till.ts';
import { balanceOf } from '../../../money/ledger/ledger.service.ts';
import { getStatement } from '../../../money/payouts/statements.service.ts';
import { sellerOf } from '../../../money/sellers/sellers.service.ts';
import type { TestClock } from '../../../platform/clock/clock.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Parts } from '../../../platform/parts.ts';
import {
  cancelMembership,
  freezeMembership,
  keepMembership,
  listMyMemberships,
  stopRenewal,
} from '../../memberships/memberships.service.ts';
import { dropPlanChange, setPlanChange } from '../../memberships/plan-changes.service.ts';
import { createPlan } from '../../plans/plans.service.ts';
import { renewMemberships } from '../renewals.clock.service.ts';

interface TimelinesAsked {
  readonly members: number;
  readonly days: number;
  readonly seed: number;
}

export interface TimelinesLived {
  /** How often each thing was done, refused ones left out. */
  readonly done: Readonly<Record<string, number>>;
  readonly charges: number;
  readonly trials: number;
  /** Trials that were paid for after their end. */
  readonly kept: number;
  /** What must never be; empty when all is well. */
  readonly wrong: readonly string[];
}

interface Member {
  readonly buyer: Person;
  readonly id: string;
  readonly joinsOn: number;
  readonly card: string;
  /** Their own numbers: what others do beside them changes none of theirs. */
  readonly random: () => number;
}

type Plans = readonly { readonly id: string; readonly price: number }[];

/** Members who do something in the same moment. */
const atOnce = 8;
const prices = [3000, 6000, 9000];
const cards = [testCards.pays, testCards.pays, testCards.pays, testCards.paysOnce];
const { signal } = new AbortController();
const daily = [
  'join',
  'cancel',
  'keep',
  'stop',
  'freeze',
  'upgrade',
  'downgrade',
  'drop',
  'pay',
  'refund',
] as const;
type Happening = (typeof daily)[number];

/**
 * Members of one trainer live through days on a moved clock: they join, some of them with a trial, cancel, undo it, freeze, change plans and pay
 * by hand, some of their cards fail, the trainer refunds, and the billing clock runs. Then what was charged is compared
 * with what they have, and both with the ledger.
 */
export async function liveTimelines(
  parts: Parts & { readonly clock: TestClock },
  { members: count, days, seed }: TimelinesAsked,
): Promise<TimelinesLived> {
  const random = randomFrom(seed);
  const from = parts.clock.now();
  const coach = await person(parts, { accountType: 'trainer', organizationId: null });
  await connectPayouts(parts, coach, 'NLD');
  const plans = await makePlans(parts, coach);
  const members: Member[] = [];
  for (let index = 0; index < count; index += 1) {
    const buyer = await person(parts, { name: `Member ${index}` });
    const own = randomFrom(seed + 1 + index);
    const joinsOn = Math.floor(own() * 20);
    members.push({ buyer, id: buyer.id, joinsOn, card: pick(own, cards), random: own });
  }
  const done: Record<string, number> = {};
  const wrong: string[] = [];
  for (let today = 0; today < days; today += 1) {
    const happenings = members.flatMap((member) => {
      const happening = happeningOn(today, member);
      return happening ? [{ coach, plans, member, happening }] : [];
    });
    for (let from = 0; from < happenings.length; from += atOnce) {
      const scenes = happenings.slice(from, from + atOnce);
      const happened = await Promise.all(scenes.map((scene) => happen(parts, scene).catch(refused)));
      for (const [place, { happening }] of scenes.entries())
        if (happened[place]) done[happening] = (done[happening] ?? 0) + 1;
    }
    parts.clock.advance(day);
    const quiet = await chargesOfQuiet(parts, coach);
    await renewMemberships(parts, {}, { id: '', attempt: 1, signal });
    if (random() < 0.3) await renewMemberships(parts, {}, { id: '', attempt: 1, signal });
    for (const [id, charges] of await chargesOfQuiet(parts, coach)) {
      if (charges !== (quiet.get(id) ?? charges))
        wrong.push(`${id} was charged in a trial or after they ended it`);
    }
  }
  wrong.push(...(await auditOf(parts, coach)), ...(await statementsOf(parts, coach, from)));
  const { rows } = await parts.database.sql.execute<{ charges: number }>(
    sql`select count(*)::int as charges from checkout.payments where state = 'succeeded' and amount > 0`,
  );
  return { done, charges: rows[0]?.charges ?? 0, wrong, ...(await countTrials(parts)) };
}

async function countTrials({ database }: Parts): Promise<{ readonly trials: number; readonly kept: number }> {
  const { rows } = await database.sql.execute<{ trials: number; kept: number }>(
    sql`select count(*)::int as trials, count(*) filter (where exists (select from memberships.periods later
      where later.membership_id = p.membership_id and later.starts_on > p.ends_on and later.amount > 0
      and later.paid_at::date > p.ends_on))::int as kept
      from memberships.periods p where p.is_trial`,
  );
  return rows[0] ?? { trials: 0, kept: 0 };
}

function pick<Item>(random: () => number, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

function happeningOn(today: number, { joinsOn, random }: Member): Happening | null {
  if (today < joinsOn) return null;
  if (today === joinsOn) return 'join';
  return random() < 0.06 ? pick(random, daily) : null;
}

/** Whatever can't be done at the moment is refused. */
function refused(failure: unknown): false {
  if (!(failure instanceof Refusal)) throw failure;
  return false;
}

async function makePlans(parts: Parts, coach: Person): Promise<Plans> {
  const made = [];
  for (const price of prices) {
    const usual = { currency: 'EUR', period: 'month', includes: '', capacity: null, isOn: true } as const;
    const facts = { ...usual, name: `Plan ${price}`, price, trialDays: price < 9000 ? 12 : null };
    made.push(await createPlan(parts, asViewer(coach), facts));
  }
  return made;
}

interface Scene {
  readonly coach: Person;
  readonly plans: Plans;
  readonly member: Member;
  readonly happening: Happening;
}

/** False where there is nothing to do it with. */
async function happen(parts: Parts, scene: Scene): Promise<boolean> {
  const { coach, plans, member, happening } = scene;
  const { buyer, card, random } = member;
  const viewer = asViewer(buyer);
  const draftOf = (planId: string, details: object) => ({
    kind: membershipKind,
    offerId: planId,
    lines: [{ itemId: planId, quantity: 1, details }],
  });
  const mine = (await listMyMemberships(parts, viewer, { limit: 100 })).data;
  const held = mine.find(({ membership }) => !membership.replacedAt)?.membership;
  const planId = held?.planId ?? pick(random, plans).id;
  if (happening === 'join' || happening === 'pay') {
    await buy(parts, buyer, draftOf(planId, { renews: random() < 0.7 }), card);
    return true;
  }
  if (!held) return false;
  const price = plans.find(({ id }) => id === planId)?.price ?? 0;
  if (happening === 'cancel') await cancelMembership(parts, viewer, held.id, newCancellation.parse({}));
  else if (happening === 'keep') await keepMembership(parts, viewer, held.id);
  else if (happening === 'stop') await stopRenewal(parts, viewer, held.id);
  else if (happening === 'freeze') await freezeMembership(parts, viewer, held.id, { days: 7 });
  else if (happening === 'drop') await dropPlanChange(parts, viewer, held.id);
  else if (happening === 'refund') return refundOne(parts, coach, member);
  else {
    const others = plans.filter((plan) =>
      happening === 'upgrade' ? plan.price > price : plan.price < price,
    );
    if (others.length === 0) return false;
    const other = pick(random, others);
    if (happening === 'upgrade') await buy(parts, buyer, draftOf(other.id, { changes: held.id }), card);
    else await setPlanChange(parts, viewer, held.id, { planId: other.id, price: other.price });
  }
  return true;
}

/** One of the orders that a member paid. */
async function refundOne(parts: Parts, coach: Person, { id, random }: Member): Promise<boolean> {
  const { rows } = await parts.database.sql.execute<{ id: string }>(
    sql`select p.order_id as id from memberships.periods p join memberships.memberships m on m.id = p.membership_id
      where m.person_id = ${id} and p.returned_at is null and p.order_id is not null and p.amount > 0`,
  );
  if (rows.length === 0) return false;
  await refund(parts, asViewer(coach), pick(random, rows).id, {});
  return true;
}

/** Payments of members who canceled, who try it, or whose card nothing may take. */
async function chargesOfQuiet(parts: Parts, coach: Person): Promise<ReadonlyMap<string, number>> {
  const today = parts.clock.now().toISOString().slice(0, 10);
  const { rows } = await parts.database.sql.execute<{ id: string; charges: number }>(
    sql`select m.person_id as id, (select count(*)::int from checkout.payments p
        join checkout.orders o on o.id = p.order_id where o.person_id = m.person_id and p.state = 'succeeded' and p.amount > 0) as charges
      from memberships.memberships m where m.seller_id = ${coach.id}
      and not exists (select from memberships.memberships other where other.person_id = m.person_id
        and other.canceled_at is null and other.method_id is not null
        and (other.trial_through is null or other.trial_through < ${today}::date))`,
  );
  return new Map(rows.map(({ id, charges }) => [id, charges]));
}

/** Compares what was paid with what members have and with the books. */
async function auditOf(parts: Parts, coach: Person): Promise<string[]> {
  const database = parts.database.sql;
  const wrong: string[] = [];
  const twice = await database.execute(
    sql`select one.id from memberships.periods one join memberships.periods other
      on other.membership_id = one.membership_id and other.id > one.id
      and daterange(one.starts_on, one.ends_on, '[]') && daterange(other.starts_on, other.ends_on, '[]')
      where one.returned_at is null and other.returned_at is null
      and one.from_plan_id is null and other.from_plan_id is null`,
  );
  if (twice.rows.length > 0) wrong.push(`${twice.rows.length} periods overlap`);
  const unmatched = await database.execute(
    sql`select o.id from checkout.orders o join checkout.payments p on p.order_id = o.id and p.state = 'succeeded'
      where o.state = 'paid' and (select count(*) from memberships.periods q
        where q.order_id = o.id and q.returned_at is null) <> 1`,
  );
  if (unmatched.rows.length > 0) wrong.push(`${unmatched.rows.length} paid orders gave no period`);
  const tried = await database.execute(
    sql`select m.person_id from memberships.periods p join memberships.memberships m on m.id = p.membership_id
      where p.is_trial group by m.person_id, m.seller_id having count(*) > 1`,
  );
  if (tried.rows.length > 0) wrong.push(`${tried.rows.length} members had two trials`);
  const payments = await database.execute(
    sql`select order_id from checkout.payments where state = 'succeeded' group by order_id having count(*) > 1`,
  );
  if (payments.rows.length > 0) wrong.push(`${payments.rows.length} orders were paid twice`);
  const { rows } = await database.execute<{ amount: number }>(
    sql`select coalesce(sum(amount), 0)::int as amount from memberships.periods
      where returned_at is null and order_id is not null`,
  );
  const { id: sellerId } = await sellerOf(parts.database, { personId: coach.id }, parts.clock.now());
  const owed = -(await balanceOf(database, 'payable', sellerId, 'EUR'));
  if (owed !== rows[0]?.amount) wrong.push(`The ledger owes ${owed}, members have paid ${rows[0]?.amount}`);
  return wrong;
}

/** Compares each month's statement with the month before and with the ledger. */
async function statementsOf(parts: Parts, coach: Person, from: Date): Promise<string[]> {
  const wrong: string[] = [];
  const { id: sellerId } = await sellerOf(parts.database, { personId: coach.id }, parts.clock.now());
  const until = parts.clock.now();
  let carried = 0;
  for (
    let first = new Date(`${from.toISOString().slice(0, 7)}-01T00:00:00Z`);
    first <= until;
    first.setUTCMonth(first.getUTCMonth() + 1)
  ) {
    const month = first.toISOString().slice(0, 7);
    const statement = await getStatement(parts, asViewer(coach), 'person', { month, currency: 'EUR' });
    if (!statement.isBalanced || statement.opening !== carried)
      wrong.push(`The statement of ${month} is off`);
    carried = statement.closing;
  }
  const owed = -(await balanceOf(parts.database.sql, 'payable', sellerId, 'EUR'));
  if (owed !== carried) wrong.push(`The ledger owes ${owed}, the statements say ${carried}`);
  return wrong;
}

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
