import { and, count, eq, gt, inArray, isNotNull, isNull, lte, min, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Sql } from '../../platform/database/database.ts';
import { type InvitationMailRow, invitationMails } from './invitation-mails.table.ts';
import { invitations } from './invitations.table.ts';

/** Mails of one organization, null: of the site as a whole, since a moment. */
export interface MailsSince {
  readonly organizationId: string | null;
  readonly since: Date;
}

export async function keepMail(database: Sql, row: InvitationMailRow): Promise<void> {
  await database.insert(invitationMails).values(row);
}

/** One that never went out. */
export async function forgetMail(database: Sql, id: string): Promise<void> {
  await database.delete(invitationMails).where(eq(invitationMails.id, id));
}

/** How many went out, and when the first of them did. */
export async function countMails(
  database: Sql,
  { organizationId, since }: MailsSince,
): Promise<{ mailed: number; firstAt: Date | null }> {
  const [found] = await database
    .select({ mailed: count(), firstAt: min(invitationMails.mailedAt) })
    .from(invitationMails)
    .where(and(of(invitationMails.organizationId, organizationId), gt(invitationMails.mailedAt, since)));
  return found ?? { mailed: 0, firstAt: null };
}

/** The same of one address. */
export async function countMailsTo(
  database: Sql,
  email: string,
  { organizationId, since }: MailsSince,
): Promise<{ mailed: number; firstAt: Date | null }> {
  const [found] = await database
    .select({ mailed: count(), firstAt: min(invitationMails.mailedAt) })
    .from(invitations)
    .innerJoin(invitationMails, eq(invitationMails.invitationId, invitations.id))
    .where(
      and(
        eq(invitations.email, email),
        of(invitations.organizationId, organizationId),
        gt(invitationMails.mailedAt, since),
      ),
    );
  return found ?? { mailed: 0, firstAt: null };
}

/** How many of the organization wait for their mail. */
export function countQueued(database: Sql, organizationId: string | null): Promise<number> {
  return database.$count(invitations, and(of(invitations.organizationId, organizationId), isQueued));
}

/** Lets all mails of the organization that are due wait until `until`, but for one that is being sent. */
export async function putOffMails(
  database: Sql,
  { organizationId, now, until }: { organizationId: string | null; now: Date; until: Date },
): Promise<void> {
  const due = database
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(of(invitations.organizationId, organizationId), isQueued, lte(invitations.mailDueAt, now)))
    .for('update', { skipLocked: true });
  await database.update(invitations).set({ mailDueAt: until }).where(inArray(invitations.id, due));
}

const isQueued = and(eq(invitations.state, 'waiting'), isNotNull(invitations.mailDueAt));

function of(column: AnyPgColumn, organizationId: string | null): SQL {
  return organizationId === null ? isNull(column) : eq(column, organizationId);
}
