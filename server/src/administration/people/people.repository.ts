import type { PeopleFilters, PeopleOrder } from '@chalkline/contract/administration/managed-person.schema.ts';
import { and, eq, gt, gte, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { sessions } from '../../accounts/auth/sessions.table.ts';
import { people, personText, signedInAt } from '../../accounts/people/people.table.ts';
import { organizations } from '../../organizations/organizations.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  ascending,
  descending,
  type Keyset,
  type KeysetPage,
  keyset,
  newestFirst,
  pageOf,
} from '../../platform/database/keyset.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';

/** A person as account managers see them: no health data and no secrets are read. */
const columns = {
  id: people.id,
  name: people.name,
  handle: people.handle,
  email: people.email,
  emailVerified: people.emailVerified,
  accountType: people.accountType,
  state: people.state,
  suspendedFor: people.suspendedFor,
  suspendedUntil: people.suspendedUntil,
  suspendedBy: people.suspendedBy,
  organizationId: people.organizationId,
  organization: organizations.name,
  organizationIdentifier: organizations.identifier,
  createdAt: people.createdAt,
  lastSignedInAt: people.lastSignedInAt,
};

export type ManagedPerson = Awaited<ReturnType<typeof findPeople>>[number];

export interface PeopleAsked {
  readonly viewer: MaybeViewer;
  readonly filters: PeopleFilters;
}

/** What a list is sorted by besides the id; part of the page cursor. */
const ranks = {
  newest: sql<string>`''`,
  name: sql<string>`lower(${people.name})`,
  signed_in: sql<string>`(${signedInAt(people)})::text`,
} as const satisfies Record<PeopleOrder, SQL>;

export const peopleOrders: Readonly<Record<PeopleOrder, Keyset<ManagedPerson>>> = {
  newest: newestFirst(people.id),
  name: keyset(
    ascending({ sql: ranks.name, type: 'text' }, ({ rank }) => rank),
    ascending(people.id, ({ id }) => id),
  ),
  signed_in: keyset(
    descending({ sql: signedInAt(people), type: 'timestamptz' }, ({ rank }) => rank),
    descending(people.id, ({ id }) => id),
  ),
};

export function findPeople(database: Sql, asked: PeopleAsked, order: PeopleOrder, page: KeysetPage) {
  const query = database
    .select({ ...columns, rank: ranks[order] })
    .from(people)
    .leftJoin(organizations, eq(organizations.id, people.organizationId));
  const scope = organizationScope(people.organizationId, asked.viewer, 'manages');
  return pageOf(query.$dynamic(), and(scope, matches(database, asked)), page);
}

export function countPeople(database: Sql, asked: PeopleAsked): Promise<number> {
  const scope = organizationScope(people.organizationId, asked.viewer, 'manages');
  return database.$count(people, and(scope, matches(database, asked)));
}

/** null for people the viewer doesn't manage, and for unknown ids. */
export async function findManaged(
  database: Sql,
  viewer: MaybeViewer,
  personId: string,
): Promise<ManagedPerson | null> {
  const [found] = await database
    .select({ ...columns, rank: ranks.newest })
    .from(people)
    .leftJoin(organizations, eq(organizations.id, people.organizationId))
    .where(
      and(eq(people.id, personId), isSomebody, organizationScope(people.organizationId, viewer, 'manages')),
    );
  return found ?? null;
}

/** By id; leaves out people the viewer doesn't manage. */
export async function findNames(
  database: Sql,
  viewer: MaybeViewer,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (personIds.length === 0) return new Map();
  const found = await database
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(
      and(inArray(people.id, [...personIds]), organizationScope(people.organizationId, viewer, 'manages')),
    );
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** How many sessions the person has right now. */
export function countSessions(database: Sql, personId: string, now: Date): Promise<number> {
  return database.$count(sessions, and(eq(sessions.personId, personId), gt(sessions.expiresAt, now)));
}

/** Changes a person who is still in the expected state; otherwise false. */
export async function updateStanding(
  database: Sql,
  before: Pick<ManagedPerson, 'id' | 'accountType' | 'organizationId'>,
  after: Partial<Pick<typeof people.$inferInsert, 'accountType' | 'organizationId'>>,
  now: Date,
): Promise<boolean> {
  const { id, accountType, organizationId } = before;
  const changed = await database
    .update(people)
    .set({ ...after, updatedAt: now })
    .where(
      and(
        eq(people.id, id),
        eq(people.accountType, accountType),
        organizationId === null ? isNull(people.organizationId) : eq(people.organizationId, organizationId),
      ),
    );
  return changed.rowCount === 1;
}

/** Erased people and judges by link aren't listed; their rows only keep results and posts together. */
const isSomebody = notInArray(people.state, ['erased', 'by_link']);

function matches(database: Sql, { viewer, filters }: PeopleAsked): SQL | undefined {
  const { search, accountType, state, organization, signedInSince, unverified } = filters;
  return and(
    isSomebody,
    accountType && eq(people.accountType, accountType),
    state && eq(people.state, state),
    organization === undefined ? undefined : inOrganization(organization),
    signedInSince === undefined
      ? undefined
      : gte(signedInAt(people), sql`${`${signedInSince}T00:00:00Z`}::timestamptz`),
    unverified && eq(people.emailVerified, false),
    search === undefined || search === '' ? undefined : matchesSearch(database, viewer, search),
  );
}

function inOrganization(organization: string): SQL {
  if (organization === 'none') return isNull(people.organizationId);
  return isId(organization) ? eq(people.organizationId, organization) : sql`false`;
}

/**
 * Words of name and handle, or the start of the address: each uses its own index before sorting. With a single OR
 * condition the planner expects many matches and would compute the words of every row.
 */
function matchesSearch(database: Sql, viewer: MaybeViewer, search: string): SQL {
  const beginning = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const found = (which: SQL) =>
    database
      .select({ id: people.id })
      .from(people)
      .where(and(organizationScope(people.organizationId, viewer, 'manages'), which));
  const ids = union(
    found(matchesPrefixes(personText(people), search)),
    found(sql`${people.email} like ${beginning}`),
  );
  return inArray(people.id, ids);
}
