import type { RefundState } from '@chalkline/contract/money/money.lifecycles.ts';
import { tillSalesShown } from '@chalkline/contract/overview/till.schema.ts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { people } from '../accounts/people/people.table.ts';
import { orders } from '../checkout/orders/orders.table.ts';
import { refunds } from '../checkout/refunds/refunds.table.ts';
import { groups } from '../groups/groups/groups.table.ts';
import { memberships } from '../memberships/memberships/memberships.table.ts';
import { periods } from '../memberships/memberships/periods.table.ts';
import { plans } from '../memberships/plans/plans.table.ts';
import { ledgerEntries, ledgerPostings } from '../money/ledger/ledger.table.ts';
import { sellers } from '../money/sellers/sellers.table.ts';
import { organizations } from '../organizations/organizations.table.ts';
import type { Sql } from '../platform/database/database.ts';
import { organizationScope } from '../platform/database/organization-scope.ts';
import type { PersonalTable } from '../platform/database/personal-tables.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { type TillCountRow, tillCounts } from './till-counts.table.ts';

export const tillPersonalTables: readonly PersonalTable[] = [
  {
    table: tillCounts,
    byId: [tillCounts.personId],
    exported: {
      name: 'tillCounts',
      columns: { day: tillCounts.day, counted: tillCounts.counted, currency: tillCounts.currency },
    },
    erased: { kept: 'counts of cash are the organization’s books; only the id of who counted is kept' },
  },
];

/** A day at a desk. */
export interface TillAsked {
  readonly viewer: Viewer & { readonly organizationId: string };
  readonly day: string;
  readonly from: Date;
  readonly to: Date;
}

/** Receptionists see what they handled themselves. */
const handledBy = (column: SQL, { viewer }: TillAsked): SQL | undefined =>
  viewer.accountType === 'receptionist' ? sql`${column} = ${viewer.personId}::uuid` : undefined;

export type TillOrder = Awaited<ReturnType<typeof findTillOrders>>[number];

/** Orders of tickets and plans that were sold at the organization’s desk, the latest first. */
export function findTillOrders(database: Sql, asked: TillAsked) {
  const { from, to, viewer } = asked;
  const refund = sql<RefundState | null>`(select ${refunds.state} from ${refunds}
    where ${refunds.orderId} = ${orders.id} order by ${refunds.id} desc limit 1)`;
  return database
    .select({ order: orders, person: { id: people.id, name: people.name }, refund })
    .from(orders)
    .innerJoin(people, eq(people.id, orders.deskPersonId))
    .leftJoin(groups, eq(sql`${groups.id}::text`, orders.offerId))
    .leftJoin(plans, eq(sql`${plans.id}::text`, orders.offerId))
    .where(
      and(
        handledBy(sql`${orders.deskPersonId}`, asked),
        gte(orders.paidAt, from),
        lt(orders.paidAt, to),
        isOfDesk(
          viewer,
          organizationScope(groups.organizationId, viewer, 'sees'),
          organizationScope(plans.organizationId, viewer, 'sees'),
        ),
      ),
    )
    .orderBy(desc(orders.paidAt), desc(orders.id))
    .limit(tillSalesShown);
}

/** Whether the event or the plan that an order is for is of the desk’s organization, as far as its viewer sees them. */
const isOfDesk = ({ organizationId }: TillAsked['viewer'], seesEvents: SQL, seesPlans: SQL) =>
  or(
    and(seesEvents, eq(groups.organizationId, organizationId)),
    and(seesPlans, eq(plans.organizationId, organizationId)),
  );

