import { and, count, eq, gt, gte, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { people } from '../accounts/people/people.table.ts';
import { orders } from '../checkout/orders/orders.table.ts';
import { refunds } from '../checkout/refunds/refunds.table.ts';
import { entries } from '../competitions/entries/entries.table.ts';
import { sellers } from '../money/sellers/sellers.table.ts';
import { organizations } from '../organizations/organizations.table.ts';
import type { Sql } from '../platform/database/database.ts';
import { organizationScope } from '../platform/database/organization-scope.ts';
import type { Viewer } from '../platform/http/viewer.ts';

/** How many there were of something, by day in UTC. */
type Daily = ReadonlyMap<string, number>;

const dayOf = (at: AnyPgColumn) => sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`;

const byDay = (rows: readonly { day: string; found: number }[]): Daily =>
  new Map(rows.map(({ day, found }) => [day, found]));

/** How many of those who are active came since a moment, by day: the dashboard says of how many they are. */
export async function countJoined(database: Sql, viewer: Viewer, since: Date): Promise<Daily> {
  const day = dayOf(people.createdAt);
  const scope = organizationScope(people.organizationId, viewer, 'manages');
  const rows = await database
    .select({ day, found: count() })
    .from(people)
    .where(and(gte(people.createdAt, since), eq(people.state, 'active'), scope))
    .groupBy(day);
  return byDay(rows);
}

/** Athletes and teams that were registered; of an organization, those whose account is of its people. */
export async function countRegistrations(database: Sql, viewer: Viewer, since: Date): Promise<Daily> {
  const day = dayOf(entries.createdAt);
  const theirs = database
    .select({ id: people.id })
    .from(people)
    .where(organizationScope(people.organizationId, viewer, 'manages'));
  const rows = await database
    .select({ day, found: count() })
    .from(entries)
    .where(
      and(gte(entries.createdAt, since), isWholeSite(viewer) ? undefined : inArray(entries.personId, theirs)),
    )
    .groupBy(day);
  return byDay(rows);
}

export interface DailyOrders {
  readonly paid: Daily;
  /** Of these, by the day they were paid, those from which money went back. */
  readonly refunded: Daily;
}

/** Orders that cost something; of an organization, what it sold itself. */
export async function countOrders(database: Sql, viewer: Viewer, since: Date): Promise<DailyOrders> {
  const day = dayOf(orders.paidAt);
  const refunded = sql`exists ${database
    .select({ one: sql`1` })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orders.id),
        gt(refunds.amount, 0),
        notInArray(refunds.state, ['failed', 'canceled']),
      ),
    )}`;
  const rows = await database
    .select({ day, found: count(), refunded: sql<number>`(count(*) filter (where ${refunded}))::int` })
    .from(orders)
    .where(
      and(isNotNull(orders.paidAt), gte(orders.paidAt, since), gt(orders.total, 0), soldBy(database, viewer)),
    )
    .groupBy(day);
  return { paid: byDay(rows), refunded: new Map(rows.map((row) => [row.day, row.refunded])) };
}

function soldBy(database: Sql, viewer: Viewer): SQL | undefined {
  if (isWholeSite(viewer)) return undefined;
  const theirs = database
    .select({ id: sellers.id })
    .from(sellers)
    .where(organizationScope(sellers.organizationId, viewer, 'manages'));
  return inArray(orders.sellerId, theirs);
}

function isWholeSite({ accountType }: Viewer): boolean {
  return accountType === 'admin';
}

export async function countNewOrganizations(database: Sql, since: Date): Promise<Daily> {
  const day = dayOf(organizations.createdAt);
  const rows = await database
    .select({ day, found: count() })
    .from(organizations)
    .where(gte(organizations.createdAt, since))
    .groupBy(day);
  return byDay(rows);
}
