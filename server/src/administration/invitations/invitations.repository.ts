import { and, asc, eq, getTableColumns, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { organizations } from '../../organizations/organizations.table.ts';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { alreadyInvited } from '../administration.errors.ts';
import { type InvitationRow, invitations } from './invitations.table.ts';

/** `for update of` needs a table name without its schema. */
const unqualified = alias(invitations, 'invitations');

const columns = {
  ...getTableColumns(invitations),
  organization: organizations.name,
  identifier: organizations.identifier,
  trialStartedAt: organizations.trialStartedAt,
  trialPeriod: organizations.trialPeriod,
  paidUntil: organizations.paidUntil,
  inviter: people.name,
};

/** An invitation with the names it is shown with. */
export type Invitation = InvitationRow & {
  readonly organization: string | null;
  /** The organization's. */
  readonly identifier: string | null;
  /** The organization's too; a period of null is a contract. */
  readonly trialStartedAt: Date | null;
  readonly trialPeriod: number | null;
  readonly paidUntil: Date | null;
  readonly inviter: string | null;
};

/** Throws `already_invited` if the organization has a pending invitation for the address. */
export async function keepInvitation(database: Sql, row: InvitationRow): Promise<void> {
  await database
    .insert(invitations)
    .values(row)
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'invitations_waiting' ? alreadyInvited() : error;
    });
}

/** Inserts many, skipping addresses that were invited meanwhile. Returns how many were inserted. */
export async function keepInvitations(database: Sql, rows: readonly InvitationRow[]): Promise<number> {
  const kept = await database
    .insert(invitations)
    .values([...rows])
    .onConflictDoNothing();
  return kept.rowCount ?? 0;
}

export interface InvitationsAsked {
  readonly viewer: MaybeViewer;
  readonly organization: string | undefined;
  readonly search: string | undefined;
}

export const invitationOrder = newestFirst(invitations.id);

/** Pending invitations. */
export function findWaiting(database: Sql, asked: InvitationsAsked, page: KeysetPage): Promise<Invitation[]> {
  const query = database
    .select(columns)
    .from(invitations)
    .leftJoin(organizations, eq(organizations.id, invitations.organizationId))
    .leftJoin(people, eq(people.id, invitations.createdBy));
  const scope = organizationScope(invitations.organizationId, asked.viewer, 'manages');
  return pageOf(query.$dynamic(), and(scope, matches(asked)), page);
}

export function countWaiting(database: Sql, asked: InvitationsAsked): Promise<number> {
  const scope = organizationScope(invitations.organizationId, asked.viewer, 'manages');
  return database.$count(invitations, and(scope, matches(asked)));
}

/** A pending invitation the viewer manages, locked until the transaction ends. */
export async function takeWaiting(
  database: Sql,
  viewer: MaybeViewer,
  invitationId: string,
): Promise<Invitation | null> {
  const scope = organizationScope(invitations.organizationId, viewer, 'manages');
  return takeWhere(database, and(isWaiting, eq(invitations.id, invitationId), scope));
}

/** A pending invitation, for the holder of its link. */
export async function takeByLink(database: Sql, invitationId: string): Promise<Invitation | null> {
  return takeWhere(database, and(isWaiting, eq(invitations.id, invitationId)));
}

async function takeWhere(database: Sql, which: SQL | undefined): Promise<Invitation | null> {
  const [found] = await database
    .select(columns)
    .from(invitations)
    .leftJoin(organizations, eq(organizations.id, invitations.organizationId))
    .leftJoin(people, eq(people.id, invitations.createdBy))
    .where(which)
    .for('update', { of: unqualified });
  return found ?? null;
}

export async function updateInvitation(
  database: Sql,
  invitationId: string,
  change: Partial<Omit<InvitationRow, 'id'>>,
): Promise<void> {
  await database.update(invitations).set(change).where(eq(invitations.id, invitationId));
}

/** An email that is due, locked against other processes until the transaction ends. */
export interface DueMail {
  readonly id: string;
  readonly organizationId: string | null;
  readonly isInviterSuspended: boolean;
}

export async function takeDueMail(database: Sql, now: Date): Promise<DueMail | null> {
  const [due] = await database
    .select({
      id: invitations.id,
      organizationId: invitations.organizationId,
      inviterState: people.state,
    })
    .from(invitations)
    .leftJoin(people, eq(people.id, invitations.createdBy))
    .where(and(isWaiting, lte(invitations.mailDueAt, now)))
    .orderBy(asc(invitations.mailDueAt), asc(invitations.id))
    .limit(1)
    .for('update', { of: unqualified, skipLocked: true });
  if (!due) return null;
  const { inviterState, ...rest } = due;
  return { ...rest, isInviterSuspended: inviterState === 'suspended' };
}

/** Which of these addresses have a pending invitation of the organization; null: to the whole site. */
export async function findInvited(
  database: Sql,
  organizationId: string | null,
  emails: readonly string[],
): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const inside =
    organizationId === null
      ? sql`${invitations.organizationId} is null`
      : eq(invitations.organizationId, organizationId);
  const found = await database
    .select({ email: invitations.email })
    .from(invitations)
    .where(and(isWaiting, inside, inArray(invitations.email, [...emails])));
  return new Set(found.map(({ email }) => email));
}

/**
 * Which of these addresses belong to members of the organization; null: to anyone but guests, who have no account yet.
 */
export async function findMembers(
  database: Sql,
  organizationId: string | null,
  emails: readonly string[],
): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const found = await database
    .select({ email: people.email })
    .from(people)
    .where(
      and(
        inArray(people.email, [...emails]),
        organizationId === null ? ne(people.state, 'guest') : eq(people.organizationId, organizationId),
      ),
    );
  return new Set(found.map(({ email }) => email));
}

/** Gives the person the invitation's organization and type, unless they already belong to one; false if they do. */
export async function settleMember(
  database: Sql,
  personId: string,
  member: Partial<Pick<typeof people.$inferInsert, 'accountType' | 'organizationId'>>,
  now: Date,
): Promise<boolean> {
  const settled = await database
    .update(people)
    .set({ ...member, updatedAt: now })
    .where(and(eq(people.id, personId), sql`${people.organizationId} is null`));
  return settled.rowCount === 1;
}

const isWaiting = eq(invitations.state, 'waiting');

function matches({ organization, search }: InvitationsAsked): SQL | undefined {
  const beginning = `${search?.toLowerCase().replace(/[\\%_]/g, '\\$&') ?? ''}%`;
  return and(
    isWaiting,
    organization === undefined ? undefined : sql`${invitations.organizationId}::text = ${organization}`,
    search === undefined || search === ''
      ? undefined
      : or(sql`${invitations.email} like ${beginning}`, sql`lower(${invitations.name}) like ${beginning}`),
  );
}
