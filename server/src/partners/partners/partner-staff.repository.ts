import { and, asc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { type PartnerStaffRow, partnerStaff } from './partner-staff.table.ts';
import { staffExists, worksForPartner } from './partners.errors.ts';
import { partners } from './partners.table.ts';

/** What an export tells of it. */
export const partnerStaffPersonalTables: readonly PersonalTable[] = [
  {
    table: partnerStaff,
    byId: [partnerStaff.personId, partnerStaff.invitedBy],
    byEmail: [partnerStaff.email],
    exported: {
      name: 'partner-staff',
      columns: {
        partnerId: partnerStaff.partnerId,
        email: partnerStaff.email,
        invitedAt: partnerStaff.invitedAt,
        joinedAt: partnerStaff.joinedAt,
      },
    },
    erased: 'deleted',
  },
];

/** Those of a partner who have accepted, beside its owner. */
export const staffIdsOf = sql<string[]>`array(select ${partnerStaff.personId}::text from ${partnerStaff}
  where ${partnerStaff.partnerId} = ${partners.id} and ${partnerStaff.personId} is not null)`;

/** Who handles a partner's orders: its owner and its staff. */
export async function findHandlerIds(database: Sql, partnerId: string): Promise<string[]> {
  const rows = await database
    .select({ ownerId: partners.createdBy, staffId: partnerStaff.personId })
    .from(partners)
    .leftJoin(partnerStaff, eq(partnerStaff.partnerId, partners.id))
    .where(eq(partners.id, partnerId));
  return [...new Set(rows.flatMap(({ ownerId, staffId }) => [ownerId, ...(staffId ? [staffId] : [])]))];
}

/** Whether somebody works for a partner whose owner they aren't. */
export async function isStaff(database: Sql, partnerId: string, personId: string): Promise<boolean> {
  const staff = and(eq(partnerStaff.partnerId, partnerId), eq(partnerStaff.personId, personId));
  return (await database.$count(partnerStaff, staff)) > 0;
}

export type StaffFound = Awaited<ReturnType<typeof findStaff>>[number];

/** In the order in which they were invited; invitations that ended are left out. */
export function findStaff(database: Sql, partnerId: string, now: Date) {
  return database
    .select({ staff: partnerStaff, name: people.name })
    .from(partnerStaff)
    .leftJoin(people, eq(people.id, partnerStaff.personId))
    .where(and(eq(partnerStaff.partnerId, partnerId), isKept(now)))
    .orderBy(asc(partnerStaff.invitedAt), asc(partnerStaff.id));
}

const isKept = (now: Date): SQL | undefined =>
  or(isNotNull(partnerStaff.personId), gt(partnerStaff.expiresAt, now));

export async function findStaffRow(database: Sql, id: string): Promise<PartnerStaffRow | null> {
  const [found] = await database.select().from(partnerStaff).where(eq(partnerStaff.id, id)).for('update');
  return found ?? null;
}

/** Instead of an invitation of the same email that has ended. Throws 409 for somebody who is on the staff or invited. */
export async function insertStaff(database: Sql, row: PartnerStaffRow, now: Date): Promise<void> {
  const { partnerId, email } = row;
  const ended = and(isNull(partnerStaff.personId), sql`${partnerStaff.expiresAt} <= ${now.toISOString()}`);
  await database
    .delete(partnerStaff)
    .where(and(eq(partnerStaff.partnerId, partnerId), eq(partnerStaff.email, email), ended));
  await database
    .insert(partnerStaff)
    .values(row)
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'partner_staff_once' ? staffExists() : error;
    });
}

/** Throws 409 where they work for a partner already. */
export async function acceptStaff(
  database: Sql,
  id: string,
  personId: string,
  joinedAt: Date,
): Promise<void> {
  await database
    .update(partnerStaff)
    .set({ personId, joinedAt, expiresAt: null })
    .where(eq(partnerStaff.id, id))
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'partner_staff_person' ? worksForPartner() : error;
    });
}

export async function deleteStaff(database: Sql, id: string): Promise<void> {
  await database.delete(partnerStaff).where(eq(partnerStaff.id, id));
}

/** Gives the partner that somebody worked for, or null. */
export async function deleteStaffOf(database: Sql, personId: string): Promise<string | null> {
  const [left] = await database
    .delete(partnerStaff)
    .where(eq(partnerStaff.personId, personId))
    .returning({ partnerId: partnerStaff.partnerId });
  return left?.partnerId ?? null;
}

export type InvitationFound = Awaited<ReturnType<typeof findInvitations>>[number];

/** Open invitations by email, or these ones, with who invites to what. */
export function findInvitations(
  database: Sql,
  wanted: { readonly email: string } | { readonly ids: readonly string[] },
  now: Date,
) {
  const isWanted =
    'email' in wanted ? eq(partnerStaff.email, wanted.email) : inArray(partnerStaff.id, [...wanted.ids]);
  return database
    .select({
      staff: partnerStaff,
      partner: partners.name,
      ownerId: partners.createdBy,
      invitedBy: people.name,
    })
    .from(partnerStaff)
    .innerJoin(partners, eq(partners.id, partnerStaff.partnerId))
    .innerJoin(people, eq(people.id, partnerStaff.invitedBy))
    .where(and(isWanted, isKept(now)))
    .orderBy(asc(partnerStaff.invitedAt), asc(partnerStaff.id));
}
