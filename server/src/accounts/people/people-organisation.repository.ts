import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { Person } from './people.repository.ts';
import { people } from './people.table.ts';

export type Belonging = Pick<Person, 'accountType'> & { readonly organisationId: string };

/** Lets somebody belong to an organisation; null for an admin, and for whoever belongs to one already. */
export async function setOrganisation(
  sql: Sql,
  personId: string,
  belonging: Belonging,
  now: Date,
): Promise<Person | null> {
  const [changed] = await sql
    .update(people)
    .set({ ...belonging, updatedAt: now })
    .where(and(eq(people.id, personId), isNull(people.organisationId), ne(people.accountType, 'admin')))
    .returning();
  return changed ?? null;
}
