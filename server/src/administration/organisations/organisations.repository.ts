import { eq, inArray, or, sql } from 'drizzle-orm';
import { organisations } from '../../organisations/organisations.table.ts';
import type { Sql } from '../../platform/database/database.ts';

export interface NamedOrganisation {
  readonly id: string;
  readonly name: string;
  readonly identifier: string;
  readonly trialStartedAt: Date;
  /** Days; null: a contract without an end. */
  readonly trialPeriod: number | null;
}

const columns = {
  id: organisations.id,
  name: organisations.name,
  identifier: organisations.identifier,
  trialStartedAt: organisations.trialStartedAt,
  trialPeriod: organisations.trialPeriod,
};

export async function findOrganisationById(sql: Sql, id: string): Promise<NamedOrganisation | null> {
  const [found] = await sql.select(columns).from(organisations).where(eq(organisations.id, id));
  return found ?? null;
}

/** By identifier or by name, both in small letters. */
export async function findOrganisationsCalled(
  database: Sql,
  names: readonly string[],
): Promise<NamedOrganisation[]> {
  if (names.length === 0) return [];
  return database
    .select(columns)
    .from(organisations)
    .where(
      or(
        inArray(organisations.identifier, [...names]),
        inArray(sql`lower(${organisations.name})`, [...names]),
      ),
    );
}
