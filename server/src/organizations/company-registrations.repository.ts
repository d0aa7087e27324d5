import { and, eq, gt } from 'drizzle-orm';
import type { Sql } from '../platform/database/database.ts';
import {
  type CompanyRegistrationRow,
  companyRegistrationRetention,
  companyRegistrations,
} from './company-registrations.table.ts';

export async function keepCompanyRegistration(sql: Sql, row: CompanyRegistrationRow): Promise<void> {
  await sql.insert(companyRegistrations).values(row);
}

/** Takes it away as it is found: there is one company for one registration. */
export async function takeCompanyRegistration(
  sql: Sql,
  registrationId: string,
  now: Date,
): Promise<CompanyRegistrationRow | null> {
  const [taken] = await sql
    .delete(companyRegistrations)
    .where(
      and(
        eq(companyRegistrations.registrationId, registrationId),
        gt(companyRegistrations.createdAt, companyRegistrationRetention.since(now)),
      ),
    )
    .returning();
  return taken ?? null;
}
