import { dueDays } from '@chalkline/contract/memberships/membership.schema.ts';
import { mostPlans } from '@chalkline/contract/memberships/plan.schema.ts';
import type { TaxTerms } from '@chalkline/contract/money/pricing.rules.ts';
import { and, asc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { organizations } from '../../organizations/organizations.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { ascending, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import { canReach } from '../../profiles/blocks/blocks.table.ts';
import { type PlanRow, plans } from './plans.table.ts';

export interface ShownPlan extends PlanRow {
  readonly seller: string;
  readonly tax: TaxTerms | null;
  /** Who has it now. */
  readonly people: number;
  /** Those of them who try it. */
  readonly trialing: number;
  /** In the last 30 days. */
  readonly joined: number;
  readonly left: number;
}

export const planPersonalTables: readonly PersonalTable[] = [
  {
    table: plans,
    byId: [plans.trainerId],
    exported: {
      name: 'membershipPlans',
      columns: { name: plans.name, price: plans.price, currency: plans.currency, period: plans.period },
    },
    // Members keep what they paid for; no new ones join.
    erased: async (database, { id }) => {
      await database.update(plans).set({ isOn: false }).where(eq(plans.trainerId, id));
    },
  },
];

export const planOrder = keyset<ShownPlan>(
  ascending({ sql: sql`lower(${plans.name})`, type: 'text' }, ({ name }) => name.toLowerCase()),
  ascending(plans.id, ({ id }) => id),
);

const held = sql`from memberships.memberships m where m.plan_id = "memberships"."plans"."id"`;

/** Those that take a place: a canceled one as long as it's paid, others until they expire. */
const runs = (today: string) =>
  sql`m.paid_through >= ${today}::date - case when m.canceled_at is null then ${dueDays}::int else 0 end`;

/** Its last day: a canceled one ends with the paid time, others expire. */
const endedOn = sql`m.paid_through + case when m.canceled_at is null then ${dueDays}::int else 0 end`;

/** The tax of who sells a plan. */
export function taxOfPlan({ isPlatform, trainerId, organizationId }: Owned): SQL<TaxTerms | null> {
  const terms = sql`select json_build_object('rate', s.tax_rate, 'isIncluded', s.tax_included)
    from money.sellers s where s.tax_rate > 0 and`;
  return sql`case when ${isPlatform} then (${terms} s.is_platform)
    when ${trainerId} is not null then (${terms} s.person_id = ${trainerId})
    else (${terms} s.organization_id = ${organizationId}) end`;
}

type Owned = Readonly<Record<'isPlatform' | 'trainerId' | 'organizationId', AnyPgColumn>>;

function selectPlans(database: Sql, today: string) {
  return database
    .select({
      plan: plans,
      seller: sql<string>`coalesce(${people.name}, ${organizations.name}, (select legal_name from money.sellers where is_platform), '')`,
      tax: taxOfPlan(plans),
      people: sql<number>`(select count(*)::int ${held} and ${runs(today)})`,
      trialing: sql<number>`(select count(*)::int ${held} and m.canceled_at is null and m.trial_through >= ${today}::date)`,
      joined: sql<number>`(select count(*)::int ${held} and m.joined_on > ${today}::date - 30)`,
      left: sql<number>`(select count(*)::int ${held} and ${endedOn} between ${today}::date - 30 and ${today}::date - 1)`,
    })
    .from(plans)
    .leftJoin(people, eq(people.id, plans.trainerId))
    .leftJoin(organizations, eq(organizations.id, plans.organizationId));
}

type Selected = Awaited<ReturnType<typeof selectPlans>>[number];
const shown = ({ plan, ...rest }: Selected): ShownPlan => ({ ...plan, ...rest });

/** Those of the viewer's organization, their own as a trainer, or the platform's for its administrators. */
function isSoldBy(viewer: Viewer): SQL | undefined {
  if (viewer.accountType === 'admin') return eq(plans.isPlatform, true);
  return viewer.accountType === 'trainer'
    ? eq(plans.trainerId, viewer.personId)
    : and(
        isNull(plans.trainerId),
        eq(plans.isPlatform, false),
        sql`${plans.organizationId} = ${viewer.organizationId}`,
      );
}

/** The platform sells to people on their own and to the administrators of organizations, some plans to these alone. */
function isFor({
  accountType,
  organizationId,
}: Pick<Viewer, 'accountType' | 'organizationId'>): SQL | undefined {
  if (accountType === 'corporate_admin') return undefined;
  return organizationId === null ? eq(plans.isForCompanies, false) : eq(plans.isPlatform, false);
}

/** By name. */
export async function findOwnPlans(database: Sql, viewer: Viewer, today: string): Promise<ShownPlan[]> {
  const rows = await selectPlans(database, today)
    .where(and(organizationScope(plans.organizationId, viewer, 'sees'), isSoldBy(viewer)))
    .orderBy(sql`lower(${plans.name})`, plans.id);
  return rows.map(shown);
}

/** One that the viewer sells. */
export async function findOwnPlan(
  database: Sql,
  viewer: Viewer,
  asked: { readonly id: string; readonly today: string },
): Promise<ShownPlan | null> {
  const own = and(organizationScope(plans.organizationId, viewer, 'sees'), isSoldBy(viewer));
  const [found] = await selectPlans(database, asked.today).where(and(eq(plans.id, asked.id), own));
  return found ? shown(found) : null;
}

/** Who has a plan now and can be reached: they are there, and neither of the two blocks the other. */
export async function findMembersToReach(
  database: Sql,
  { personId, planId, today }: { readonly personId: string; readonly planId: string; readonly today: string },
): Promise<string[]> {
  const rows = await database
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        sql`${people.id} in (select m.person_id from memberships.memberships m
          where m.plan_id = ${planId} and ${runs(today)})`,
        canReach(personId),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Whether the viewer sells it. */
export async function isOwnPlan(database: Sql, viewer: Viewer, id: string): Promise<boolean> {
  const own = and(organizationScope(plans.organizationId, viewer, 'sees'), isSoldBy(viewer));
  return (await database.$count(plans, and(eq(plans.id, id), own))) > 0;
}

/** One that the viewer may know of. */
export async function findPlan(
  database: Sql,
  viewer: Pick<Viewer, 'accountType' | 'organizationId'>,
  asked: { readonly id: string; readonly today: string },
): Promise<ShownPlan | null> {
  const [found] = await selectPlans(database, asked.today).where(
    and(eq(plans.id, asked.id), organizationScope(plans.organizationId, viewer, 'sees'), isFor(viewer)),
  );
  return found ? shown(found) : null;
}

/**
 * The other plans of its seller in its currency that take members, that the viewer may know of and the person doesn't
 * have, the cheapest first.
 */
export async function findSiblings(
  database: Sql,
  viewer: Pick<Viewer, 'accountType' | 'organizationId'>,
  { plan, personId, today }: { readonly plan: PlanRow; readonly personId: string; readonly today: string },
): Promise<ShownPlan[]> {
  const same = (column: AnyPgColumn, value: string | null) =>
    value === null ? isNull(column) : eq(column, value);
  const rows = await selectPlans(database, today)
    .where(
      and(
        organizationScope(plans.organizationId, viewer, 'sees'),
        isFor(viewer),
        eq(plans.isOn, true),
        eq(plans.currency, plan.currency),
        ne(plans.id, plan.id),
        same(plans.organizationId, plan.organizationId),
        same(plans.trainerId, plan.trainerId),
        eq(plans.isPlatform, plan.isPlatform),
        sql`not exists (select 1 ${held} and m.person_id = ${personId} and ${runs(today)})`,
      ),
    )
    .orderBy(asc(plans.price), asc(plans.id))
    .limit(mostPlans);
  return rows.map(shown);
}

/** One that something was sold of, for whomever it was. Keeps it as it is until the transaction ends. */
export async function keepPlan(database: Sql, id: string): Promise<PlanRow | null> {
  const [found] = await database.select().from(plans).where(eq(plans.id, id)).for('share');
  return found ?? null;
}

/** With who has them now: of pools, for any buyer. */
export async function findRooms(
  database: Sql,
  ids: readonly string[],
  today: string,
): Promise<{ readonly id: string; readonly capacity: number | null; readonly people: number }[]> {
  return database
    .select({
      id: plans.id,
      capacity: plans.capacity,
      people: sql<number>`(select count(*)::int ${held} and ${runs(today)})`,
    })
    .from(plans)
    .where(sql`${plans.id}::text = any(${sql.param([...ids])})`);
}

export interface OffersAsked {
  readonly viewer: Viewer;
  readonly planId?: string | undefined;
  readonly trainerId?: string | undefined;
  readonly today: string;
}

/** Whose plans a person paid for or tried already, so that they get no trial there anymore. */
export async function findTriedSellers(database: Sql, personId: string): Promise<ReadonlySet<string>> {
  const { rows } = await database.execute<{ id: string }>(
    sql`select distinct m.seller_id as id from memberships.memberships m
      join memberships.periods p on p.membership_id = m.id
      where m.person_id = ${personId} and (p.amount > 0 or p.is_trial)`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** What the viewer can join: of their organization, of one trainer, or the one plan that a link names. */
export async function findOffers(
  database: Sql,
  { viewer, planId, trainerId, today }: OffersAsked,
  page: KeysetPage,
): Promise<ShownPlan[]> {
  const joined = sql`exists (select 1 ${held} and m.person_id = ${viewer.personId} and ${runs(today)})`;
  const is = (column: typeof plans.id | typeof plans.trainerId, id: string) =>
    isId(id) ? eq(column, id) : sql`false`;
  const which =
    planId !== undefined
      ? is(plans.id, planId)
      : trainerId !== undefined
        ? is(plans.trainerId, trainerId)
        : or(sql`${plans.organizationId} = ${viewer.organizationId}`, eq(plans.isPlatform, true));
  const wanted = and(
    organizationScope(plans.organizationId, viewer, 'sees'),
    which,
    isFor(viewer),
    eq(plans.isOn, true),
    sql`not ${joined}`,
  );
  return (await pageOf(selectPlans(database, today).$dynamic(), wanted, page)).map(shown);
}

export async function insertPlan(database: Sql, row: PlanRow): Promise<void> {
  await database.insert(plans).values(row);
}

export async function updatePlan(database: Sql, id: string, change: Partial<PlanRow>): Promise<void> {
  await database.update(plans).set(change).where(eq(plans.id, id));
}

/** Locked until the transaction ends; only one that the viewer sells. */
export async function takePlan(database: Sql, viewer: Viewer, id: string): Promise<PlanRow | null> {
  const own = and(organizationScope(plans.organizationId, viewer, 'sees'), isSoldBy(viewer));
  const [found] = await database
    .select()
    .from(plans)
    .where(and(eq(plans.id, id), own))
    .for('update');
  return found ?? null;
}
