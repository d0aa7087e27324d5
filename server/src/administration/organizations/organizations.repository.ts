import { eq, inArray, or, sql } from 'drizzle-orm';
import { organizations } from '../../organizations/organizations.table.ts';
import type { Sql } from '../../platform/database/database.ts';

export interface NamedOrganization {
  readonly id: string;
  readonly name: string;
  readonly identifier: string;
  readonly trialStartedAt: Date;
  /** Days; null: a contract without an end. */
  readonly trialPeriod: number | null;
  readonly paidUntil: Date | null;
}

const columns = {
  id: organizations.id,
  name: organizations.name,
  identifier: organizations.identifier,
  trialStartedAt: organizations.trialStartedAt,
  trialPeriod: organizations.trialPeriod,
  paidUntil: organizations.paidUntil,
};

export async function findOrganizationById(sql: Sql, id: string): Promise<NamedOrganization | null> {
  const [found] = await sql.select(columns).from(organizations).where(eq(organizations.id, id));
  return found ?? null;
}

/** By identifier or by name, both in small letters. */
export async function findOrganizationsCalled(
  database: Sql,
  names: readonly string[],
): Promise<NamedOrganization[]> {
  if (names.length === 0) return [];
  return database
    .select(columns)
    .from(organizations)
    .where(
      or(
        inArray(organizations.identifier, [...names]),
        inArray(sql`lower(${organizations.name})`, [...names]),
      ),
    );
}
