import {
  accessDays,
  dueDays,
  type MembershipState,
  type membershipFilters,
} from '@chalkline/contract/memberships/membership.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { costWithTax, type TaxTerms } from '@chalkline/contract/money/pricing.rules.ts';
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { savedMethods } from '../../checkout/saved-methods/saved-methods.table.ts';
import { organizations } from '../../organizations/organizations.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { ascending, descending, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { isId } from '../../platform/ids/new-id.ts';
import { taxOfPlan } from '../plans/plans.repository.ts';
import { type PlanRow, plans } from '../plans/plans.table.ts';
import { type MembershipRow, memberships } from './memberships.table.ts';

/** A membership with its plan and its two sides. */
export interface ShownMembership {
  readonly membership: MembershipRow;
  readonly plan: PlanRow;
  /** Of who sells it, and the plan that it changes to. */
  readonly tax: TaxTerms | null;
  readonly seller: string;
  readonly person: string;
  readonly email: string;
  /** The plan that it changes to. */
  readonly nextPlan: PlanRow | null;
  /** What renews it. */
  readonly method: { readonly brand: string; readonly last4: string } | null;
}

const nextPlans = alias(plans, 'next_plans');

export type MembershipFilter = (typeof membershipFilters)[number];

export interface MembershipsAsked {
  readonly sellerId: string;
  readonly search?: string | undefined;
  /** The search is by name and email; else by name alone. */
  readonly byEmail: boolean;
  readonly planId?: string | undefined;
  readonly state: MembershipFilter;
  readonly today: string;
}

export const endingFirst = keyset<ShownMembership>(
  ascending(memberships.paidThrough, ({ membership }) => membership.paidThrough),
  ascending(memberships.id, ({ membership }) => membership.id),
);

export const newestMemberships = keyset<ShownMembership>(
  descending(memberships.id, ({ membership }) => membership.id),
);

/** `stateOf` in the rules says the same of one. */
function membershipIs(state: MembershipFilter, today: string): SQL {
  const { canceledAt, frozenThrough, trialThrough, paidThrough } = memberships;
  const isCanceled = sql`${canceledAt} is not null`;
  const isFrozen = sql`coalesce(${frozenThrough} >= ${today}::date, false)`;
  const isTried = sql`coalesce(${trialThrough} >= ${today}::date, false)`;
  const isPaid = sql`${paidThrough} >= ${today}::date`;
  const isSuspended = sql`${paidThrough} < ${today}::date - ${accessDays}::int`;
  const isLate = sql`${paidThrough} < ${today}::date - ${dueDays}::int`;
  const states: Readonly<Record<MembershipState, SQL>> = {
    canceled: isCanceled,
    frozen: sql`(not ${isCanceled} and ${isFrozen})`,
    trialing: sql`(not ${isCanceled} and not ${isFrozen} and ${isTried})`,
    active: sql`(not ${isCanceled} and not ${isFrozen} and not ${isTried} and ${isPaid})`,
    due: sql`(not ${isCanceled} and not ${isFrozen} and not ${isPaid} and not ${isSuspended})`,
    suspended: sql`(not ${isCanceled} and not ${isFrozen} and ${isSuspended} and not ${isLate})`,
    expired: sql`(not ${isCanceled} and not ${isFrozen} and ${isLate})`,
  };
  if (state === 'overdue') return sql`(${states.due} or ${states.suspended})`;
  if (state !== 'current') return states[state];
  return sql`(${paidThrough} >= ${today}::date - ${dueDays}::int and (not ${isCanceled} or ${isPaid}))`;
}

function selectMemberships(database: Sql) {
  const trainers = sql`(select t.name from accounts.people t where t.id = ${plans.trainerId})`;
  return database
    .select({
      membership: memberships,
      plan: plans,
      nextPlan: nextPlans,
      tax: taxOfPlan(plans),
      seller: sql<string>`coalesce(${trainers}, ${organizations.name}, (select legal_name from money.sellers where is_platform), '')`,
      person: people.name,
      email: people.email,
      method: { brand: savedMethods.brand, last4: savedMethods.last4 },
    })
    .from(memberships)
    .innerJoin(plans, eq(plans.id, memberships.planId))
    .innerJoin(people, eq(people.id, memberships.personId))
    .leftJoin(organizations, eq(organizations.id, plans.organizationId))
    .leftJoin(nextPlans, eq(nextPlans.id, memberships.nextPlanId))
    .leftJoin(savedMethods, eq(savedMethods.id, memberships.methodId));
}

function ofPlan(planId: string | undefined): SQL | undefined {
  if (planId === undefined) return undefined;
  return isId(planId) ? eq(memberships.planId, planId) : sql`false`;
}

const nameAndEmail = sql`(${people.name} || ' ' || ${people.email})`;

function fits({ sellerId, search, byEmail, planId, state, today }: MembershipsAsked): SQL | undefined {
  return and(
    eq(memberships.sellerId, sellerId),
    ofPlan(planId),
    membershipIs(state, today),
    search ? matchesPrefixes(byEmail ? nameAndEmail : sql`${people.name}`, search) : undefined,
  );
}

export function findMemberships(
  database: Sql,
  asked: MembershipsAsked,
  page: KeysetPage,
): Promise<ShownMembership[]> {
  return pageOf(selectMemberships(database).$dynamic(), fits(asked), page);
}