/** Cash that refunds are still to give back, by order, of everyone’s sales: the oldest first. */
export function findCashToGiveBack(database: Sql, { viewer }: TillAsked) {
  return database
    .select({
      orderId: orders.id,
      buyerName: orders.buyerName,
      title: orders.title,
      currency: orders.currency,
      amount: sql<number>`sum(${refunds.amount})`.mapWith(Number),
      askedAt: sql<Date>`min(${refunds.createdAt})`.mapWith(refunds.createdAt),
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(groups, eq(sql`${groups.id}::text`, orders.offerId))
    .leftJoin(plans, eq(sql`${plans.id}::text`, orders.offerId))
    .where(
      and(
        eq(refunds.isCash, true),
        eq(refunds.state, 'asked'),
        isOfDesk(
          viewer,
          organizationScope(groups.organizationId, viewer, 'sees'),
          organizationScope(plans.organizationId, viewer, 'sees'),
        ),
      ),
    )
    .groupBy(orders.id)
    .orderBy(asc(sql`min(${refunds.id}::text)`))
    .limit(tillSalesShown);
}

export type TillPeriod = Awaited<ReturnType<typeof findTillPeriods>>[number];

/** Plans of the organization that were paid in cash, the latest first. */
export function findTillPeriods(database: Sql, asked: TillAsked) {
  const { from, to, viewer } = asked;
  const buyerName = sql<string>`(select name from ${people} where id = ${memberships.personId})`;
  return database
    .select({
      period: periods,
      plan: plans.name,
      buyerName,
      seller: organizations.name,
      person: { id: people.id, name: people.name },
    })
    .from(periods)
    .innerJoin(memberships, eq(memberships.id, periods.membershipId))
    .innerJoin(plans, eq(plans.id, memberships.planId))
    .innerJoin(organizations, eq(organizations.id, memberships.sellerId))
    .innerJoin(people, eq(people.id, periods.takenBy))
    .where(
      and(
        handledBy(sql`${periods.takenBy}`, asked),
        gte(periods.paidAt, from),
        lt(periods.paidAt, to),
        eq(memberships.sellerId, viewer.organizationId),
      ),
    )
    .orderBy(desc(periods.paidAt), desc(periods.id))
    .limit(tillSalesShown);
}

/** Cash by person and currency: what the organization and its people sold, and what went back. */
export function findTillCash(database: Sql, asked: TillAsked) {
  const { from, to, viewer } = asked;
  const theirs = database
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        organizationScope(people.organizationId, viewer, 'sees'),
        eq(people.organizationId, viewer.organizationId),
      ),
    );
  const sum = (which: SQL) =>
    sql<number>`coalesce(sum(${ledgerPostings.amount}) filter (where ${which}), 0)`.mapWith(Number);
  return database
    .select({
      id: people.id,
      name: people.name,
      currency: ledgerEntries.currency,
      taken: sum(sql`${ledgerEntries.kind} = 'cash_sale'`),
      returned: sql<number>`-1 * ${sum(sql`${ledgerEntries.kind} = 'cash_refund'`)}`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .innerJoin(people, eq(people.id, ledgerEntries.handledBy))
    .innerJoin(sellers, eq(sellers.id, ledgerEntries.sellerId))
    .where(
      and(
        isNotNull(ledgerEntries.handledBy),
        handledBy(sql`${ledgerEntries.handledBy}`, asked),
        eq(ledgerPostings.account, 'cash'),
        gte(ledgerEntries.at, from),
        lt(ledgerEntries.at, to),
        // What its desk took is its cash, also by who has left since; its people’s own sales as far as its people took it.
        or(
          eq(sellers.organizationId, viewer.organizationId),
          and(inArray(sellers.personId, theirs), eq(people.organizationId, viewer.organizationId)),
        ),
      ),
    )
    .groupBy(people.id, people.name, ledgerEntries.currency)
    .orderBy(people.name, people.id, ledgerEntries.currency);
}

/** A count with the name of who made it. */
export type TillCount = TillCountRow & { readonly name: string };

/** The last count of each person and currency on a day. */
export function findTillCounts(database: Sql, asked: TillAsked): Promise<TillCount[]> {
  const { personId, currency, countedAt, id } = tillCounts;
  return database
    .selectDistinctOn([personId, currency], { ...getTableColumns(tillCounts), name: people.name })
    .from(tillCounts)
    .innerJoin(people, eq(people.id, personId))
    .where(
      and(
        handledBy(sql`${personId}`, asked),
        organizationScope(tillCounts.organizationId, asked.viewer, 'sees'),
        eq(tillCounts.day, asked.day),
      ),
    )
    .orderBy(personId, currency, desc(countedAt), desc(id));
}

export async function insertTillCount(database: Sql, row: TillCountRow): Promise<void> {
  await database.insert(tillCounts).values(row);
}
