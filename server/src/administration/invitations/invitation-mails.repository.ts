import { and, count, eq, gt, inArray, isNotNull, isNull, lte, min, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Sql } from '../../platform/database/database.ts';
import { type InvitationMailRow, invitationMails } from './invitation-mails.table.ts';
import { invitations } from './invitations.table.ts';

/** Mails of one organisation, null: of the site as a whole, since a moment. */
export interface MailsSince {
  readonly organisationId: string | null;
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
  { organisationId, since }: MailsSince,
): Promise<{ mailed: number; firstAt: Date | null }> {
  const [found] = await database
    .select({ mailed: count(), firstAt: min(invitationMails.mailedAt) })
    .from(invitationMails)
    .where(and(of(invitationMails.organisationId, organisationId), gt(invitationMails.mailedAt, since)));
  return found ?? { mailed: 0, firstAt: null };
}

/** The same of one address. */
export async function countMailsTo(
  database: Sql,
  email: string,
  { organisationId, since }: MailsSince,
): Promise<{ mailed: number; firstAt: Date | null }> {
  const [found] = await database
    .select({ mailed: count(), firstAt: min(invitationMails.mailedAt) })
    .from(invitations)
    .innerJoin(invitationMails, eq(invitationMails.invitationId, invitations.id))
    .where(
      and(
        eq(invitations.email, email),
        of(invitations.organisationId, organisationId),
        gt(invitationMails.mailedAt, since),
      ),
    );
  return found ?? { mailed: 0, firstAt: null };
}

/** How many of the organisation wait for their mail. */
export function countQueued(database: Sql, organisationId: string | null): Promise<number> {
  return database.$count(invitations, and(of(invitations.organisationId, organisationId), isQueued));
}

/** Lets all mails of the organisation that are due wait until `until`, but for one that is being sent. */
export async function putOffMails(
  database: Sql,
  { organisationId, now, until }: { organisationId: string | null; now: Date; until: Date },
): Promise<void> {
  const due = database
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(of(invitations.organisationId, organisationId), isQueued, lte(invitations.mailDueAt, now)))
    .for('update', { skipLocked: true });
  await database.update(invitations).set({ mailDueAt: until }).where(inArray(invitations.id, due));
}

const isQueued = and(eq(invitations.state, 'waiting'), isNotNull(invitations.mailDueAt));

function of(column: AnyPgColumn, organisationId: string | null): SQL {
  return organisationId === null ? isNull(column) : eq(column, organisationId);
}