export function findMembershipsOf(
  database: Sql,
  personId: string,
  page: KeysetPage,
): Promise<ShownMembership[]> {
  return pageOf(selectMemberships(database).$dynamic(), eq(memberships.personId, personId), page);
}

/** Of one seller, latest paid first. */
export function findMembershipsAt(
  database: Sql,
  sellerId: string,
  personIds: readonly string[],
): Promise<ShownMembership[]> {
  return selectMemberships(database)
    .where(and(eq(memberships.sellerId, sellerId), inArray(memberships.personId, [...personIds])))
    .orderBy(desc(memberships.paidThrough), desc(memberships.id));
}

export async function findMembership(database: Sql, id: string): Promise<ShownMembership | null> {
  const [found] = await selectMemberships(database).where(eq(memberships.id, id));
  return found ?? null;
}

export type CountedMemberships = Readonly<Record<MembershipFilter | 'trialsEnding', number>> & {
  /** The last paid day of who is overdue for the longest. */
  readonly dueAfter: string | null;
};

/** How many are in each state. */
export async function countMemberships(
  database: Sql,
  sellerId: string,
  today: string,
): Promise<CountedMemberships> {
  const those = (state: MembershipFilter) =>
    sql<number>`count(*) filter (where ${membershipIs(state, today)})::int`;
  const [found] = await database
    .select({
      current: those('current'),
      overdue: those('overdue'),
      active: those('active'),
      due: those('due'),
      suspended: those('suspended'),
      frozen: those('frozen'),
      trialing: those('trialing'),
      canceled: those('canceled'),
      expired: those('expired'),
      trialsEnding: sql<number>`count(*) filter (where ${membershipIs('trialing', today)}
        and ${memberships.trialThrough} < ${today}::date + 7)::int`,
      dueAfter: sql<
        string | null
      >`min(${memberships.paidThrough}) filter (where ${membershipIs('overdue', today)})::text`,
    })
    .from(memberships)
    .where(eq(memberships.sellerId, sellerId));
  const none = { trialing: 0, active: 0, due: 0, suspended: 0, frozen: 0, canceled: 0, expired: 0 };
  return found ?? { current: 0, overdue: 0, ...none, trialsEnding: 0, dueAfter: null };
}

/** What those who are overdue would pay now, with tax. */
export async function sumDue(
  database: Sql,
  sellerId: string,
  today: string,
): Promise<{ readonly amount: number; readonly currency: CurrencyCode }[]> {
  const { price, currency } = plans;
  const rows = await database
    .select({ price, currency, tax: taxOfPlan(plans), people: sql<number>`count(*)::int` })
    .from(memberships)
    .innerJoin(plans, eq(plans.id, memberships.planId))
    .where(and(eq(memberships.sellerId, sellerId), membershipIs('overdue', today), sql`${price} > 0`))
    .groupBy(plans.id)
    .orderBy(currency);
  const sums = new Map<CurrencyCode, number>();
  for (const row of rows) {
    const due = costWithTax(row.price, row.tax, row.currency) * row.people;
    sums.set(row.currency, (sums.get(row.currency) ?? 0) + due);
  }
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}

/** The membership of a person in a plan, locked until the transaction ends if `takes`. */
export async function findHeld(
  database: Sql,
  held: { readonly planId: string; readonly personId: string },
  takes: boolean,
): Promise<MembershipRow | null> {
  const query = database
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.planId, held.planId),
        eq(memberships.personId, held.personId),
        isNull(memberships.replacedAt),
      ),
    );
  const [found] = await (takes ? query.for('update') : query);
  return found ?? null;
}

/** Whether the member ended the renewal that this order was to pay. Keeps the answer until the transaction ends. */
export async function isCalledOff(database: Sql, orderId: string): Promise<boolean> {
  const [found] = await database
    .select({ methodId: memberships.methodId })
    .from(memberships)
    .where(eq(memberships.renewalOrderId, orderId))
    .for('update');
  return found !== undefined && found.methodId === null;
}

/** What renews it. Locked until the transaction ends. */
export async function findMethodOf(database: Sql, id: string): Promise<string | null> {
  const [found] = await database
    .select({ methodId: memberships.methodId })
    .from(memberships)
    .where(eq(memberships.id, id))
    .for('update');
  return found?.methodId ?? null;
}

/** Those with plans of a seller, of one person or all, that nobody has canceled, locked until the transaction ends. */
export async function lockUncanceled(
  database: Sql,
  { sellerId, personId }: { readonly sellerId: string; readonly personId?: string },
): Promise<MembershipRow[]> {
  return database
    .select()
    .from(memberships)
    .where(
      and(
        personId === undefined ? undefined : eq(memberships.personId, personId),
        eq(memberships.sellerId, sellerId),
        isNull(memberships.canceledAt),
        isNull(memberships.replacedAt),
      ),
    )
    .orderBy(asc(memberships.id))
    .for('update');
}

/** Locked until the transaction ends. */
export async function lockMembership(database: Sql, id: string): Promise<void> {
  await database.select({ id: memberships.id }).from(memberships).where(eq(memberships.id, id)).for('update');
}

/** Does nothing where the person has the plan already. */
export async function insertMembership(database: Sql, row: MembershipRow): Promise<void> {
  await database.insert(memberships).values(row).onConflictDoNothing();
}

export async function updateMembership(
  database: Sql,
  id: string,
  change: Partial<MembershipRow>,
): Promise<void> {
  await database.update(memberships).set(change).where(eq(memberships.id, id));
}
