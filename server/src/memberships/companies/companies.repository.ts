import { accessDays } from '@chalkline/contract/memberships/membership.schema.ts';
import { sql } from 'drizzle-orm';
import { organizations } from '../../organizations/organizations.table.ts';
import type { Sql } from '../../platform/database/database.ts';

/**
 * Writes until when companies are paid: by the plan for companies that one of their administrators holds and has paid
 * for, as long as a member would come in. Gives those where that changed. Of one person's company, or of all.
 */
export async function writePaidUntil(database: Sql, personId: string | null): Promise<string[]> {
  const company = sql`(select organization_id from accounts.people where id = ${personId})`;
  const { rows } = await database.execute<{ id: string }>(sql`
    update ${organizations} set paid_until = held.until from (
      select companies.id, max((m.paid_through + 1
        + case when m.canceled_at is null then ${accessDays}::int else 0 end)::timestamp at time zone 'UTC') as until
      from ${organizations} companies
      left join (accounts.people p
        join memberships.memberships m on m.person_id = p.id and m.replaced_at is null
          and (m.trial_through is null or m.trial_through < m.paid_through)
        join memberships.plans plan on plan.id = m.plan_id and plan.is_for_companies and plan.price > 0
      ) on p.organization_id = companies.id and p.account_type = 'corporate_admin'
      where ${personId === null ? sql`true` : sql`companies.id = ${company}`}
      group by companies.id) held
    where held.id = organizations.id and organizations.paid_until is distinct from held.until
    returning organizations.id`);
  return rows.map(({ id }) => id);
}
