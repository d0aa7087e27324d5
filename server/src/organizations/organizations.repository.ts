import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { people } from '../accounts/people/people.table.ts';
import { brokenConstraint, type Sql } from '../platform/database/database.ts';
import { ascending, type KeysetPage, keyset, pageOf } from '../platform/database/keyset.ts';
import { organizationScope } from '../platform/database/organization-scope.ts';
import { matchesPrefixes } from '../platform/database/search-expression.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { isId } from '../platform/ids/new-id.ts';
import { uploads } from '../uploads/uploads.table.ts';
import { identifierTaken } from './organizations.errors.ts';
import { organizations, organizationText } from './organizations.table.ts';

export type NewOrganizationRow = typeof organizations.$inferInsert;
export type OrganizationChange = Partial<Omit<NewOrganizationRow, 'id' | 'identifier'>>;

/** With what its logo is, which is half of the logo's name. */
const columns = { ...getTableColumns(organizations), logoType: uploads.contentType };

export type Organization = Awaited<ReturnType<typeof selectOrganizations>>[number];

function selectOrganizations(database: Sql, condition: SQL | undefined) {
  return database
    .select(columns)
    .from(organizations)
    .leftJoin(uploads, eq(uploads.id, organizations.logoId))
    .where(condition);
}

/** Throws `identifier_taken`. */
export async function keepOrganization(database: Sql, row: NewOrganizationRow): Promise<void> {
  await database.insert(organizations).values(row).catch(refuse);
}

function refuse(error: unknown): never {
  throw brokenConstraint(error) === 'organizations_identifier' ? identifierTaken() : error;
}

export async function findOrganization(database: Sql, id: string): Promise<Organization | null> {
  const [found] = await selectOrganizations(database, eq(organizations.id, id));
  return found ?? null;
}

export async function findByIdentifier(database: Sql, identifier: string): Promise<Organization | null> {
  const [found] = await selectOrganizations(database, eq(organizations.identifier, identifier));
  return found ?? null;
}

/** The organization of the person with this address, whole and in lower case. */
export async function findOrganizationOfEmail(database: Sql, email: string): Promise<Organization | null> {
  const [found] = await database
    .select(columns)
    .from(organizations)
    .innerJoin(people, eq(people.organizationId, organizations.id))
    .leftJoin(uploads, eq(uploads.id, organizations.logoId))
    .where(eq(people.email, email));
  return found ?? null;
}

/** Nobody else changes it until the transaction ends. */
export async function lockOrganization(database: Sql, id: string): Promise<void> {
  await database
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, id))
    .for('update');
}

export async function changeOrganization(
  database: Sql,
  id: string,
  change: OrganizationChange,
): Promise<void> {
  await database.update(organizations).set(change).where(eq(organizations.id, id));
}

export type OrganizationLine = Awaited<ReturnType<typeof listByName>>[number];

const byName = sql<string>`lower(${organizations.name})`;

export const nameOrder = keyset<OrganizationLine>(
  ascending({ sql: byName, type: 'text' }, (line) => line.byName),
  ascending(organizations.id, ({ id }) => id),
);

/** Those that the viewer manages. */
export function listByName(
  database: Sql,
  viewer: Viewer,
  only: { readonly search: string | undefined; readonly organizationId: string | undefined },
  page: KeysetPage,
) {
  const query = database
    .select({
      ...columns,
      byName,
      people: sql<number>`(select count(*)::int from ${people} where ${people.organizationId} = ${organizations.id})`,
    })
    .from(organizations)
    .leftJoin(uploads, eq(uploads.id, organizations.logoId));
  const wanted = and(
    organizationScope(organizations.id, viewer, 'manages'),
    only.search ? matchesPrefixes(organizationText(organizations), only.search) : undefined,
    only.organizationId === undefined ? undefined : isOrganization(only.organizationId),
  );
  return pageOf(query.$dynamic(), wanted, page);
}

/** What no id of ours is names none. */
function isOrganization(organizationId: string): SQL {
  return isId(organizationId) ? eq(organizations.id, organizationId) : sql`false`;
}

export async function countPeople(database: Sql, organizationId: string): Promise<number> {
  const [found] = await database
    .select({ people: sql<number>`count(${people.id})::int` })
    .from(organizations)
    .leftJoin(people, eq(people.organizationId, organizations.id))
    .where(eq(organizations.id, organizationId));
  return found?.people ?? 0;
}
