import { dueDays } from '@chalkline/contract/memberships/membership.schema.ts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { organizations } from '../../organizations/organizations.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { memberships } from '../memberships/memberships.table.ts';
import { plans } from '../plans/plans.table.ts';

/** The day of the database: a thing is seen without the app's clock, and who is a minor needs no finer one. */
const today = sql`current_date`;

/** Runs or is due, as `isRunning` says of one. */
const isRunning = sql`${memberships.paidThrough} >= case when ${memberships.canceledAt} is null
  then ${today} - ${sql.raw(String(dueDays))} else ${today} end`;

/** Who has a plan of the gym that runs. */
export function membersOf(organizationId: string): SQL {
  return sql`select ${people.id}::text as key, ${people.id} as person_id, ${people.name} as name,
      min(${plans.name}) as detail
    from ${memberships} join ${people} on ${people.id} = ${memberships.personId}
      join ${plans} on ${plans.id} = ${memberships.planId}
    where ${memberships.sellerId} = ${organizationId}::uuid and ${isRunning}
    group by ${people.id}`;
}

export async function isMember(database: Sql, organizationId: string, personId: string): Promise<boolean> {
  const found = await database
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(eq(memberships.sellerId, organizationId), eq(memberships.personId, personId), isRunning))
    .limit(1);
  return found.length > 0;
}

/** Organizations by their ids, with the day that it is. */
export function findGyms(
  database: Sql,
  ids: readonly string[],
): Promise<{ id: string; name: string; today: string }[]> {
  return database
    .select({ id: organizations.id, name: organizations.name, today: sql<string>`${today}::text` })
    .from(organizations)
    .where(inArray(organizations.id, [...ids]));
}
