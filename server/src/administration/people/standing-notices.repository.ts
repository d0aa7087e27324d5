import { inArray } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { organizations } from '../../organizations/organizations.table.ts';
import type { Sql } from '../../platform/database/database.ts';

/** What these people are now, and the names of these organizations, for notices to the people themselves. */
export async function findStandings(
  database: Sql,
  asked: { readonly personIds: readonly string[]; readonly organizationIds: readonly string[] },
) {
  const standings = await database
    .select({ id: people.id, accountType: people.accountType, organizationId: people.organizationId })
    .from(people)
    .where(inArray(people.id, [...asked.personIds]));
  const named = await database
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(inArray(organizations.id, [...asked.organizationIds]));
  return {
    standings: new Map(standings.map((standing) => [standing.id, standing])),
    names: new Map(named.map(({ id, name }) => [id, name])),
  };
}
