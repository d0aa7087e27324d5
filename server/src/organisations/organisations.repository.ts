import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { people } from '../accounts/people/people.table.ts';
import { brokenConstraint, type Sql } from '../platform/database/database.ts';
import { ascending, type KeysetPage, keyset, pageOf } from '../platform/database/keyset.ts';
import { organisationScope } from '../platform/database/organisation-scope.ts';
import { matchesPrefixes } from '../platform/database/search-expression.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { isId } from '../platform/ids/new-id.ts';
import { uploads } from '../uploads/uploads.table.ts';
import { identifierTaken } from './organisations.errors.ts';
import { organisations, organisationText } from './organisations.table.ts';

export type NewOrganisationRow = typeof organisations.$inferInsert;
export type OrganisationChange = Partial<Omit<NewOrganisationRow, 'id' | 'identifier'>>;

/** With what its logo is, which is half of the logo's name. */
const columns = { ...getTableColumns(organisations), logoType: uploads.contentType };

export type Organisation = Awaited<ReturnType<typeof selectOrganisations>>[number];

function selectOrganisations(database: Sql, condition: SQL | undefined) {
  return database
    .select(columns)
    .from(organisations)
    .leftJoin(uploads, eq(uploads.id, organisations.logoId))
    .where(condition);
}

/** Throws `identifier_taken`. */
export async function keepOrganisation(database: Sql, row: NewOrganisationRow): Promise<void> {
  await database.insert(organisations).values(row).catch(refuse);
}

function refuse(error: unknown): never {
  throw brokenConstraint(error) === 'organisations_identifier' ? identifierTaken() : error;
}

export async function findOrganisation(database: Sql, id: string): Promise<Organisation | null> {
  const [found] = await selectOrganisations(database, eq(organisations.id, id));
  return found ?? null;
}

export async function findByIdentifier(database: Sql, identifier: string): Promise<Organisation | null> {
  const [found] = await selectOrganisations(database, eq(organisations.identifier, identifier));
  return found ?? null;
}

/** The organisation of the person with this address, whole and in lower case. */
export async function findOrganisationOfEmail(database: Sql, email: string): Promise<Organisation | null> {
  const [found] = await database
    .select(columns)
    .from(organisations)
    .innerJoin(people, eq(people.organisationId, organisations.id))
    .leftJoin(uploads, eq(uploads.id, organisations.logoId))
    .where(eq(people.email, email));
  return found ?? null;
}

/** Nobody else changes it until the transaction ends. */
export async function lockOrganisation(database: Sql, id: string): Promise<void> {
  await database
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.id, id))
    .for('update');
}

export async function changeOrganisation(
  database: Sql,
  id: string,
  change: OrganisationChange,
): Promise<void> {
  await database.update(organisations).set(change).where(eq(organisations.id, id));
}

export type OrganisationLine = Awaited<ReturnType<typeof listByName>>[number];

const byName = sql<string>`lower(${organisations.name})`;

export const nameOrder = keyset<OrganisationLine>(
  ascending({ sql: byName, type: 'text' }, (line) => line.byName),
  ascending(organisations.id, ({ id }) => id),
);

/** Those that the viewer manages. */
export function listByName(
  database: Sql,
  viewer: Viewer,
  only: { readonly search: string | undefined; readonly organisationId: string | undefined },
  page: KeysetPage,
) {
  const query = database
    .select({
      ...columns,
      byName,
      people: sql<number>`(select count(*)::int from ${people} where ${people.organisationId} = ${organisations.id})`,
    })
    .from(organisations)
    .leftJoin(uploads, eq(uploads.id, organisations.logoId));
  const wanted = and(
    organisationScope(organisations.id, viewer, 'manages'),
    only.search ? matchesPrefixes(organisationText(organisations), only.search) : undefined,
    only.organisationId === undefined ? undefined : isOrganisation(only.organisationId),
  );
  return pageOf(query.$dynamic(), wanted, page);
}

/** What no id of ours is names none. */
function isOrganisation(organisationId: string): SQL {
  return isId(organisationId) ? eq(organisations.id, organisationId) : sql`false`;
}

export async function countPeople(database: Sql, organisationId: string): Promise<number> {
  const [found] = await database
    .select({ people: sql<number>`count(${people.id})::int` })
    .from(organisations)
    .leftJoin(people, eq(people.organisationId, organisations.id))
    .where(eq(organisations.id, organisationId));
  return found?.people ?? 0;
}
