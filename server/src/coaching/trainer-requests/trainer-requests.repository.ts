import type { TrainerRequestState } from '@chalkline/contract/coaching/trainer-request.lifecycle.ts';
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people, personText } from '../../accounts/people/people.table.ts';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { trainerRequestOpen } from './trainer-requests.errors.ts';
import { type TrainerRequestRow, trainerRequests } from './trainer-requests.table.ts';

export const trainerRequestPersonalTables: readonly PersonalTable[] = [
  {
    table: trainerRequests,
    byId: [trainerRequests.personId],
    exported: {
      name: 'requests to become a trainer',
      columns: {
        state: trainerRequests.state,
        message: trainerRequests.message,
        reason: trainerRequests.reason,
        askedAt: trainerRequests.askedAt,
        changedAt: trainerRequests.changedAt,
      },
    },
    erased: 'deleted',
  },
];

/** A request with the name of who asks. */
export interface ListedTrainerRequest extends TrainerRequestRow {
  readonly name: string;
}

export const newestTrainerRequests = newestFirst(trainerRequests.id);

const named = alias(people, 'named');

const managedBy = (viewer: Viewer, state: TrainerRequestState) =>
  and(eq(trainerRequests.state, state), organizationScope(people.organizationId, viewer, 'manages'));

/** Of people whom the viewer manages, by name where `search` is given. */
export async function findTrainerRequests(
  database: Sql,
  viewer: Viewer,
  { state, search }: { readonly state: TrainerRequestState; readonly search?: string | undefined },
  page: KeysetPage,
): Promise<ListedTrainerRequest[]> {
  const query = database
    .select({ request: trainerRequests, name: people.name, id: trainerRequests.id })
    .from(trainerRequests)
    .innerJoin(people, eq(people.id, trainerRequests.personId))
    .$dynamic();
  // Kept apart by the offset: a rare name is found by its index, instead of looking at the person of every request.
  const found = search
    ? sql`${trainerRequests.personId} in (select "named"."id" from ${people} as "named"
        where ${matchesPrefixes(personText(named), search)} offset 0)`
    : undefined;
  const rows = await pageOf(query, and(managedBy(viewer, state), found), page);
  return rows.map(({ request, name }) => ({ ...request, name }));
}

export async function countTrainerRequests(database: Sql, viewer: Viewer): Promise<number> {
  const rows = await database
    .select({ id: trainerRequests.id })
    .from(trainerRequests)
    .innerJoin(people, eq(people.id, trainerRequests.personId))
    .where(managedBy(viewer, 'asked'));
  return rows.length;
}

export async function findTrainerRequest(database: Sql, id: string): Promise<TrainerRequestRow | null> {
  const [found] = await database.select().from(trainerRequests).where(eq(trainerRequests.id, id));
  return found ?? null;
}

/** A request as notifications tell it. */
interface ToldTrainerRequest extends ListedTrainerRequest {
  readonly organizationId: string | null;
}

export async function findTrainerRequestsById(
  database: Sql,
  ids: readonly string[],
): Promise<ToldTrainerRequest[]> {
  const rows = await database
    .select({ request: trainerRequests, name: people.name, organizationId: people.organizationId })
    .from(trainerRequests)
    .innerJoin(people, eq(people.id, trainerRequests.personId))
    .where(inArray(trainerRequests.id, [...ids]));
  return rows.map(({ request, name, organizationId }) => ({ ...request, name, organizationId }));
}

const ofSite = eq(people.accountType, 'admin');
const ofOrganization = eq(people.accountType, 'corporate_admin');

/** Who decides requests of a person: administrators of the site and of the person's organization, the oldest accounts first. */
export async function findDeciderIds(
  database: Sql,
  organizationId: string | null,
  limit: number,
): Promise<string[]> {
  const own =
    organizationId === null ? undefined : and(ofOrganization, eq(people.organizationId, organizationId));
  const rows = await database
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.state, 'active'), or(ofSite, own)))
    .orderBy(asc(people.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Those of these people who decide requests now, with the organization whose requests alone they decide. */
export async function findDecidersAmong(
  database: Sql,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly isOfSite: boolean; readonly organizationId: string | null }>> {
  const rows = await database
    .select({ id: people.id, accountType: people.accountType, organizationId: people.organizationId })
    .from(people)
    .where(and(inArray(people.id, [...personIds]), eq(people.state, 'active'), or(ofSite, ofOrganization)));
  return new Map(
    rows.map(({ id, accountType, organizationId }) => [
      id,
      { isOfSite: accountType === 'admin', organizationId },
    ]),
  );
}

/** The latest of a person. */
export async function findLatestRequest(database: Sql, personId: string): Promise<TrainerRequestRow | null> {
  const [found] = await database
    .select()
    .from(trainerRequests)
    .where(eq(trainerRequests.personId, personId))
    .orderBy(desc(trainerRequests.id))
    .limit(1);
  return found ?? null;
}

/** Throws 409 when one of this person is open. */
export async function insertTrainerRequest(database: Sql, row: TrainerRequestRow): Promise<void> {
  await database
    .insert(trainerRequests)
    .values(row)
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'trainer_requests_open_once' ? trainerRequestOpen() : error;
    });
}

/** False when it is decided or withdrawn already. */
export async function decideTrainerRequest(
  database: Sql,
  id: string,
  change: Pick<TrainerRequestRow, 'state' | 'reason' | 'changedAt'>,
): Promise<boolean> {
  const done = await database
    .update(trainerRequests)
    .set(change)
    .where(and(eq(trainerRequests.id, id), eq(trainerRequests.state, 'asked')));
  return done.rowCount === 1;
}
