import { and, eq, gt, lte } from 'drizzle-orm';
import type { Sql } from '../platform/database/database.ts';
import { type CompanyRegistrationRow, companyRegistrations } from './company-registrations.table.ts';

export async function keepCompanyRegistration(sql: Sql, row: CompanyRegistrationRow): Promise<void> {
  await sql.insert(companyRegistrations).values(row);
}

/** Takes it away as it is found: there is one company for one registration. */
export async function takeCompanyRegistration(
  sql: Sql,
  registrationId: string,
  oldest: Date,
): Promise<CompanyRegistrationRow | null> {
  const [taken] = await sql
    .delete(companyRegistrations)
    .where(
      and(
        eq(companyRegistrations.registrationId, registrationId),
        gt(companyRegistrations.createdAt, oldest),
      ),
    )
    .returning();
  return taken ?? null;
}

export async function sweepCompanyRegistrations(sql: Sql, oldest: Date): Promise<void> {
  await sql.delete(companyRegistrations).where(lte(companyRegistrations.createdAt, oldest));
}
